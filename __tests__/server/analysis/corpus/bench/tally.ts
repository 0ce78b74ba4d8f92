/** Right, wrong and missing answers of one field. */
export interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

export const emptyTally = (): Tally => ({ right: 0, wrong: 0, missing: 0 });

export const addTally = (sum: Tally, { right, wrong, missing }: Tally): Tally => ({
  right: sum.right + right,
  wrong: sum.wrong + wrong,
  missing: sum.missing + missing,
});

export const precisionOf = ({ right, wrong }: Tally): number => (right + wrong === 0 ? 0 : right / (right + wrong));
export const recallOf = ({ right, missing }: Tally): number => (right + missing === 0 ? 0 : right / (right + missing));
export const f1Of = ({ right, wrong, missing }: Tally): number => (right === 0 ? 0 : (2 * right) / (2 * right + wrong + missing));
export const hasCases = ({ right, wrong, missing }: Tally): boolean => right + wrong + missing > 0;

/** What one field of one file gave: its tally and, in words, what was not right. */
export interface Score extends Tally {
  notes: string[];
}

/** Several scores as one, each note led by what it is about. */
export const sumScores = (scores: [about: string, score: Score][]): Score => ({
  ...scores.reduce<Tally>((sum, [, score]) => addTally(sum, score), emptyTally()),
  notes: scores.flatMap(([about, { notes }]) => notes.map((note) => `${about}: ${note}`)),
});

/** A scalar: a wrong value is both wrong and missing; silence on both sides counts for nothing. */
export const scoreScalar = (label: string, got: string, right: boolean): Score => {
  if (label === '' && got === '') return { ...emptyTally(), notes: [] };
  if (label !== '' && got !== '' && right) return { right: 1, wrong: 0, missing: 0, notes: [] };
  return { right: 0, wrong: got === '' ? 0 : 1, missing: label === '' ? 0 : 1, notes: [`expected « ${label} », got « ${got} »`] };
};

/** A set: each expected item is matched at most once. */
export const scoreSet = (label: string[], got: string[], same: (expected: string, found: string) => boolean): Score => {
  const rest = [...got];
  const missed: string[] = [];
  for (const expected of label) {
    const at = rest.findIndex((found) => same(expected, found));
    if (at === -1) missed.push(expected);
    else rest.splice(at, 1);
  }
  const notes = [
    ...(missed.length > 0 ? [`missing: ${missed.join(' | ')}`] : []),
    ...(rest.length > 0 ? [`extra: ${rest.join(' | ')}`] : []),
  ];
  return { right: label.length - missed.length, wrong: rest.length, missing: missed.length, notes };
};
