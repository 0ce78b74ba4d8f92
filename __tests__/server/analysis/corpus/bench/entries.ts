import type { Education, WorkExperience } from '#contract/candidates';
import { similar, wordF1 } from './compare.ts';
import { emptyTally, type Score } from './tally.ts';

type Pair<T> = [expected: T | undefined, found: T | undefined];

/** Pairs expected and found entries, the closest first; an entry that resembles none stays alone. */
const align = <T>(label: T[], got: T[], closeness: (expected: T, found: T) => number): Pair<T>[] => {
  const candidates = label
    .flatMap((expected) => got.map((found) => ({ expected, found, score: closeness(expected, found) })))
    .filter(({ score }) => score >= 0.8)
    .toSorted((a, b) => b.score - a.score);
  const pairs: Pair<T>[] = [];
  const used = new Set<T>();
  for (const { expected, found } of candidates) {
    if (used.has(expected) || used.has(found)) continue;
    used.add(expected).add(found);
    pairs.push([expected, found]);
  }
  return [
    ...pairs,
    ...label.filter((entry) => !used.has(entry)).map((entry): Pair<T> => [entry, undefined]),
    ...got.filter((entry) => !used.has(entry)).map((entry): Pair<T> => [undefined, entry]),
  ];
};

interface Dated {
  startDate: string;
  endDate: string | null;
}

/** What is told of the period apart from the entry itself; a null end, which means present, is a date too. */
const scoreDates = <T extends Dated>(pairs: Pair<T>[], yearsOnly: (expected: T) => boolean): Score => {
  const score: Score = { ...emptyTally(), notes: [] };
  for (const [expected, found] of pairs) {
    for (const edge of ['startDate', 'endDate'] as const) {
      const cut = (date: string | null | undefined) => (date && expected && yearsOnly(expected) ? date.slice(0, 4) : date);
      const want = cut(expected?.[edge]);
      const have = cut(found?.[edge]);
      const told = (date: string | null | undefined) => date !== undefined && date !== '';
      if (told(want) && told(have) && want === have) score.right++;
      else {
        if (told(want)) score.missing++;
        if (told(have)) score.wrong++;
        if (expected && found && want !== have) score.notes.push(`${edge}: expected ${want}, got ${have}`);
      }
    }
  }
  return score;
};

const scoreEntries = <T>(pairs: Pair<T>[], right: (expected: T, found: T) => boolean, told: (entry: T) => string): Score => {
  const score: Score = { ...emptyTally(), notes: [] };
  for (const [expected, found] of pairs) {
    if (expected && found && right(expected, found)) score.right++;
    else if (expected || found) {
      if (expected) score.missing++;
      if (found) score.wrong++;
      score.notes.push(`expected « ${expected ? told(expected) : ''} », got « ${found ? told(found) : ''} »`);
    }
  }
  return score;
};

const described = (entry: WorkExperience | undefined) => (entry?.description ? entry : undefined);

/** Jobs: right when title and company both are; their dates and descriptions are scored apart. */
export const scoreExperiences = (label: WorkExperience[], got: WorkExperience[], seasonal: number[]) => {
  const pairs = align(label, got, (a, b) => wordF1(a.position, b.position) + wordF1(a.company, b.company));
  const season = new Set(seasonal.map((index) => label[index]));
  return {
    workExperience: scoreEntries(
      pairs,
      (a, b) => similar(a.position, b.position) && similar(a.company, b.company),
      ({ position, company }) => `${position} @ ${company}`,
    ),
    experienceDates: scoreDates(pairs, (expected) => season.has(expected)),
    experienceDescription: scoreEntries(
      pairs.map(([expected, found]): Pair<WorkExperience> => [described(expected), described(found)]),
      (a, b) => similar(a.description, b.description),
      ({ description }) => description.replaceAll('\n', ' / '),
    ),
  };
};

const studied = ({ degree, field }: Education): string => `${degree} ${field}`;

/** Degrees: the words of degree and field together, for CVs seldom part them; the school; the years apart. */
export const scoreEducation = (label: Education[], got: Education[]) => {
  const pairs = align(label, got, (a, b) => wordF1(studied(a), studied(b)) + wordF1(a.institution, b.institution));
  return {
    education: scoreEntries(
      pairs,
      (a, b) => similar(studied(a), studied(b)) && similar(a.institution, b.institution),
      (entry) => `${studied(entry)} @ ${entry.institution}`,
    ),
    educationDates: scoreDates(pairs, () => false),
  };
};
