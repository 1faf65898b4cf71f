import { testWholeGame } from "./whole_game";

testWholeGame("porta-nigra");
