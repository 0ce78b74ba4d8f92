import { SKILLS } from '../../lexicon/skills.ts';
import { SKILL_FAMILIES } from './relations.ts';

/** A family of the table, read: `down` is what the broad skill says of a narrow one. */
interface SkillFamily {
  broad: string;
  up: number;
  down: number;
  across: number;
  narrow: string[];
}

const idOfLabel = new Map(SKILLS.map(({ label, id }) => [label, id]));

/** A name that the lexicon dropped is left out here; the tests tell. */
const idsOf = (labels: readonly string[]): string[] => labels.flatMap((label) => idOfLabel.get(label) ?? []);

const skillFamilies: readonly SkillFamily[] = SKILL_FAMILIES.split('\n').flatMap((line) => {
  const [head, narrow] = line.split(': ');
  const [, label, up, down, across] = /^(.+) (\d+) (\d+) (\d+)$/u.exec(head!)!;
  return idsOf([label!]).map((broad) => ({
    broad,
    up: Number(up) / 100,
    down: Number(down) / 100,
    across: Number(across) / 100,
    narrow: idsOf(narrow!.split(', ')),
  }));
});

/** For each skill, what it says of others. */
const said = new Map<string, Map<string, number>>();
const note = (from: string, to: string, credit: number) => {
  if (from === to) return;
  const known = said.get(from) ?? new Map<string, number>();
  if (credit > (known.get(to) ?? 0)) known.set(to, credit);
  said.set(from, known);
};
for (const { broad, up, down, across, narrow } of skillFamilies) {
  for (const one of narrow) {
    note(one, broad, up);
    note(broad, one, down);
    for (const other of narrow) note(one, other, across * 0.8);
  }
}

/** Below this a skill says too little of another. */
const LEAST = 0.35;

/** Skills that say something of this one, and how much, 0 to 1: directly, or over one skill between. React for JavaScript, PostgreSQL for SQL. */
const nearOnes = new Map<string, Record<string, number>>();
for (const [from, direct] of said) {
  const reached = new Map(direct);
  for (const [between, first] of direct) {
    if (first < 0.8) continue;
    for (const [to, second] of said.get(between) ?? [])
      if (to !== from && second >= 0.8) reached.set(to, Math.max(reached.get(to) ?? 0, Math.round(first * second * 100) / 100));
  }
  for (const [to, credit] of reached) {
    if (credit < LEAST) continue;
    const known = nearOnes.get(to) ?? {};
    known[from] = Math.round(credit * 100) / 100;
    nearOnes.set(to, known);
  }
}

/** Other skills that prove a part of the one asked, by canonical id, with the part they prove. */
export const relatedSkills = (asked: string): Readonly<Record<string, number>> => nearOnes.get(asked) ?? {};
