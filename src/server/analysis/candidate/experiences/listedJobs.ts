import type { Row } from '../../text/rows.ts';
import { type Draft, headOf } from './entryHeads.ts';
import { postLines } from './undatedJobs.ts';

/** Of the lines under such a date, the share that must be posts. */
const LISTED_SHARE = 0.5;

/** « Other jobs, 2006 – 2017 » over a list of posts: where a date has neither title nor employer, the posts of the list below it are the jobs. */
export const withListedJobs = (rows: readonly Row[], drafts: readonly Draft[]): readonly Draft[] =>
  drafts.flatMap((draft, index) => {
    const { titled, company } = headOf(rows, draft, draft.to);
    const told = rows.slice(draft.to, drafts[index + 1]?.from ?? rows.length);
    const listed = !titled && company === '' && told.every(({ bullet }) => bullet) ? postLines(told, LISTED_SHARE) : [];
    return listed.length === 0
      ? [draft]
      : listed.map(({ anchor, from, to }) => ({
          anchor: { ...anchor, index: anchor.index + draft.to },
          from: from + draft.to,
          to: to + draft.to,
        }));
  });
