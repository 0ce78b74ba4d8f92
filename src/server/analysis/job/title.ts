import { isOnlyPlace } from '../text/places.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { tradesOf } from '../matching/trades/trades.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row, spanOf } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { tokenize } from '../text/tokens.ts';
import { findContract } from './contract.ts';
import { PAGE_TITLES } from './vocabulary.ts';

const GENDER = /(?<!\p{L})\(?(?:h\s?\/\s?f|f\s?\/\s?h|h\/f\/x|f\/h\/x|m\/f|m\/w\/d|m\/f\/d)\)?(?!\p{L})/iu;
/** What comes before a title on its line: « Offre d'emploi : », « Groupe Armor recherche un ». */
const ANNOUNCE =
  /^(?:(?:offre d['’]emploi|fiche de poste|offre de stage|poste|job description|job title|vacancy|intitulé du poste|nous recrutons|recrute|recherche)\s*[:–—-]\s*|(?:.{2,110}?\s)?(?:recrutons|recherchons|cherchons|recrute|recherche|cherche|hiring|looking for|seeking|require)(?:\s(?:actuellement|currently)|\s(?:pour|dans|afin)\s[^.:;!?]{2,90}?,?)?\s(?:un\(e\)|une?(?! de(?!\p{L}))|des|an?|(?:sa|son|notre|leur|its|our)\sfutur\(?e?\)?|(?:our|its)\s(?:next|new))\s|un\(e\)\s|\[[^\]]{3,30}\]\s)/iu;
/** « Social media executive needed »: the title stands before the word. */
const NEEDED = /\s(?:needed|wanted|sought|required|recherchée?s?|recherché\(e\)|demandée?s?)(?!\p{L})/iu;
/** Where it ends in « recherche un technicien pour son site de Brest ». */
const GOES_ON =
  /\s(?:pour|afin|basée?|située?|au sein|chez|dans|en vue|qui|ayant|avec|to|for|who|with|having|based|in our|at|en(?=\s(?:cdi|cdd|intérim|alternance|stage)))\s|\s\(?\d|[.,;!]/iu;
/** What separates facts on one line: cells, bars, dashes, bullets, pictures. */
export const SEPARATOR = /\n|\t|\s[|•·@–—-]\s|\s{3,}|\s?(?![©®™])\p{Extended_Pictographic}\uFE0F?\s/u;
/** A sentence, not a fact. */
export const PROSE =
  /(?<!(?<!\p{L})(?:st|ste|mr|mrs|dr|mme|inc|co|ltd))[.!?]\s|(?<!\p{L})(?:vous|nous|notre|you|we|our|is|are|est|sont)(?!\p{L})/iu;

const words = (text: string): string =>
  tokenize(fold(text))
    .map(({ word }) => word)
    .join(' ');

/** What the page calls itself, its reference, its date. */
export const isPageTitle = (text: string): boolean =>
  PAGE_TITLES.has(words(text)) || /^(?:ref|reference|date|publiee?|posted)(?!\p{L})/u.test(fold(text).trim());

/** What `companyScore` gives for such a word alone. */
const ORGANISATION_WORD = 2.5;

const scoreOf = (row: Row, rank: number, text: string, announced: boolean, body: number): number => {
  const folded = fold(text);
  const type = Math.min(6, Math.max(0, row.fontSize - body)) + (row.bold ? 0.5 : 0);
  const head = Math.max(0, titleScore(folded));
  const trade = tradesOf(text).length > 0 ? (rank === 0 ? 3 : 2) : 0;
  // A title may hold a word of organisations: « Serveur en restaurant », « Store manager ».
  const company = Math.max(0, companyScore(text, folded) - (head > 0 && trade > 0 ? ORGANISATION_WORD : 0));
  const said = head + trade + (GENDER.test(text) ? 4 : 0) + (announced ? 2 : 0);
  const against = rank * 0.3 + (PROSE.test(text) ? 5 : 0) + (isOnlyPlace(text, folded) ? 4 : 0) + company;
  return type + said - against;
};

/** Characters of a line that may be a title without a word that says so. */
const LONGEST = 60;

/** The stretches of a row between separators; after « recherche un », the words up to where the sentence goes on. */
const stretches = (row: Row): { from: number; to: number; announced: boolean }[] => {
  const skip = ANNOUNCE.exec(row.text.slice(row.from))?.[0].length ?? 0;
  const found: { from: number; to: number; announced: boolean }[] = [];
  let from = row.from + skip;
  if (skip > 0) {
    const ends = [SEPARATOR, GOES_ON].map((pattern) => row.text.slice(from).search(pattern)).filter((at) => at > 2);
    return [{ from, to: from + Math.min(...ends, row.text.length - from), announced: true }];
  }
  const needed = row.text.slice(from).search(NEEDED);
  if (needed > 2 && needed <= LONGEST) return [{ from, to: from + needed, announced: true }];
  for (const match of row.text.matchAll(new RegExp(SEPARATOR.source, 'gu'))) {
    if (match.index <= from) continue;
    found.push({ from, to: match.index, announced: false });
    from = match.index + match[0].length;
  }
  return [...found, { from, to: row.text.length, announced: false }];
};

/** A page whose words tell no title bears it on its first line all the same, « Business Development », or a page of one paragraph in its first words. */
const firstLine = (head: readonly Row[]): Found<string> | null => {
  const row = head.find((one) => !isPageTitle(contentOf(one)));
  const [first] = row ? stretches(row) : [];
  if (!row || !first) return null;
  const line = row.text.slice(first.from, first.to);
  const stop = line.search(/[.!?:]\s/u);
  const to = stop < 0 ? first.to : first.from + stop;
  const value = row.text.slice(first.from, to).replaceAll(/\s+/gu, ' ').trim();
  const folded = fold(value);
  const isTitle =
    value.length >= 3 &&
    value.length <= LONGEST &&
    /^[\p{Lu}\d]/u.test(value) &&
    !/[.!?:,]$/u.test(value) &&
    !PROSE.test(value) &&
    !isOnlyPlace(value, folded) &&
    (stop < 0 ? companyScore(value, folded) < ORGANISATION_WORD : tradesOf(value).length > 0) &&
    findContract(folded, true) === null;
  return isTitle ? { value, span: spanOf(row, first.from, to) } : null;
};

/** The title: the words that type and meaning set highest among the first rows of the page. */
export const findTitle = (head: readonly Row[], body: number): Found<string> | null => {
  const rated = head.slice(0, 14).flatMap((row, rank) =>
    stretches(row).flatMap(({ from, to, announced }, place) => {
      const text = row.text.slice(from, to).replaceAll(/\s+/gu, ' ').trim();
      if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text) || isPageTitle(text)) return [];
      const contract = findContract(fold(text), true);
      const isContract = contract !== null && contract.span.end - contract.span.start === text.length;
      const score = scoreOf(row, rank, text, announced, body) - 0.5 * place - (isContract ? 8 : 0);
      return [{ value: text, span: spanOf(row, from, to), score }];
    }),
  );
  const best = rated.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 1 ? { value: best.value, span: best.span } : firstLine(head);
};
