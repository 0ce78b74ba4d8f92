/** First trade of each sector, in the order of the tables. */
const FIRST: ReadonlySet<string> = new Set(
  'developer ui-designer accountant payroll lawyer admin-assistant management-consultant sales-b2b real-estate-agent marketing-digital video nurse social-worker primary-teacher librarian sports-coach civil-engineer mechanical-engineer warehouse cook security-guard agriculture craft'.split(
    ' ',
  ),
);

/** From here on, trades of their own, near only what their line names. */
const RARER = 'funeral';

/** The sector of each trade: those between two first trades. */
export const sectorsOf = (trades: readonly string[]): Map<string, number> => {
  let sector = -1;
  return new Map(
    trades.slice(0, trades.indexOf(RARER)).map((trade) => {
      if (FIRST.has(trade)) sector += 1;
      return [trade, sector];
    }),
  );
};
