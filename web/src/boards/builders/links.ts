/** The rule behind each line of the log of The Builders. */
export const LINKS: Readonly<Record<string, string>> = {
  "moved-row-buildings-to-p-sites": "b.open.cost",
  "moved-row-workers-to-p-team": "b.recruit.cost",
  "moved-pile-slaves-to-p-team": "b.slave.price",
  "moved-pile-tools-to-p-tools": "b.tool.price",
  "moved-pile-universities-to-p-lessons": "b.university.price",
  "moved-pile-loans-to-p-loans": "b.loan.take",
  "moved-p-loans-to-box": "b.loan.repay",
  "moved-p-team-to-crew": "b.work.cost",
  "moved-p-purse-to-bank": "b.turn.extra-actions",
  "moved-bank-to-p-purse": "b.take.cost",
  "happened-finished": "b.finish.automatic",
  "happened-taught": "b.university.replaces",
  "happened-freed": "b.slave.free-cost",
  "happened-last-round": "b.end.equal-turns",
  "happened-exhausted": "b.end.exhausted",
  "happened-count": "b.count.total",
};
