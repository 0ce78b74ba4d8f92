import { fold } from './fold.ts';
import type { Row } from './rows.ts';
import { tokenize } from './tokens.ts';

/** What a column of a table of studies holds. */
export type StudyColumn = 'degree' | 'course' | 'field' | 'school' | 'board' | 'place' | 'date' | 'aside';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What columns are called, what tells most first. Folded words. */
const NAMES: readonly (readonly [StudyColumn, ReadonlySet<string>])[] = [
  [
    'date',
    words(
      'year years annee annees date dates period periode duration duree passing completion attended session from to start end debut fin',
    ),
  ],
  [
    'aside',
    words(
      'score percentage cgpa gpa grade grades marks mark result resultat resultats results mention division aggregate no s.n sn sl sr s.no sl.no sr.no sno n remarks rang note notes moyenne',
    ),
  ],
  ['board', words('board boards')],
  [
    'school',
    words(
      'institution institute school college university etablissement ecole organisme universite institutions universities schools colleges etablissements ecoles organismes',
    ),
  ],
  ['place', words('lieu location place city ville town country pays')],
  [
    'degree',
    words(
      'degree diploma diplome certificate certification certifications examination exam exams qualification qualifications standard diplomes degrees award level',
    ),
  ],
  ['course', words('course courses class programme program formation formations intitule cursus title study')],
  ['field', words('subject subjects major stream specialization specialisation specialite discipline branch concentration option field')],
];

/** Words that may stand among them. */
const FILLERS = words('s name of the de du des d and et or ou in en obtained obtenu obtention passed awarded completed nom titre title');

/** What the name of a column says that it holds; null when it names none. */
export const columnOf = (cell: string): StudyColumn | null => {
  if (cell.trim() === '%') return 'aside';
  const all = tokenize(fold(cell)).map(({ word }) => word);
  const known = all.every((word) => FILLERS.has(word) || NAMES.some(([, names]) => names.has(word)));
  return known ? (NAMES.find(([, names]) => all.some((word) => names.has(word)))?.[0] ?? null) : null;
};

/** « Degree  Institution  Year  Score »: the names of the columns of a table, a year or a result among them. */
export const isTableHead = (row: Row): boolean => {
  const all = tokenize(row.folded.slice(row.from)).map(({ word }) => word);
  const kinds = new Set(NAMES.filter(([, names]) => all.some((word) => names.has(word))).map(([column]) => column));
  return (
    all.length >= 2 &&
    all.length <= 14 &&
    !/\d/.test(row.text.slice(row.from)) &&
    (kinds.has('date') || kinds.has('aside')) &&
    kinds.size >= 2 &&
    all.every((word) => FILLERS.has(word) || NAMES.some(([, names]) => names.has(word)))
  );
};
