import { testWholeGame } from "./whole_game";

testWholeGame("builders");
