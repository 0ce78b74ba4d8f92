// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { globSync, readFileSync } from 'node:fs';
import { healthEndpoints } from '#contract/health';
import { table } from '../table.ts';

const sources = () => globSync('src/web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));

export const health = table(healthEndpoints, {
  health: {
    kind: 'unseen',
    why: 'asked by whoever watches the server; the day a screen asks too, it needs a row of its own',
    check: () => Promise.resolve(expect(sources().filter((text) => text.includes('healthEndpoints'))).toEqual([])),
  },
});
