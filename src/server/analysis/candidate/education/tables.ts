import { contentOf, type Row } from '../../text/rows.ts';
import { tokenize } from '../../text/tokens.ts';

/** What the columns of a table of studies are called. Folded words. */
const COLUMNS: readonly ReadonlySet<string>[] = [
  'degree diploma diplome course examination exam qualification class standard diplomes degrees formation formations intitule cursus subject subjects title',
  'institution institute school college university board etablissement ecole organisme universite institutions lieu location place city ville town',
  'year years annee annees date dates period periode duration duree passing',
  'score percentage cgpa gpa grade grades marks result resultat resultats results mention',
].map((words) => new Set(words.split(' ')));

/** Words that may stand among them. */
const FILLERS: ReadonlySet<string> = new Set(
  'name of the de du des d and et or ou in en obtained obtenu obtention specialite specialization stream major subject nom titre title'.split(
    ' ',
  ),
);

/** « Degree  Institution  Year  Score »: the names of the columns of a table, a year or a result among them. */
export const isTableHead = (row: Row): boolean => {
  const words = tokenize(row.folded.slice(row.from)).map(({ word }) => word);
  const kinds = COLUMNS.map((column) => words.some((word) => column.has(word)));
  return (
    words.length >= 2 &&
    words.length <= 12 &&
    !/\d/.test(contentOf(row)) &&
    (kinds[2]! || kinds[3]!) &&
    kinds.filter(Boolean).length >= 2 &&
    words.every((word) => FILLERS.has(word) || COLUMNS.some((column) => column.has(word)))
  );
};
