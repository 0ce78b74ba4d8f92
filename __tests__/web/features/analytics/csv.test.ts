import { toCsv } from '../../../../src/web/features/analytics/csv.ts';
import { makeStatistics } from '../../../support/makeStatistics.ts';

const linesOf = (csv: string) => csv.slice(1).split('\r\n');

test('Excel in French opens it: mark, semicolons, decimal commas', () => {
  const csv = toCsv(
    makeStatistics({
      totals: { candidates: 1, jobs: 0, placements: 2, placed: 1 },
      created: { candidates: 1, jobs: 0, placements: 2 },
      outcomes: { placed: 1, rejected: 0, revenue: 8200.5, averageFee: 8200.5, averageDays: 12 },
    }),
  );
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(linesOf(csv)).toContain('"Honoraires";8200,5');
  expect(linesOf(csv)).toContain('"Statut";"Nombre"');
});

test('an example is never exported', () => {
  const lines = linesOf(toCsv(makeStatistics()));
  expect(lines).toContain('"Placements";0');
  expect(lines.join('\n')).not.toMatch(/150|45000|8500|;85$|;23$/m);
});
