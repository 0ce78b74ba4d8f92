import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { refuse, runJest } from './run.mjs';
import { addCounts, countsOf, nothingCounted } from './testCounts.mjs';
import { texts } from './texts.mjs';

await ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();

/** Browser tests run a server and a Chromium beside jest: half the machine, but two tests at least. */
const workers = Math.max(2, Math.floor(availableParallelism() / 2));
/** Node keeps the modules of every test file that a worker has run (some 14 MB each): over this heap it makes way for a new one. */
const WORKER_HEAP = '1GB';

/** What runs twice, on the embedded database first, then on PostgreSQL: all that opens one, but processes on a folder of theirs. */
const databaseTests = [
  '--selectProjects=node',
  '--testPathIgnorePatterns=main\\.test',
  '--findRelatedTests',
  '__tests__/support/testDatabase.ts',
];

const answers = mkdtempSync(join(tmpdir(), 'vivier-tests-'));

/**
 * @param {string} name
 * @param {string[]} parameters
 * @param {Record<string, string | undefined>} environment
 */
const pass = async (name, parameters, environment) => {
  const answer = join(answers, `${name}.json`);
  const code = await runJest(
    [`--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${WORKER_HEAP}`, '--json', `--outputFile=${answer}`, ...parameters],
    {
      environment: { NODE_ENV: 'test', CHROMIUM: chromium, ...environment },
    },
  );
  return { code, counts: existsSync(answer) ? countsOf(JSON.parse(readFileSync(answer, 'utf8'))) : nothingCounted };
};

const narrowed = process.argv.slice(2);
const { TEST_DATABASE_URL } = process.env;

/** A narrowed run goes to jest once, as it stands; a whole one leaves PostgreSQL to a pass of its own. */
const passes = narrowed.length > 0 ? [await pass('narrowed', narrowed, {})] : [await pass('all', [], { TEST_DATABASE_URL: undefined })];
if (narrowed.length === 0 && TEST_DATABASE_URL) {
  passes.push(await pass('postgresql', databaseTests, {}));
}
rmSync(answers, { recursive: true, force: true });

const { passed, failed } = passes.map(({ counts }) => counts).reduce(addCounts, nothingCounted);
if (passed + failed === 0) refuse(texts.noTestRan);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passes.some(({ code }) => code !== 0) ? 1 : 0);
