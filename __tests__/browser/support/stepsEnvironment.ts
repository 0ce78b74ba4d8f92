import { TestEnvironment } from 'jest-environment-node';

interface TestEvent {
  name: string;
  test?: { errors: unknown[]; mode?: string | null };
}

/** For files whose tests each start where the one before ended: after one that failed the others are skipped, or each would wait for what cannot come. */
// oxlint-disable-next-line import/no-default-export -- jest takes an environment so
export default class StepsEnvironment extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }: TestEvent) {
    if (!test) return;
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
