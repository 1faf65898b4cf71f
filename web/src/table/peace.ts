/** What hosts do for the peace of a table, and everyone for their own. Every change comes back on the stream as well. */
import { api, ask } from "../api/ask";
import type { TableShown, WatchersShown } from "../api/types";

const at = (table_id: string) => ({ params: { path: { table_id } } });

export function renewInvitation(id: string): Promise<TableShown> {
  return ask(() => api.POST("/tables/{table_id}/invitation", at(id)));
}

export function closeChat(id: string, chat_closed: boolean): Promise<TableShown> {
  return ask(() => api.PATCH("/tables/{table_id}", { ...at(id), body: { chat_closed } }));
}

export function unlist(id: string): Promise<TableShown> {
  return ask(() => api.PATCH("/tables/{table_id}", { ...at(id), body: { in_lobby: false } }));
}

export function closeTable(id: string): Promise<TableShown> {
  return ask(() => api.DELETE("/tables/{table_id}", at(id)));
}

export function watchersOf(id: string): Promise<WatchersShown> {
  return ask(() => api.GET("/tables/{table_id}/watchers", at(id)));
}

export function sendAway(id: string, n: number): Promise<TableShown> {
  return ask(() => api.DELETE("/tables/{table_id}/watchers/{n}", { params: { path: { table_id: id, n } } }));
}

/** Muting is told to nobody, so nothing but the reader's own list of muted seats changes. */
export async function mute(table: TableShown, seat: number, on: boolean): Promise<TableShown> {
  const path = { params: { path: { table_id: table.id, seat } } };
  const address = "/tables/{table_id}/seats/{seat}/mute";
  await ask(() => (on ? api.PUT(address, path) : api.DELETE(address, path)));
  const others = (table.muted ?? []).filter((one) => one !== seat);
  return { ...table, muted: on ? [...others, seat].sort((one, other) => one - other) : others };
}
