/** The colour this game is offered in, by the name of its token. */
export const tone = "terracotta";
