import { type Row, sliceRow } from './rows.ts';

/** The cells of a row, each as a row of its own. */
export const cellsOf = (row: Row): Row[] => {
  const ends = [...row.text.matchAll(/\n/g)].map(({ index }) => index).filter((at) => at >= row.from);
  return [...ends, row.text.length].map((end, index) => sliceRow(row, index === 0 ? row.from : ends[index - 1]! + 1, end));
};
