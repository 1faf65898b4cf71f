/** What the reader has answered ahead at this table: kept by the server, which then declines for them. */
import { api, ask, askAgain } from "../api/ask";
import type { Standing, StandingOrder } from "../api/types";
import type { LiveStore } from "./live_store.svelte";

export class StandingOrders {
  readonly #live: LiveStore;
  #orders = $state.raw<readonly StandingOrder[]>([]);

  constructor(live: LiveStore) {
    this.#live = live;
  }

  /** The questions that can be answered ahead here, by this reader. */
  get questions(): readonly Standing[] {
    const { table, meta, latest } = this.#live;
    const plays = typeof table.seat === "number" && table.status === "playing" && !latest?.outcome;
    return plays ? (meta?.standing ?? []) : [];
  }

  /** Whether all that need not be met is declined. */
  get declined(): boolean {
    return this.questions.every(({ question }) => this.#declines(question));
  }

  /** What could be answered ahead about the question that is asked now, and is not. */
  get offered(): Standing | null {
    const { ready, shown, seat } = this.#live;
    if (!ready || seat === null || shown?.decider !== seat) return null;
    const asked = shown.view.pending.at(-1)?.name;
    return this.questions.find(({ question }) => question === asked && !this.#declines(question)) ?? null;
  }

  /** Ask for what was answered ahead before, if there can be anything; for an effect. */
  load(): void {
    if (this.questions.length === 0) return;
    const params = { path: { table_id: this.#live.id } };
    askAgain(() => api.GET("/tables/{table_id}/standing", { params })).then(
      ({ orders }) => (this.#orders = orders),
      () => undefined, // then the switch stands where it stands for most
    );
  }

  /** Decline these questions from now on, or be asked them again. */
  async decline(questions: readonly Standing[], wanted: boolean): Promise<void> {
    const kinds = questions.map(({ question }) => question);
    const others = this.#orders.filter(({ kind }) => !kinds.includes(kind));
    const orders = [...others, ...(wanted ? kinds.map((kind) => ({ answer: "decline" as const, kind })) : [])];
    const params = { path: { table_id: this.#live.id } };
    const kept = await ask(() => api.PUT("/tables/{table_id}/standing", { params, body: { orders } }));
    this.#orders = kept.orders;
  }

  #declines(question: string): boolean {
    return this.#orders.some(({ kind }) => kind === question);
  }
}
