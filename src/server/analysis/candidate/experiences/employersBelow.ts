import type { Row } from '../../text/rows.ts';
import { type Draft, headOf } from './entryHeads.ts';
import type { Habits } from './habits.ts';

/**
 * « Associate Professor, 2018– » over « Assistant Professor, 2012–2018 » over « Orvane University »: the employer of several posts, named
 * once below the last of them, for each post above that one.
 */
export const employersBelow = (rows: readonly Row[], drafts: readonly Draft[], habits: Habits): ReadonlyMap<Draft, string> => {
  const below = new Map<Draft, string>();
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const [draft, next] = [drafts[at]!, drafts[at + 1]!];
    const isOneRow = draft.from === draft.anchor.index && draft.to === draft.anchor.index + 1 && next.from === draft.to;
    if (!isOneRow || next.from !== next.anchor.index) continue;
    const head = headOf(rows, draft, draft.to, habits);
    if (!head.titled || head.company !== '') continue;
    const own = headOf(rows, next, next.anchor.index + 1, habits);
    const company = below.get(next) ?? (own.company === '' ? headOf(rows, next, next.to, habits).company : '');
    if (own.titled && company !== '') below.set(draft, company);
  }
  return below;
};
