import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { type Draft, headOf } from './entryHeads.ts';
import type { Habits } from './habits.ts';
import { isNameLike } from './nameLike.ts';

/** Jobs that show together where their section names employers. */
const MIN_JOBS = 2;

/** « • Orvatel »: a bullet with nothing but what may be a name. */
const mayBeEmployer = (text: string): boolean =>
  /^\p{Lu}[^:;,.]*$/u.test(text) && isNameLike(text) && titleScore(fold(text)) < 3 && skillIdsOf(text).length === 0;

/**
 * « 2019 : Vendeuse » over « • Orvatel » and « • Accueil des clients », where words tell the employer in the same bullet of another job:
 * the first bullet under each title names who employed.
 */
export const employersInBullets = (rows: readonly Row[], drafts: readonly Draft[], habits: Habits): ReadonlyMap<Draft, string> => {
  const under = drafts.map(({ anchor }) => rows[anchor.index + 1]);
  if (drafts.length < MIN_JOBS || !under.every((row) => row?.bullet)) return new Map();
  const jobs = drafts.map((draft, index) => {
    const text = contentOf(under[index]!);
    const { titled, company } = headOf(rows, draft, draft.to, habits);
    const isSure = company !== '' && company === text && companyScore(text, fold(text)) >= 2.5;
    return { draft, text, isSure, isLikely: titled && company === '' && mayBeEmployer(text) };
  });
  const agree = jobs.some(({ isSure }) => isSure) && jobs.every(({ isSure, isLikely }) => isSure || isLikely);
  return new Map(agree ? jobs.filter(({ isLikely }) => isLikely).map(({ draft, text }) => [draft, text]) : []);
};
