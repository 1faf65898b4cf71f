import coliseum from "icon:coliseum";
import columns from "icon:ancient-columns";
import laurels from "icon:laurels";
import temple from "icon:greek-temple";
import type { Scene } from "../scenes";

export const scene: Scene = {
  late: true,
  pieces: [
    [laurels, 180, 92, 82, "gold"],
    [coliseum, 176, 152, 132, "red"],
    [columns, 70, 150, 84, "marble"],
    [temple, 288, 150, 96, "lapis"],
  ],
};
