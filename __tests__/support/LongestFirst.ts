import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

/** Files of a few lines that run for minutes. */
const LONG = /\/__tests__\/(?:browser|web\/faults)\//;

/**
 * Longest first, so that no worker is left alone with a long file at the end. Jest knows the durations of its last run; where
 * there was none, as in continuous integration, it goes by the sizes of files.
 */
// oxlint-disable-next-line import/no-default-export -- what jest asks for
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const isLong = ({ duration, path }: Test) => Number(duration === undefined && LONG.test(path));
    return (await super.sort(tests)).toSorted((one, other) => isLong(other) - isLong(one));
  }
}
