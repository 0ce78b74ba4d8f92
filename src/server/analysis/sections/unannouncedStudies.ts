import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { degreeAt, isSchool } from '../text/studyWords.ts';
import { titleScore } from '../text/workWords.ts';
import { namesDegree, opensWithPlacement, teaches } from './content.ts';
import { headingKinds } from './headings.ts';
import { type EntryKind, holdsEntries } from './entryKind.ts';
import { partEntries } from './mixedEntries.ts';
import type { Section } from './sections.ts';

/** Sections where studies are found when no heading announces them, or when their heading stands apart from them. */
const HOSTS: ReadonlySet<string> = new Set([
  'experience',
  'projects',
  'other',
  'certifications',
  'summary',
  'skills',
  'softSkills',
  'interests',
  'languages',
  'contact',
]);

/** Words that a row of studies has at most before it is prose. */
const MAX_WORDS = 40;

/** « DELF B2, Institut français », « Cambridge First Certificate »: what proves a language, and no study. Folded. */
const LANGUAGE_EXAM =
  /^(?:delf|dalf|tcf|tef|tfi|toeic|toefl|ielts|bulats|linguaskill|fce|cae|cpe|ket|pet|dele|siele|celi|cils|testdaf|dsh|telc|jlpt|topik|hsk|cambridge (?:english|first|advanced|proficiency|certificate|preliminary|key)|first certificate|certificate (?:of|in) (?:proficiency|advanced|english)|goethe)(?![\p{L}\d])/u;
const isLanguageExam = (row: Row): boolean => LANGUAGE_EXAM.test(fold(contentOf(row)));

/** « Bac pro Vente, lycée Curie, 2017 à 2020 »: a degree and its school. */
const namesBoth = (row: Row): boolean =>
  !isLanguageExam(row) && degreeAt(contentOf(row)) === 0 && isSchool(contentOf(row).split(', ').slice(1).join(', '));

/** Most dated rows of a block name a degree, and one of them or the row below a school. */
const areStudies = (rows: readonly Row[]): boolean => {
  const dated = rows.flatMap((row, index) => (findPeriods(row.folded).length > 0 ? [index] : []));
  const degrees = dated.filter(
    (index) =>
      namesDegree(rows[index]!.folded) &&
      !opensWithPlacement(rows[index]!.folded.slice(rows[index]!.from)) &&
      contentOf(rows[index]!).split(' ').length <= MAX_WORDS,
  );
  if (dated.length === 1 && degrees.length === 1) return namesBoth(rows[dated[0]!]!);
  return (
    degrees.length >= 2 &&
    degrees.length * 2 > dated.length &&
    degrees.filter((index) => teaches(`${rows[index]!.folded} ${rows[index + 1]?.folded ?? ''}`)).length * 2 >= degrees.length
  );
};

/** Rows of an entry, above and below the one that names the degree, that may hold its date. */
const BESIDE = 2;
/** Words that the row of a degree has at most where its school and its date stand on rows of their own. */
const DEGREE_WORDS = 16;

