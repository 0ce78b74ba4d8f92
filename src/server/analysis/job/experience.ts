import type { ExperienceLevel } from '#contract/jobs';
import { levelOf } from '../candidate/experiences/level.ts';
import { contentOf, type Row, spanOf } from '../text/rows.ts';
import type { Found } from '../text/span.ts';

const COUNT = String.raw`(\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|dix|one|two|three|four|five|six|seven|eight|ten)`;
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}\s?(?:\+|(?:-|a|to|ou|or)\s?\d{1,2}\s?)?\s?(?:\+\s?)?(?:ans?|annees?|years?|yrs?)(?![\p{L}])`,
  'gu',
);
const WORDS: Record<string, number> = {
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  dix: 10,
  ten: 10,
};
/** Years of something else: the company's age, a person's, the length of the contract. */
const OTHER =
  /(?:depuis|since|for over|fondee? il y a|il y a|age de|agee? d'au moins|contrat de|cdd de|duree de|alternance de|(?:over|for|in|during) the (?:last|past))\s(?:plus de\s|more than\s)?$/u;
const BEGINNERS =
  /(?<!\p{L})(?:debutante?s? accepte(?:e|s|es)?|profil debutant|jeunes? diplomee?s?|entry[- ]level|graduate role|recent graduates?|no experience required|sans experience)(?!\p{L})/u;

/** The years of experience that a folded line asks for, the smaller figure of a range. */
export const findYears = (folded: string, told: boolean): Found<number> | null => {
  for (const match of folded.matchAll(YEARS)) {
    const before = folded.slice(Math.max(0, match.index - 30), match.index);
    const years = WORDS[match[1]!] ?? Number(match[1]);
    if (OTHER.test(before) || years > 20 || /^\s?(?:revolus|minimum d'age|old)/u.test(folded.slice(match.index + match[0].length)))
      continue;
    if (!told && !/experience|exp\./u.test(folded)) continue;
    return { value: years, span: { start: match.index, end: match.index + match[0].length } };
  }
  return null;
};

/** Rank words of the title or of the label first (« Senior », « confirmé »), then the years asked for, then a welcome to beginners. */
export const readExperience = (
  title: Found<string> | null,
  labelled: readonly Row[],
  asked: readonly Row[],
  rows: readonly Row[],
): Found<ExperienceLevel> | null => {
  const named = title && levelOf(title.value, null);
  if (named) return { value: named, span: title.span };
  for (const row of labelled) {
    const level = levelOf(contentOf(row), findYears(row.folded.slice(row.from), true)?.value ?? null);
    if (level) return { value: level, span: spanOf(row) };
  }
  const places: [readonly Row[], boolean][] = [
    [asked, true],
    [rows, false],
  ];
  for (const [searched, told] of places) {
    for (const row of searched) {
      const years = findYears(row.folded.slice(row.from), told);
      const level = years && levelOf('', years.value);
      if (level) return { value: level, span: spanOf(row) };
    }
  }
  const welcoming = rows.find(({ folded }) => BEGINNERS.test(folded));
  return welcoming ? { value: 'junior', span: spanOf(welcoming) } : null;
};
