/** People who want to get somewhere: which move they make of those they may. */
import type { Choose, Shown } from "./people";

type Move = { key: string; at: string[] };

function among(moves: readonly Move[], random: () => number): Move {
  return moves[Math.floor(random() * moves.length)]!;
}

function verb(move: Move): string {
  return move.key.split(" ")[0]!;
}

interface Site {
  id: string;
  missing: number[];
}

/** Few sites, the middling buildings, everybody to work, and the site that lacks least. */
const builders: Choose = (position, random) => {
  const moves = position.moves!;
  const of = (wanted: string): Move[] => moves.filter((move) => verb(move) === wanted);
  const view = position.view as { active: number; players: { sites: Site[]; team: unknown[]; sesterces: number }[] };
  const own = view.players[position.decider!]!;
  const lacks = (id: string): number =>
    own.sites.find((site) => site.id === id)?.missing.reduce((sum, one) => sum + one, 0) ?? 99;
  const card = (move: Move): string => move.key.split(" ")[1]!;
  const worth = (move: Move): number => Math.abs(Number(card(move).slice(1)) - 13);
  if (of("to").length) return of("to").sort((one, other) => lacks(card(one)) - lacks(card(other)))[0]!;
  if (of("open").length && own.sites.length < 1) return of("open").sort((one, other) => worth(one) - worth(other))[0]!;
  if (of("send").length) return among(of("send"), random);
  if (of("recruit").length && own.team.length < 2) return among(of("recruit"), random);
  if (of("take").length) return of("take").at(-1)!;
  return of("done")[0] ?? of("end")[0] ?? among(moves, random);
};

/** By chance, but rather building than thinking, and rather anything than nothing. */
const glory: Choose = (position, random) => {
  const keen: Record<string, number> = { done: 0.1, think: 0.5, refill: 4, play: 3, build: 8, found: 5 };
  const weights = position.moves!.map((move) => keen[verb(move)] ?? 1);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return position.moves!.find((_, place) => (left -= weights[place]!) < 0) ?? position.moves![0]!;
};

/** From the keenest on: build whenever it is possible, buy what is missing, and try anything now and then. */
const KEEN = [
  ["on", "add", "stack", "white", "points", "build", "spend build", "honour", "coins", "buy"],
  ["influence", "torch", "spend roman", "play", "place", "first", "forfeit", "end"],
].flat();
const porta: Choose = (position, random) => {
  const moves = position.moves!;
  if (random() < 0.12) return among(moves.filter((move) => verb(move) !== "end").concat(moves.slice(0, 1)), random);
  const found = KEEN.map((kind) => moves.filter((move) => `${move.key} `.startsWith(`${kind} `)));
  return among(found.find((some) => some.length > 0) ?? moves, random);
};

interface Town {
  round: number;
  players: { city: { tile: string }[] }[];
  pending: { name: string }[];
}

/** Build a good deal, look along the rows now and then, hire whoever comes. */
const minerva: Choose = (position, random) => {
  const moves = position.moves!;
  const of = (...wanted: string[]): Move[] => moves.filter((move) => wanted.includes(verb(move)));
  const { round, players, pending } = position.view as unknown as Town;
  const { city } = players[position.decider!]!;
  const homes = city.filter((cell) => cell.tile === "residence").length;
  if (pending.at(-1)!.name === "turn") {
    if (of("assistant").length) return among(of("assistant"), random);
    if (of("residence").length && city.length - homes > 2 * homes + 1) return of("residence")[0]!;
    if (of("build").length && city.length < 3 + 3 * round) return among(of("build"), random);
    return of("sell").length && random() < 0.3 ? among(of("sell"), random) : of("pass")[0]!;
  }
  const asked = [of("up", "down", "left", "right"), of("hire"), moves.filter((move) => !/^(sell|done)/.test(move.key))];
  return among(asked.find((some) => some.length > 0) ?? (of("done").length ? of("done") : moves), random);
};

export const CHOICES: Record<string, Choose> = { builders, "glory-to-rome": glory, "porta-nigra": porta, minerva };

/** The same taste, with the sorts of moves it made noted. */
export function noting(choose: Choose, used: Set<string>): Choose {
  return (position, random) => {
    const move = choose(position, random);
    used.add(verb(move));
    return move;
  };
}

export const byChance: Choose = (position: Shown, random) => among(position.moves!, random);
