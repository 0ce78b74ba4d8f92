import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { tellsSubject } from './courses.ts';
import { describe, tidy } from './segment.ts';
import { STRONG } from './strongCuts.ts';

/** « (79) »: of a French town. */
const DEPARTMENT = /^(?:\d{2,3}|2[AB])$/u;

/** « Bern and Zurich (CH) »: the country of towns, and no hospital. */
const isCountryOf = (before: string, inner: string): boolean => {
  const towns = before.split(', ').at(-1)!.trim();
  return /^\p{Lu}{2}$/u.test(inner) && isOnlyPlace(towns, fold(towns));
};

/** « (éditeur de logiciels, 40 personnes) », « (commercial fit-outs) », « (Seed fintech) »: what an employer is, behind its name. */
const TELLS =
  /^(?:pre-)?seed(?!\p{L})|^(?!(?:ex|anciennement|formerly|now|via|chez|at)\s)\p{Ll}[\p{L}'’-]*,?\s[^()]*$|\s(?:fintech|saas|scale-?up|firm)$/u;

/** « ($7M) », « (45 salariés) »: how large it is. */
const SIZE =
  /^(?:env\.? |approx\.? |about |over |plus de |~ ?)?(?:[$£€]\s?\d|\d[\d ,.]*\+?\s?(?:[km]?[€$£]|m(?:illions?)?(?!\p{L})|employees|people|staff|beds|rooms|seats|salari\p{L}+|personnes|collaborat\p{L}+|lits|couverts))/iu;

/** « Agente (mi-temps) et secrétaire (mi-temps) »: a second post behind the contract of the first. */
const GOES_ON = /^\s(?:et|puis|and|then)\s/u;

/** « Orvane Ltd » at the end of what stands before a bracket. */
const named = (before: string): boolean => {
  const name = before.split(', ').at(-1)!.trim();
  return /^\p{Lu}/u.test(name) && titleScore(fold(name)) === 0 && !describe(name, 0, false, false).contract;
};

/** « …, Hôpital Orme, Lodre » in front of a bracket: what the bracket holds is no employer. */
const endsWithTown = (text: string): boolean => {
  const [first, ...others] = text.split(/,\s/u);
  const last = (others.at(-1) ?? '').trim();
  return first !== '' && others.length > 1 && isOnlyPlace(last, fold(last));
};

/** « Assistante, service achats, Hôpital Orme » in front of a bracket: an employer that has its name. */
const endsWithFirm = (text: string): boolean => {
  const [, ...others] = text.split(/,\s/u);
  return others.some((piece) => companyScore(piece, fold(piece)) >= 2.5 && titleScore(fold(piece)) < 3);
};

/** « (association) »: a kind of employer, and no name. */
const KIND = /^\p{L}\p{Ll}+$/u;

/** « Librarian (Children’s Services) - Orvane Libraries »: what follows a bracket is the employer. */
const isFirmBehind = (behind: string): boolean => {
  const [, name = ''] = /^\s[–—|-]\s([^,|–—]+)/u.exec(behind) ?? [];
  return companyScore(name, fold(name)) >= 2 && titleScore(fold(name)) < 2;
};

/** A row whose brackets are facts of their own where they hold one: an employer, a town, a contract, a title behind a name. */
export const splitBrackets = (text: string): string =>
  text.replaceAll(/\s?\(([^()]{1,80})\)/g, (whole, inner: string, at: number) => {
    const folded = fold(inner);
    const before = text.slice(0, at).split(STRONG).at(-1) ?? '';
    const behind = text.slice(at + whole.length);
    const titled = titleScore(folded) >= 3 && titleScore(fold(before)) < 2 && before.trim() !== '';
    if (isCountryOf(before, inner)) return '';
    if (SIZE.test(inner) || (named(before) && TELLS.test(inner))) return '';
    if (endsWithFirm(before) && endsWithTown(before)) return '';
    if (describe(inner, 0, false, false).contract && GOES_ON.test(behind)) return '';
    const agencies = /^\p{Lu}/u.test(inner) && describe(tidy(before), 0, false, false).contract;
    const employs =
      companyScore(inner, folded) > 2 &&
      !KIND.test(inner) &&
      !tellsSubject(before, inner) &&
      (before.trim() === '' || (titleScore(fold(before)) >= 2 && !endsWithFirm(before) && !isFirmBehind(behind)));
    return titled ||
      agencies ||
      employs ||
      DEPARTMENT.test(inner) ||
      isOnlyPlace(inner, folded) ||
      describe(inner, 0, false, false).contract
      ? `\n${agencies ? inner.replaceAll(', ', ' / ') : inner}\n`
      : whole;
  });
