/** One CV of a ranking: its grade and the score that an engine gave it. */
export interface Rated {
  grade: number;
  score: number;
}

const gain = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);

/** nDCG of the first five; what scores alike shares the places that it fills. */
export const ndcgAt5 = (rated: readonly Rated[]): number => {
  const ordered = rated.toSorted((a, b) => b.score - a.score);
  let found = 0;
  for (let from = 0; from < Math.min(5, ordered.length);) {
    const tied = ordered.filter(({ score }) => score === ordered[from]!.score);
    const mean = tied.reduce((sum, { grade }) => sum + 2 ** grade - 1, 0) / tied.length;
    for (let rank = from; rank < Math.min(5, from + tied.length); rank += 1) found += mean / Math.log2(rank + 2);
    from += tied.length;
  }
  const ideal = rated
    .toSorted((a, b) => b.grade - a.grade)
    .slice(0, 5)
    .reduce((sum, { grade }, rank) => sum + gain(grade, rank), 0);
  return ideal === 0 ? 1 : found / ideal;
};

/** How often a CV with a grade stands above one without, over all pairs of one offer. */
export const auc = (rated: readonly Rated[]): number => {
  const fit = rated.filter(({ grade }) => grade > 0);
  const unfit = rated.filter(({ grade }) => grade === 0);
  let won = 0;
  for (const one of fit) for (const other of unfit) won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return won / (fit.length * unfit.length);
};

export const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
