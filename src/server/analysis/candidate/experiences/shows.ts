import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';

/** « Expositions personnelles », « Solo shows », « Concerts »: where works were shown, in a title of a few words. Folded. */
const SHOWS =
  /(?<!\p{L})(?:exposition|exhibition|exhibit|(?:solo|group|two[- ]person) show|screening|projection|biennale|biennial|salon|concert|recital|performance|discographie|discography|filmographie|filmography)s?(?!\p{L})/u;
const TITLE_WORDS = 5;

const isTitle = (row: Row): boolean => {
  const text = contentOf(row);
  return (
    !row.bullet && (row.bold || row.caps) && text.split(' ').length <= TITLE_WORDS && !/\d|[,.;]/u.test(text) && SHOWS.test(fold(text))
  );
};

const isSetLike = (row: Row, title: Row): boolean =>
  !row.bullet && row.bold === title.bold && row.caps === title.caps && Math.abs(row.fontSize - title.fontSize) < 0.3;

/** The rows of a section of jobs without the shows of an artist, each a dated line under « Expositions »: no employers. */
export const withoutShows = (rows: readonly Row[]): Row[] => {
  let title: Row | null = null;
  return rows.filter((row, index) => {
    if (isTitle(row) && (rows[index + 1]?.bullet || (rows[index + 1] && isTitle(rows[index + 1]!)))) title = row;
    else if (title !== null && (isSetLike(row, title) || (row.bold && !row.bullet))) title = null;
    return title === null;
  });
};
