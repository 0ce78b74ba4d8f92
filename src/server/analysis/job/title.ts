import { isOnlyPlace } from '../candidate/places.ts';
import { companyScore, titleScore } from '../candidate/segments.ts';
import { fold } from '../text/fold.ts';
import { type Row, spanOf } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { tokenize } from '../text/tokens.ts';
import { PAGE_TITLES } from './vocabulary.ts';

const GENDER = /(?<!\p{L})\(?(?:h\s?\/\s?f|f\s?\/\s?h|h\/f\/x|f\/h\/x|m\/f|m\/w\/d|m\/f\/d)\)?(?!\p{L})/iu;
/** What comes before a title on its line: « Offre d'emploi : », « Groupe Armor recherche un ». */
const ANNOUNCE =
  /^(?:(?:offre d['’]emploi|fiche de poste|offre de stage|poste|job description|job title|vacancy|intitulé du poste|nous recrutons|recrute|recherche)\s*[:–—-]\s*|(?:.{2,50}?\s)?(?:recrutons|recherchons|recrute|recherche|hiring|looking for|seeking)\s(?:actuellement |currently )?(?:un\(e\)|une?|des|an?)\s)/iu;
/** Where it ends in « recherche un technicien pour son site de Brest ». */
const GOES_ON = /\s(?:pour|afin|basée?|située?|au sein|chez|dans|en vue|to|for|who|based|in our|at)\s|[.,;!]/iu;
/** What separates facts on one line: cells, bars, dashes, bullets. */
export const SEPARATOR = /\n|\t|\s[|•·–—-]\s|\s{3,}/u;
/** A sentence, not a fact. */
export const PROSE = /[.!?]\s|(?<!\p{L})(?:vous|nous|notre|you|we|our|is|are|est|sont)(?!\p{L})/iu;

const words = (text: string): string =>
  tokenize(fold(text))
    .map(({ word }) => word)
    .join(' ');

/** What the page calls itself, its reference, its date. */
export const isPageTitle = (text: string): boolean =>
  PAGE_TITLES.has(words(text)) || /^(?:ref|reference|date|publiee?|posted)(?!\p{L})/u.test(fold(text).trim());

const scoreOf = (row: Row, rank: number, text: string, announced: boolean, body: number): number => {
  const folded = fold(text);
  const type = Math.min(6, Math.max(0, row.fontSize - body)) + (row.bold ? 0.5 : 0);
  const said = Math.max(0, titleScore(folded)) + (GENDER.test(text) ? 4 : 0) + (announced ? 2 : 0);
  const against = rank * 0.3 + (PROSE.test(text) ? 5 : 0) + (isOnlyPlace(text, folded) ? 4 : 0) + Math.max(0, companyScore(text, folded));
  return type + said - against;
};

/** The title: the line that type and words set highest among the first of the page. */
export const findTitle = (head: readonly Row[], body: number): Found<string> | null => {
  const rated = head.slice(0, 14).flatMap((row, rank) => {
    const skip = ANNOUNCE.exec(row.text.slice(row.from))?.[0].length ?? 0;
    const from = row.from + skip;
    const rest = row.text.slice(from);
    const ends = [SEPARATOR, ...(skip > 0 ? [GOES_ON] : [])].map((pattern) => rest.search(pattern)).filter((at) => at > 2);
    const to = from + Math.min(...ends, rest.length);
    const text = row.text.slice(from, to).replaceAll(/\s+/gu, ' ').trim();
    if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text) || isPageTitle(text)) return [];
    return [{ value: text, span: spanOf(row, from, to), score: scoreOf(row, rank, text, skip > 0, body) }];
  });
  const best = rated.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 1 ? { value: best.value, span: best.span } : null;
};
