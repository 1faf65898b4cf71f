/** Who is here, and what concerns them: their tables, the lobby, whether the connection is open. */
import { api, ask, Refused } from "../api/ask";
import type { GameMeta, Listed, PersonShown } from "../api/types";
import { port } from "./port";
import { keep, recall } from "../lib/kept";

const NAMES = ["Livia", "Marcus", "Aelia", "Titus", "Flavia", "Gaius", "Octavia", "Lucius", "Cornelia", "Quintus"];

class Session {
  person = $state.raw<PersonShown | null>(null);
  /** Whether it is known yet who is here. */
  known = $state(false);
  open = $state(true);
  tables = $state.raw<Listed[]>([]);
  lobby = $state.raw<Listed[]>([]);
  games = $state.raw<GameMeta[]>([]);
  bots = $state.raw<string[]>([]);

  /** The games people are offered. */
  get offered(): GameMeta[] {
    return this.games.filter((game) => game.listed !== false);
  }

  /** Tables where this person is asked now. */
  get waiting(): Listed[] {
    return this.tables.filter((one) => one.status === "playing" && one.seat !== undefined && one.decider === one.seat);
  }

  /** The name somebody without one goes by until they choose another. */
  get suggestion(): string {
    return recall("name", NAMES[Math.floor(Math.random() * NAMES.length)]!);
  }

  async begin(): Promise<void> {
    const games = ask(() => api.GET("/games"));
    try {
      this.#arrive(await ask(() => api.GET("/me")));
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
    } finally {
      this.known = true;
    }
    const shown = await games;
    this.games = shown.games;
    this.bots = shown.bots;
  }

  /** Make sure there is somebody: a name is enough. */
  async be(name: string): Promise<PersonShown> {
    const wanted = name.trim() || this.suggestion;
    keep("name", wanted);
    if (!this.person) this.#arrive(await ask(() => api.POST("/guests", { body: { name: wanted } })));
    else if (this.person.name !== wanted) this.person = await ask(() => api.PATCH("/me", { body: { name: wanted } }));
    return this.person!;
  }

  /** Somebody, whoever: for a game that begins at one click. */
  async beSomebody(): Promise<PersonShown> {
    return this.person ?? this.be(this.suggestion);
  }

  #arrive(person: PersonShown): void {
    this.person = person;
    port.listen({
      connection: (open) => (this.open = open),
      lists: (lists) => {
        this.tables = lists.tables;
        this.lobby = lists.lobby;
      },
    });
  }
}

export const session = new Session();
