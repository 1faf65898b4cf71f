import { testByKeyboard } from "./by_keyboard";

testByKeyboard({
  game: "porta-nigra",
  start: "article:has([href$=porta-nigra]) button.main",
  thing: "[data-thing=basilica]",
  most: 20,
});
