/** Ids of things: `gate@p0.hand` is the Gate in the hand of seat 0, and no other Gate. What is unique has an id of its own. */

export const lying = (kind: string, zone: string): string => `${kind}@${zone}`;

/** What a thing is, wherever it lies. */
export const kindOf = (thing: string): string => thing.split("@", 1)[0]!;

/** The place a thing's id names; empty for what goes by an id of its own. */
export const zoneOf = (thing: string): string => thing.slice(kindOf(thing).length + 1);
