/** The emblem of the house, four horses before one chariot: the figure of the favicon, without its ground. */
import mark from "./mark.svg?raw";

export const emblem = /<g fill-rule.*?<\/g>/s.exec(mark)![0];
