import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';

/** How words end that tell what is done: « Préparation », « Nettoyage », "Repairing". Folded. */
const DOES =
  /^(?!(?:looking|seeking|willing|being|having|experiences?|competences?|connaissances?|maitrise|excellente?s?|capacites?|aisance)(?!\p{L}))\p{L}{2,}(?:tion|sion|ment|age|ance|ence|ise|ure|yse|ysis|ing|ship|ite|ien|eil|ente|ene|esign|erie)s?(?!\p{L})/u;

/** Shorter ones are read as any other item, longer ones are sentences; among others of their kind fewer words will do. */
const [SHORTEST, SHORT, LONGEST, LETTERS] = [6, 4, 11, 90];
/** Bullets of one kind that make a habit. */
const HABIT = 3;

/** « Accueil, placement et conseil des clients »: the commas of one saying, not of a list. */
const isOneSaying = (text: string, words: number): boolean => {
  const commas = text.replaceAll(/\([^()]*\)/gu, '').match(/,/gu)?.length ?? 0;
  return commas === 0 || (commas < 4 && words > SHORT && /,[^,]*\s(?:et|and|&)\s[^,]*$/u.test(text));
};

/** A bullet of that many words that may be one saying. */
const mayBeOne = (row: Row, least: number): boolean => {
  const text = contentOf(row);
  const words = text.split(/\s+/u).length;
  return (
    row.bullet &&
    words >= least &&
    words <= LONGEST &&
    text.length <= LETTERS &&
    !/[:;|•·\n\t@]|\d{2}|\s[–-]\s|[.!?]$/u.test(text.replace(/\.$/u, '')) &&
    isOneSaying(text, words)
  );
};

/**
 * Bullets that say in a few words what somebody can do: one skill each, however many known ones they name. They open with what is
 * done; where half of a list does so, the others are such bullets too.
 */
export const skillPhrases = (rows: readonly Row[]): ReadonlySet<Row> => {
  const told = rows.filter((row) => mayBeOne(row, SHORTEST) && DOES.test(fold(contentOf(row))));
  const bullets = rows.filter(({ bullet }) => bullet).length;
  const habit = told.length >= HABIT && told.length * 2 >= bullets;
  return new Set(habit ? rows.filter((row) => mayBeOne(row, SHORT)) : told);
};