/** « Directrice : Mme Orme », « Titre de la thèse : … »: a detail of a study, whatever trade stands in it. */
const LABELLED = /^\p{L}[\p{L}' ’]{2,30}\s?:/u;

/** A degree in front of a short row, with a date near it, and no post among the rows. */
const listsDegree = (rows: readonly Row[]): boolean => {
  const isDated = (index: number): boolean =>
    rows.slice(Math.max(0, index - BESIDE), index + BESIDE + 1).some(({ folded }) => findPeriods(folded).length > 0);
  const degrees = rows.filter(
    (row, index) =>
      degreeAt(contentOf(row)) === 0 && contentOf(row).split(' ').length <= DEGREE_WORDS && !isLanguageExam(row) && isDated(index),
  );
  const posts = rows.filter((row) => !namesStudy(row) && !LABELLED.test(contentOf(row)) && titleScore(row.folded.slice(row.from)) >= 3);
  return degrees.length > 0 && posts.length === 0;
};

/** Blocks of studies under the name of a CV that announces nothing: two degrees and more between them, and a school. */
const studiesUnderName = (blocks: readonly Row[][]): Row[][] => {
  const told = blocks.filter(listsDegree);
  const rows = told.flat();
  const degrees = rows.filter((row) => degreeAt(contentOf(row)) === 0);
  return degrees.length >= 2 && rows.some((row) => isSchool(contentOf(row))) ? told : [];
};

/** Words that only prose has more of. */
const PROSE = 25;

const namesStudy = (row: Row): boolean => {
  const text = contentOf(row);
  return text.split(' ').length <= PROSE && !isLanguageExam(row) && (degreeAt(text) !== null || isSchool(text));
};

/** Whether most of a section is degrees, schools and dates. */
const tellMostlyStudies = (rows: readonly Row[]): boolean => {
  const told = rows.filter(namesStudy);
  const dated = rows.filter((row) => !told.includes(row) && findPeriods(row.folded).length > 0);
  const whole = told.some((row) => degreeAt(contentOf(row)) !== null) && told.some((row) => isSchool(contentOf(row)));
  return told.length >= 2 && whole && (told.length + dated.length) * 2 >= rows.length && told.length >= dated.length;
};

/** A dated row that names neither a degree nor a school: of a post, where the heading announces posts too. */
const tellsStay = (row: Row): boolean => {
  const [period] = findPeriods(row.folded);
  const words = period ? row.text.slice(row.from, period.start) + row.text.slice(period.end) : '';
  return period?.single === false && !row.bullet && /\p{L}{3}/u.test(words) && !namesStudy(row);
};

/** « Formations professionnelles »: certificates beside studies, and studies where nothing else is. Folded. */
const COURSES = /(?<!\p{L})formations?(?!\p{L})/u;
/** « Training »: of the two, what stands under it tells. Folded. */
const TRAINING = /(?<!\p{L})(?:trainings?|courses)(?!\p{L})/u;

/** « Lycée », « Collège »: a kind of school over the one that a person went to. Folded. */
const KIND_OF_SCHOOL =
  /^(?:(?:ecole )?(?:primaire|maternelle|elementaire)|college|lycee|universite|faculte|(?:primary|secondary|high|middle) school|sixth form|university)\s?:?$/u;

/** Whether a heading only says what kind of school follows, over a dated degree. */
const tellsSchool = ({ heading, rows }: Section): boolean =>
  heading !== null &&
  KIND_OF_SCHOOL.test(fold(contentOf(heading))) &&
  rows.some((row) => namesDegree(row.folded) && findPeriods(row.folded).length > 0);

/** « Ce que j’ai appris », in a CV without studies, or « Qualifications & Education » over degrees: what stands under it tells. */
export const namedByStudies = (sections: readonly Section[]): Section[] => {
  const announced = sections.some(({ kinds, rows }) => kinds.includes('education') && rows.length > 0);
  return sections.map((section) => {
    const { kinds, heading, rows } = section;
    const courses =
      !announced &&
      kinds.join() === 'certifications' &&
      COURSES.test(heading?.folded ?? '') &&
      rows.some((row) => findPeriods(row.folded).length > 0);
    if (courses) return { ...section, kinds: ['education'] };
    const shared =
      kinds.length > 1 && kinds.includes('education') && kinds[0] !== 'education' && !(kinds[0] === 'experience' && rows.some(tellsStay));
    const unknown = !announced && kinds[0] === 'other' && heading !== null && headingKinds(contentOf(heading)).length === 0;
    if (!announced && kinds[0] === 'other' && tellsSchool(section)) return { ...section, kinds: ['education'] };
    const trained = !announced && kinds.join() === 'certifications' && TRAINING.test(heading?.folded ?? '');
    return (shared || unknown || trained) && tellMostlyStudies(rows) ? { ...section, kinds: ['education'] } : section;
  });
};

/** Whether a section that announces studies tells of one: what stands under « Contact Education » may be the address. */
const tellsStudies = ({ kinds, rows }: Section): boolean =>
  kinds[0] === 'education' && rows.some((row) => namesDegree(row.folded) || isSchool(contentOf(row)));

/** A section that announces the one kind, in a CV where nothing dated stands under the other, nor posts without dates, cut into both. */
const partAlone = (sections: readonly Section[], kind: EntryKind, other: EntryKind): Section[] => {
  const told = sections.some(
    ({ kinds, rows }) =>
      kinds.includes(other) &&
      (rows.some((row) => findPeriods(row.folded).length > 0) || (other === 'experience' && holdsEntries(other, rows))),
  );
  return told ? [...sections] : sections.flatMap((section) => (section.kinds.join() === kind ? partEntries(section) : [section]));
};

/** Studies under a heading that says something else (« Mon parcours »), blocks or entries of posts, in a CV where no section tells of studies; posts among the studies where none tells of posts. */
export const partStudies = (sections: readonly Section[]): Section[] => {
  if (sections.some(tellsStudies)) return partAlone(sections, 'education', 'experience');
  const blocks = partBlocks(sections);
  return blocks.some(tellsStudies) ? blocks : partAlone(blocks, 'experience', 'education');
};

const blocksOf = (rows: readonly Row[]): Row[][] => [...Map.groupBy(rows, ({ page, block }) => `${page} ${block}`).values()];

const partBlocks = (sections: readonly Section[]): Section[] => {
  const hosts = sections.filter(({ kinds }) => HOSTS.has(kinds[0]!));
  // what stands under the name, in a CV that announces nothing
  const top = sections[0]?.kinds[0] === 'head' ? sections[0].rows : [];
  const underName = blocksOf(top.filter(({ block }) => block !== top[0]!.block));
  const blocks = blocksOf(hosts.flatMap(({ rows }) => rows));
  const studies = new Set([...blocks.filter(areStudies), ...underName.filter(areStudies), ...studiesUnderName(underName)].flat());
  return sections.flatMap((section) => {
    const told = section.rows.filter((row) => studies.has(row));
    if (told.length === 0) return [section];
    return [
      { ...section, rows: section.rows.filter((row) => !studies.has(row)) },
      ...partEntries({ kinds: ['education'], heading: section.heading, rows: told }),
    ];
  });
};

/** « Education » over headings that no list knows, each a school: nothing stands right under it, what they announce is its own. */
export const withSchoolsAsHeadings = (sections: readonly Section[]): Section[] => {
  const whole: Section[] = [];
  let roof: Section | null = null;
  for (const section of sections) {
    const heading = section.heading && contentOf(section.heading);
    const unknown = section.kinds[0] === 'other' && heading !== null && headingKinds(heading).length === 0;
    if (!unknown) roof = section.kinds.join() === 'education' && section.rows.length === 0 ? { ...section } : null;
    if (roof && unknown) roof.rows = [...roof.rows, section.heading!, ...section.rows];
    else whole.push(roof ?? section);
  }
  return whole;
};
