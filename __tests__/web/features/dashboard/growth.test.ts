import { growthOf } from '../../../../src/web/features/dashboard/growth.ts';

test.each([
  ['nothing at all: nothing to show', [0, 0, 0], null],
  ['records, none last month: the specified figure, as an example', [0, 4, 9], { percent: 15, isExample: true }],
  ['a real rise', [4, 5, 9], { percent: 25, isExample: false }],
  ['a real fall', [4, 1, 9], { percent: -75, isExample: false }],
  ['nothing this month', [4, 0, 9], { percent: -100, isExample: false }],
] as const)('%s', (_what, [last, current, total], expected) => expect(growthOf(last, current, total, 15)).toEqual(expected));
