/** The invitation in an address: that of a table, `/t/ID#invite=…`, or of the server itself, `/#welcome=…`. */

export interface Invitation {
  table?: string;
  invite?: string;
}

export function invitationIn(parts: readonly string[], hash: string): Invitation {
  const [, kind, invite] = /^#(invite|welcome)=([\w-]+)$/.exec(hash) ?? [];
  if (kind === "invite" && parts[0] === "t" && parts[1]) return { table: parts[1], invite: invite! };
  return kind === "welcome" && parts.length === 0 ? { invite: invite! } : {};
}
