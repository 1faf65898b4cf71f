/** The picture of each game, kept by its board: a frieze of its things, shown before the board itself is loaded. */

/** Drawing, middle, ground line, size, tone. */
export type Piece = readonly [string, number, number, number, string];

export interface Scene {
  /** The sky of the evening. */
  late: boolean;
  pieces: readonly Piece[];
}

const scenes = import.meta.glob<Scene>("./*/scene.ts", { eager: true, import: "scene" });

export function sceneOf(game: string): Scene {
  return scenes[`./${game.replaceAll("-", "_")}/scene.ts`] ?? scenes["./plain/scene.ts"]!;
}
