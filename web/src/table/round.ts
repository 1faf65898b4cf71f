/** One device round the table: seating people beside the browser's own person, and who of them sits where. */
import { api, ask, inNameOf, Refused } from "../api/ask";
import type { TableShown } from "../api/types";
import { type Companion, companions, dropCompanion, keepCompanion, type Local } from "../lib/companions";
import { deviceName } from "../lib/devices";
import { sitDown } from "./receipt";

/** Who of this device sits at a table that is shown to its own person; whoever was sent away is no longer among them. */
export function seatedHere(table: TableShown, kept: readonly Local[]): Local[] {
  const others = kept.filter((one) => one.token && table.seats[one.seat]?.name === one.name);
  const seat = table.seat ?? null;
  const own = seat === null ? [] : [{ seat, name: table.seats[seat]?.name ?? "", token: "" }];
  return others.length > 0 ? [...own, ...others].sort((one, other) => one.seat - other.seat) : [];
}

/** Seat somebody else who plays at this device. */
export async function seatBeside(
  table: TableShown,
  seat: number,
  name: string,
  here: readonly Local[],
): Promise<Local> {
  const companion = await companionCalled(name, table, here);
  const who = inNameOf(companion.token);
  const params = { path: { table_id: table.id } };
  const { invite } = table;
  if (invite) await ask(() => api.POST("/tables/{table_id}/visits", { params, body: { invite }, ...who }));
  const local = { ...companion, seat };
  await sitDown(table, seat, local);
  return local;
}

/** Somebody who sat at this device before and is known by that name, or a new guest. */
async function companionCalled(name: string, table: TableShown, here: readonly Local[]): Promise<Companion> {
  const before = companions().find((one) => one.name === name && !here.some(({ token }) => token === one.token));
  if (before && (await isStillHere(before))) return before;
  const body = {
    name,
    device: deviceName(navigator.userAgent),
    session: "token" as const,
    ...(table.invite && { table: table.id, invite: table.invite }),
  };
  const guest = await ask(() => api.POST("/guests", { body }));
  const companion = { name: guest.name, token: guest.token ?? "" };
  keepCompanion(companion);
  return companion;
}

async function isStillHere(one: Companion): Promise<boolean> {
  try {
    await ask(() => api.GET("/me", inNameOf(one.token)));
    return true;
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
    dropCompanion(one.token);
    return false;
  }
}
