import { CROSSINGS } from './crossings.ts';
import { sectorsOf } from './sectors.ts';
import { TRADES } from './trades.ts';

const direct = new Map<string, Map<string, number>>(TRADES.map(({ id }) => [id, new Map()]));
const join = (one: string, other: string, part: number) => {
  const known = direct.get(one);
  if (!known || !direct.has(other)) throw new Error(`No trade « ${known ? other : one} »`);
  known.set(other, Math.max(part, known.get(other) ?? 0));
};
for (const { id, near } of TRADES) {
  for (const [other, part] of Object.entries(near)) {
    join(id, other, part);
    join(other, id, part);
  }
}

for (const line of CROSSINGS.split('\n')) {
  const [id, others] = line.split(': ');
  for (const pair of others!.split(', ')) {
    const [other, part] = pair.split(' ');
    join(id!, other!, Number(part) / 100);
    join(other!, id!, Number(part) / 100);
  }
}

/** What lies further apart than this is another trade. */
const LEAST = 0.2;

/** Two trades of one sector, when nothing brings them nearer. */
const SAME_SECTOR = 0.18;
const sectors = sectorsOf(TRADES.map(({ id }) => id));

/** Trades near this one, itself included, with how much of it they are: by the table, over one trade between, or by the sector. */
export const nearTrades = (trade: string): Record<string, number> => {
  const near = new Map<string, number>([[trade, 1]]);
  for (const [between, first] of direct.get(trade) ?? []) {
    near.set(between, Math.max(first, near.get(between) ?? 0));
    for (const [other, second] of direct.get(between) ?? []) {
      const over = Math.round(first * second * 70) / 100;
      if (!direct.get(trade)!.has(other) && over >= LEAST && over > (near.get(other) ?? 0)) near.set(other, over);
    }
  }
  for (const [other, sector] of sectors) if (sector === sectors.get(trade) && !near.has(other)) near.set(other, SAME_SECTOR);
  return Object.fromEntries([...near].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** For several trades at once, the nearest counts. */
export const nearestTo = (trades: readonly string[]): Record<string, number> => {
  const nearest: Record<string, number> = {};
  for (const trade of trades)
    for (const [other, part] of Object.entries(nearTrades(trade))) nearest[other] = Math.max(part, nearest[other] ?? 0);
  return nearest;
};
