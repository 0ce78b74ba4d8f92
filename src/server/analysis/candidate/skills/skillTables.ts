import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { tokenize } from '../../text/tokens.ts';
import { PROFICIENCY } from './skills.ts';

/** What the columns of a table of skills are called. Folded. */
const COLUMN =
  /^\W*(?:(?:skills?|competences?|technolog(?:y|ies)|technologies?|tools?|outils?|logiciels?|software|level|niveau|years?|annees?|experience|comments?|commentaires?|remarks?|remarques?|last used|derniere utilisation|domaines?|area|rating|proficiency)(?:\s(?:of|d['’]?|en|in|de)?\s?(?:experience|annees?|years?))?)\W*$/u;
/** Rows of a table. */
const HABIT = 3;

const cellsOf = (row: Row): { at: number; text: string }[] => {
  let at = 0;
  return row.text.split('\n').map((text) => {
    const cell = { at, text };
    at += text.length + 1;
    return cell;
  });
};

const isHead = (row: Row): boolean => row.text.includes('\n') && row.folded.split('\n').every((cell) => COLUMN.test(cell));

/** The cell in front of one that is nothing but a small number, and of how well it is known. */
const beforeYears = (row: Row): { at: number; text: string } | null => {
  const cells = cellsOf(row);
  const years = cells.findIndex(({ text }, index) => index > 0 && /^\d{1,2}\+?$/u.test(text.trim()));
  return cells.slice(0, Math.max(0, years)).findLast(({ text }) => !isLevel(text)) ?? null;
};

/** « Expert », « très bon niveau ». */
const isLevel = (text: string): boolean => tokenize(fold(text)).every(({ word }) => PROFICIENCY.has(word));

/** « Zalblat | 12 | Since my first post. »: of a table whose cells tell how many years something is known, what is known. */
export const withoutOtherCells = (rows: readonly Row[]): Row[] => {
  const named = rows.map((row) => (row.text.includes('\n') ? beforeYears(row) : null));
  const isTable = named.filter((cell) => cell !== null).length >= HABIT;
  return rows.flatMap((row, index) => {
    const cell = named[index];
    if (isHead(row)) return [];
    if (!isTable || !cell) return [row];
    const end = cell.at + cell.text.length;
    return [{ ...row, text: row.text.slice(0, end), folded: row.folded.slice(0, end), from: Math.max(row.from, cell.at) }];
  });
};
