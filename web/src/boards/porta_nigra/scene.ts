import bricks from "icon:brick-wall";
import gate from "icon:medieval-gate";
import tower from "icon:stone-tower";
import type { Scene } from "../scenes";

export const scene: Scene = {
  late: true,
  pieces: [
    [gate, 180, 152, 132, "stone"],
    [tower, 76, 150, 100, "terracotta"],
    [bricks, 288, 151, 76, "red"],
  ],
};
