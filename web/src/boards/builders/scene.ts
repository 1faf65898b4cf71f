import crane from "icon:cargo-crane";
import lighthouse from "icon:lighthouse";
import pyramid from "icon:great-pyramid";
import type { Scene } from "../scenes";

export const scene: Scene = {
  late: false,
  pieces: [
    [pyramid, 96, 150, 120, "terracotta"],
    [lighthouse, 190, 150, 112, "lapis"],
    [crane, 276, 150, 96, "wood"],
  ],
};
