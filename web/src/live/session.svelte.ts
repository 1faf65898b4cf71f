/** Who is here, and what concerns them: their tables, the lobby, whether the connection is open. */
import { api, ask, inNameOf, Refused } from "../api/ask";
import type { GameMeta, GamesShown, Listed, PersonShown } from "../api/types";
import { port } from "./port";
import { companions, isAsked } from "../lib/companions";
import { deviceName } from "../lib/devices";
import { invitationIn } from "../lib/invitation";
import { drop, keep, recall } from "../lib/kept";
import { titleIn } from "../lib/languages";
import { route } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";

const NAMES = ["Livia", "Marcus", "Aelia", "Titus", "Flavia", "Gaius", "Octavia", "Lucius", "Cornelia", "Quintus"];

class Session {
  person = $state.raw<PersonShown | null>(null);
  /** Whether it is known yet who is here. */
  known = $state(false);
  open = $state(true);
  /** Whether the server has no room for another stream of this person. */
  crowded = $state(false);
  tables = $state.raw<Listed[]>([]);
  lobby = $state.raw<Listed[]>([]);
  /** Where the lobby goes on after its first page, if it does. */
  lobbyNext = $state("");
  games = $state.raw<GameMeta[]>([]);
  bots = $state.raw<string[]>([]);
  /** The games that have a guided first game. */
  guided = $state.raw<string[]>([]);
  /** Those that say on a page what a turn is. */
  turnPages = $state.raw<string[]>([]);
  /** Who may become a guest of this server. */
  guests = $state<GamesShown["guests"]>("open");

  /** The games people are offered. */
  get offered(): GameMeta[] {
    return this.games.filter((game) => game.listed !== false);
  }

  /** What a game is called in the reader's language. */
  titleOf(game: string): string {
    const meta = this.games.find((one) => one.id === game);
    return meta ? titleIn(settings.language, meta) : game;
  }

  /** Tables where this person, or somebody else at this device, is asked now. */
  get waiting(): Listed[] {
    return this.tables.filter(isAsked);
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
    this.guided = shown.guided;
    this.turnPages = shown.turn_pages;
    this.guests = shown.guests;
  }

  /** Make sure there is somebody: a name is enough, and where guests are invited the link they came by. */
  async be(name: string): Promise<PersonShown> {
    const wanted = name.trim() || this.suggestion;
    keep("name", wanted);
    const device = deviceName(navigator.userAgent);
    const body = { name: wanted, device, ...invitationIn(route.parts, route.hash) };
    if (!this.person) this.#arrive(await ask(() => api.POST("/guests", { body })));
    else if (this.person.name !== wanted) this.person = await ask(() => api.PATCH("/me", { body: { name: wanted } }));
    return this.person!;
  }

  /** Somebody, whoever: for a game that begins at one click. */
  async beSomebody(): Promise<PersonShown> {
    return this.person ?? this.be(this.suggestion);
  }

  /** Be forgotten, by the server and by this browser. What is on the screen is nobody's any more: load the page anew. */
  async beForgotten(): Promise<void> {
    if (!this.person) return;
    const { name } = this.person;
    await ask(() => api.DELETE("/me", { body: { name } }));
    // Whose token has ended can no longer be forgotten by us, and is by the server in time.
    const others = companions().map((one) => api.DELETE("/me", { body: { name: one.name }, ...inNameOf(one.token) }));
    await Promise.allSettled(others);
    drop("name", "receipt.", "sealed.", "seen.", "round.", "companions");
  }

  #arrive(person: PersonShown): void {
    this.person = person;
    port.listen({
      connection: (open, crowded) => {
        this.open = open;
        this.crowded = crowded;
      },
      lists: (lists) => {
        this.tables = lists.tables;
        this.lobby = lists.lobby;
        this.lobbyNext = lists.next;
      },
    });
  }
}

export const session = new Session();
