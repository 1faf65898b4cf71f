import amphora from "icon:amphora";
import owl from "icon:barn-owl";
import temple from "icon:greek-temple";
import type { Scene } from "../scenes";

export const scene: Scene = {
  late: false,
  pieces: [
    [temple, 184, 152, 128, "marble"],
    [owl, 78, 150, 88, "wood"],
    [amphora, 290, 150, 84, "terracotta"],
  ],
};
