/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestAnswer
 */

/** @type {Counts} */
export const nothingCounted = { passed: 0, failed: 0 };

/**
 * What jest counted; a file that could not even run counts as one failure.
 * @param {JestAnswer} answer
 * @returns {Counts}
 */
export const countsOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export const addCounts = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });
