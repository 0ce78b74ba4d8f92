import { findPeriods, type Period } from '../../dates/periods.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';
import { partsBetween, type Row } from '../../text/rows.ts';
import { fold } from '../../text/fold.ts';

/** The lone date that a row opens with, in a cell of its own. */
const openingDate = (row: Row): Period | null => {
  const [cell, ...cells] = row.text.slice(row.from).split('\n');
  const [period] = cells.length === 1 && !row.bullet ? findPeriods(fold(cell!)) : [];
  return period?.single && period.endDate !== null && period.start === 0 && period.end === cell!.trim().length ? period : null;
};

/** « 2014 | Lycée Aubin » right over « 2018 | Bac pro Vente »: the school and its degree, the years in which it began and ended. */
const isPair = (row: Row, below: Row): boolean => {
  const [start, end] = [openingDate(row), openingDate(below)];
  if (!start || !end || start.startDate.length !== end.startDate.length || start.startDate >= end.startDate) return false;
  if (row.page !== below.page || below.y - row.y > 4 * row.fontSize) return false;
  const [upper, under] = [row.text.slice(row.text.indexOf('\n')), below.text.slice(below.text.indexOf('\n'))];
  const isName = (text: string): boolean => isSchool(text) && degreeAt(text) === null;
  const isTitle = (text: string): boolean => !isSchool(text) && degreeAt(text) !== null;
  return (isName(upper) && isTitle(under)) || (isTitle(upper) && isName(under));
};

/** The upper row with both dates; the lower one keeps its words. */
const join = (row: Row, below: Row): Row[] => {
  const [at, cut] = [row.text.indexOf('\n'), below.text.indexOf('\n')];
  const end = ` - ${below.text.slice(below.from, cut).trim()}`;
  const text = row.text.slice(0, at) + end + row.text.slice(at);
  const parts = [...partsBetween(row, 0, at, 0), ...partsBetween(row, at + 1, row.text.length, at + 1 + end.length)];
  const words = below.text.slice(cut + 1);
  return [
    { ...row, text, folded: fold(text), parts },
    { ...below, text: words, folded: fold(words), from: 0, parts: partsBetween(below, cut + 1, below.text.length, 0) },
  ];
};

/** Entries of two rows whose first year stands beside the one and whose last year beside the other, when most dates of the section pair so. */
export const joinStackedYears = (rows: readonly Row[]): Row[] => {
  const pairs = new Set(rows.filter((row, index) => rows[index + 1] && isPair(row, rows[index + 1]!)));
  const lone = rows.filter((row) => openingDate(row) !== null).length;
  if (pairs.size === 0 || pairs.size * 4 <= lone) return [...rows];
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (pairs.has(rows[index]!)) joined.push(...join(rows[index]!, rows[(index += 1)]!));
    else joined.push(rows[index]!);
  }
  return joined;
};
