import { auc, ndcgAt5 } from './measures.ts';

const ranked = (...grades: number[]) => grades.map((grade, rank) => ({ grade, score: 100 - rank }));

describe('nDCG of the first five', () => {
  it('is 1 when the grades fall from rank to rank', () => {
    expect(ndcgAt5(ranked(2, 1, 1, 0, 0, 0))).toBe(1);
  });

  it('is 0 when the first five are all without a grade', () => {
    expect(ndcgAt5(ranked(0, 0, 0, 0, 0, 2))).toBe(0);
  });

  it('falls when a near one stands above one that fits', () => {
    expect(ndcgAt5(ranked(1, 2, 0))).toBeCloseTo((1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3)));
  });

  it('does not depend on the order of what scores alike', () => {
    const tied = [
      { grade: 2, score: 50 },
      { grade: 0, score: 50 },
    ];
    expect(ndcgAt5(tied)).toBeCloseTo((1.5 + 1.5 / Math.log2(3)) / 3);
    expect(ndcgAt5(tied.toReversed())).toBe(ndcgAt5(tied));
  });
});

describe('AUC', () => {
  it('counts the pairs in the right order, a tie for half', () => {
    expect(auc(ranked(2, 0, 1, 0))).toBe(0.75);
    expect(
      auc([
        { grade: 1, score: 10 },
        { grade: 0, score: 10 },
      ]),
    ).toBe(0.5);
  });
});
