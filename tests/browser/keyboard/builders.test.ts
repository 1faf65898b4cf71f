import { testByKeyboard } from "./by_keyboard";

testByKeyboard({ game: "builders", start: ".hero button.main", thing: "[data-zone='row.buildings']" });
