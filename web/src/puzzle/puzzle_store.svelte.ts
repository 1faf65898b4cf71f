/** The store of a puzzle: one position, which nobody else sits at and no server keeps a table of. */
import { api, askAgain } from "../api/ask";
import type { AnswerShown, Layout, MoveShown, PositionShown, PuzzleShown } from "../api/types";
import type { Board } from "../boards/boards";
import { settings } from "../lib/settings.svelte";
import { keepSolved } from "../lib/solved";
import { TableStore } from "../table/store.svelte";

export const askPuzzle = (game: string, number: number, language: string): Promise<PuzzleShown> =>
  askAgain(() =>
    api.GET("/games/{game}/puzzles/{number}", { params: { path: { game, number }, query: { language } } }),
  );

export class PuzzleStore extends TableStore {
  puzzle = $state.raw() as PuzzleShown;
  /** The move that was chosen last. */
  chosen = $state.raw<AnswerShown | null>(null);
  /** The language it is told in. */
  #language: string;
  #told = false;

  constructor(puzzle: PuzzleShown, board: Board, own: string, language: string) {
    super(
      {
        id: `puzzle.${puzzle.game}.${puzzle.number}`,
        game: puzzle.game,
        edition: puzzle.edition,
        options: puzzle.options,
        status: "playing",
        seats: puzzle.names.map((name, seat) => ({ seat, name: name || own, here: true })),
        commitment: "",
        watch: "nobody",
        seat: puzzle.seat,
      },
      board,
    );
    this.puzzle = puzzle;
    this.#language = language;
  }

  get seat(): number {
    return this.puzzle.seat;
  }

  get best(): AnswerShown {
    return this.puzzle.answers[0]!;
  }

  get solved(): boolean {
    return this.chosen?.move === this.best.move;
  }

  /** Draw the position, and keep the reasons in the reader's language; for an effect. */
  follow(): void {
    this.load();
    void this.#draw();
    $effect(() => {
      const { language } = settings;
      if (language !== this.#language) void this.#retell(language);
    });
  }

  choose(move: MoveShown): void {
    this.chosen = this.#answerTo(move.key);
    if (this.solved && !this.#told) keepSolved(this.puzzle.game, this.puzzle.number);
  }

  /** Whoever is told the best move does not find it any more. */
  tell(): void {
    this.#told = true;
  }

  #answerTo(move: string | undefined): AnswerShown | null {
    return this.puzzle.answers.find((one) => one.move === move) ?? null;
  }

  async #retell(language: string): Promise<void> {
    const puzzle = await askPuzzle(this.table.game, this.puzzle.number, language).catch(() => null);
    if (!puzzle || language !== settings.language) return; // refused, it stays as it is
    this.#language = language;
    this.puzzle = puzzle;
    this.chosen = this.#answerTo(this.chosen?.move);
  }

  async #draw(): Promise<void> {
    try {
      this.layout = await this.layoutAt(0);
      this.shown = await this.positionAt(0);
    } catch (error) {
      this.failure = error;
    }
  }

  protected override positionAt(_seq: number): Promise<PositionShown> {
    return Promise.resolve(this.puzzle.position);
  }

  protected override async layoutAt(_seq: number): Promise<Layout | null> {
    if (!this.board.needsLayout) return null;
    const { game, number } = this.puzzle;
    return askAgain(() => api.GET("/games/{game}/puzzles/{number}/layout", { params: { path: { game, number } } }));
  }

  /** Why a click on a thing does nothing, by the rule's name; empty where a move begins with it. */
  async whyNot(thing: string, begun: readonly string[]): Promise<string> {
    const { words, reader, puzzle } = this;
    const query = { thing, begun: begun.join(" "), language: settings.language };
    const params = { path: { game: puzzle.game, number: puzzle.number }, query };
    const { refusals } = await askAgain(() => api.GET("/games/{game}/puzzles/{number}/why", { params }));
    const [first] = refusals;
    return first && words ? words.whyNot(first, reader) : "";
  }
}
