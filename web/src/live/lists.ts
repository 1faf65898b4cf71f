/** My tables and the lobby, kept up to date by what the connection tells. */
import type { Listed } from "../api/types";

export interface Lists {
  tables: Listed[];
  /** The first page of the lobby, and where the second begins; empty where there is none. */
  lobby: Listed[];
  next: string;
}

export const NO_LISTS: Lists = { tables: [], lobby: [], next: "" };

function replaced(list: readonly Listed[], id: string, by: Listed | null, add: boolean): Listed[] {
  const known = list.some((one) => one.id === id);
  if (by && known) return list.map((one) => (one.id === id ? by : one));
  const rest = list.filter((one) => one.id !== id);
  return by && add ? [by, ...rest] : rest;
}

export function merged(lists: Lists, event: string, data: unknown): Lists {
  if (event === "tables") return data as Lists;
  if (event === "more") return { ...lists, ...(data as { next: string }) };
  if (event === "gone") {
    const { id } = data as { id: string };
    return {
      ...lists,
      tables: replaced(lists.tables, id, null, false),
      lobby: replaced(lists.lobby, id, null, false),
    };
  }
  const table = data as Listed;
  const mine = table.seat !== undefined && table.seat !== null;
  return {
    ...lists,
    tables: replaced(lists.tables, table.id, mine ? table : null, true),
    lobby: replaced(lists.lobby, table.id, table.status === "open" ? table : null, !mine),
  };
}

/** Tables with those of further pages behind them, each once: what is told live is newer. */
export function continued(live: readonly Listed[], further: readonly Listed[]): Listed[] {
  const known = new Set(live.map((one) => one.id));
  const tables = [...live];
  for (const table of further) {
    if (!known.has(table.id)) tables.push(table);
    known.add(table.id);
  }
  return tables;
}
