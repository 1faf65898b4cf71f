/** Who leads which role, and what each of the others answered, in the order of play. */
import type { GloryView } from "./view";

export type Answer = "leads" | "follows" | "thinks" | "chooses" | "waits";

export interface Answered {
  seat: number;
  answer: Answer;
  /** The question lies before this seat now. */
  asked: boolean;
}

export function answersOf(view: Pick<GloryView, "leader" | "pending" | "players" | "role">): Answered[] {
  const seats = view.players.length;
  const asked = view.pending.at(-1)?.seat;
  const course = view.pending.find((one) => one.name === "turn");
  const following = course?.args?.["phase"] === "follow";
  const order = view.players.map((_, place) => (view.leader + place) % seats);
  return order.map((seat, place) => ({ seat, answer: answerOf(seat, place), asked: seat === asked }));

  function answerOf(seat: number, place: number): Answer {
    if (seat === view.leader) return "leads";
    if (view.players[seat]!.actions > 0) return "follows";
    const choosing = view.pending.slice(1).some((one) => one.seat === seat);
    const decided = course && (!following || (!choosing && place < Number(course.args?.["place"])));
    if (view.role && decided) return "thinks";
    return view.role && choosing ? "chooses" : "waits";
  }
}
