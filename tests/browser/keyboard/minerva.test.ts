import { testByKeyboard } from "./by_keyboard";

testByKeyboard({
  game: "minerva",
  start: "article:has([href$=minerva]) button.main",
  thing: "[data-zone=row]",
  most: 20,
});
