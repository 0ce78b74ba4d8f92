import type { Row } from '../../text/rows.ts';

/** Bullets within bullets stand so much further in; more is another column. */
const INDENT = 6;
const COLUMN = 60;

/** Of the bullets, the share that has others within them where the section is one of entries with tasks. */
const NESTED_SHARE = 0.5;

/** The bullets of a section; where most have others within them, but those: they tell of the one above. */
export const outerBullets = (rows: readonly Row[]): readonly Row[] => {
  const bullets = rows.filter(({ bullet }) => bullet);
  const nested = new Set<Row>();
  const outer: Row[] = [];
  for (const row of bullets) {
    const over = outer.at(-1);
    if (over && row.x > over.x + INDENT && row.x < over.x + COLUMN) nested.add(over);
    else outer.push(row);
  }
  return nested.size >= NESTED_SHARE * outer.length ? outer : bullets;
};
