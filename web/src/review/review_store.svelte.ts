/** The review of a game that is over: looked for, asked for, and waited for while the server makes it. */
import { api, ask, askAgain, Refused } from "../api/ask";
import type { Review, ReviewShown } from "../api/types";

/** Milliseconds between two looks at a review that is being made. */
const BEAT = 1000;

export class ReviewStore {
  shown = $state.raw<ReviewShown | null>(null);
  failure = $state.raw<unknown>(null);
  /** Whether nobody has asked for it yet. */
  missing = $state(false);
  review: Review | null = $derived(this.shown?.review ?? null);

  constructor(readonly id: string) {}

  get #params(): { path: { table_id: string } } {
    return { path: { table_id: this.id } };
  }

  /** Look whether it is there, for as long as the effect lives that this is called in. */
  follow(): () => void {
    let gone = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      try {
        const shown = await askAgain(() => api.GET("/tables/{table_id}/review", { params: this.#params }));
        if (gone) return;
        this.shown = shown;
        if (shown.state === "waiting" || shown.state === "running") timer = window.setTimeout(look, BEAT);
      } catch (error) {
        if (gone) return;
        if (error instanceof Refused && error.status === 404) this.missing = true;
        else this.failure = error;
      }
    };
    this.#look = look;
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  #look: () => Promise<void> = () => Promise.resolve();

  async make(): Promise<void> {
    this.failure = null;
    try {
      this.shown = await ask(() => api.POST("/tables/{table_id}/review", { params: this.#params }));
      this.missing = false;
      await this.#look();
    } catch (error) {
      this.failure = error;
    }
  }
}
