import { testWholeGame } from "./whole_game";

testWholeGame("glory-to-rome");
