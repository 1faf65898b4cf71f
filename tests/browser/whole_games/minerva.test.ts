import { testWholeGame } from "./whole_game";

testWholeGame("minerva");
