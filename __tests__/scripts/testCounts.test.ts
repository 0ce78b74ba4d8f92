import { addCounts, countsOf, nothingCounted } from '../../src/scripts/testCounts.mjs';

describe('the counts of a test run', () => {
  it('takes jest’s figures, a file that could not run being one failure', () => {
    expect(countsOf({ numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 12, failed: 3 });
  });

  it('adds the passes', () => {
    const passes = [
      { passed: 12, failed: 1 },
      { passed: 3, failed: 0 },
    ];
    expect(passes.reduce(addCounts, nothingCounted)).toEqual({ passed: 15, failed: 1 });
  });
});
