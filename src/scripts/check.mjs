import { ensureInstalled } from './ensureInstalled.mjs';
import { runJest, runTool } from './run.mjs';

await ensureInstalled();

const formatted = ['src', '__tests__', '__mocks__', 'webpack.config.ts', 'babel.config.js', '.oxlintrc.json'];

/** Format, lint, types, fences: all of them, so that one run shows everything. */
const codes = [
  await runTool('oxfmt/bin/oxfmt', ['--check', ...formatted]),
  await runTool('oxlint/bin/oxlint', ['--deny-warnings']),
  await runTool('typescript/bin/tsc', ['--noEmit']),
  await runJest(['--selectProjects', 'node', '--runTestsByPath', '__tests__/architecture.test.ts']),
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
