import arch from "icon:triple-gate";
import village from "icon:village";
import type { Scene } from "../scenes";

export const scene: Scene = {
  late: false,
  pieces: [
    [village, 110, 150, 110, "terracotta"],
    [arch, 250, 151, 100, "stone"],
  ],
};
