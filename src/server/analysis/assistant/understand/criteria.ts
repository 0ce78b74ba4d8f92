import type { Atom, AtomKind, Criterion } from '../plan.ts';
import { isEmptyWord } from '../words.ts';
import type { Sentence } from './sentence.ts';

const NEGATION = /\b(?:sauf|sans|hors|dehors|hormis|excepte\w*|exclu\w*|pas|ni|jamais|autres? qu[e']|a l'exception|aucune?|non)\b/u;
const SOFTENED = /\bpas (?:forcement|necessairement|obligatoirement)\b/u;
/** Already told by their own words. */
const NEVER_NEGATED: ReadonlySet<AtomKind> = new Set(['years', 'tenure', 'added', 'salary', 'notice']);

interface Link {
  atom: Atom;
  not: boolean;
  soft: boolean;
  /** How it hangs on the one before. */
  by: 'or' | 'list' | 'and';
}

const linkBetween = (between: string): Link['by'] => {
  if (/\bou\b|\bsoit\b|\//u.test(between)) return 'or';
  return /^[\s,]*$/u.test(between) && between.includes(',') ? 'list' : 'and';
};

/** Terms that nothing else explained: looked for in the texts of the records. */
export const leftOver = (sentence: Sentence): { term: string; first: number; after: number }[] => {
  const found: { term: string; first: number; after: number }[] = [];
  for (const index of sentence.free) {
    const word = sentence.word(index);
    if (isEmptyWord(word) || /^\d+$/.test(word) || word.length < 3) continue;
    found.push({ term: sentence.written({ first: index, after: index + 1 }), first: index, after: index + 1 });
  }
  return found;
};

/** What the mentions ask for together: « ou » joins alternatives, « sauf », « sans » and « pas » turn round, the rest adds up. */
export const criteriaOf = (sentence: Sentence): Criterion[] => {
  const mentions = sentence.mentions.toSorted((a, b) => a.first - b.first);
  const links = mentions.map(({ atom, first }, index): Link => {
    const before = mentions[index - 1];
    const start = before?.after ?? 0;
    const between = sentence.between(start, first);
    const told = NEGATION.test(between) && !SOFTENED.test(between);
    return {
      atom,
      not: !NEVER_NEGATED.has(atom.kind) && told,
      soft: SOFTENED.test(between),
      by: before ? (before.first === first ? 'or' : linkBetween(between)) : 'and',
    };
  });
  links.forEach((link, index) => {
    const before = links[index - 1];
    const carries =
      before?.not &&
      before.atom.kind === link.atom.kind &&
      /^[\s,]*(?:(?:et|ou|ni)\s+)?(?:a |en |le |la |l'|de |d'|du )?$/u.test(
        sentence.between(mentions[index - 1]!.after, mentions[index]!.first),
      );
    if (carries) link.not = true;
  });
  // « Java, Python ou Go »: the commas before an « ou » mean « ou » too
  for (let index = links.length - 1; index > 0; index -= 1)
    if (links[index]!.by === 'or')
      for (let at = index - 1; at > 0 && links[at]!.by === 'list' && links[at]!.atom.kind === links[at - 1]!.atom.kind; at -= 1)
        links[at]!.by = 'or';
  const criteria: Criterion[] = [];
  links.forEach((link, index) => {
    if (link.soft) return;
    const last = criteria.at(-1);
    const before = links[index - 1];
    // two towns, two levels, two contracts: nobody has both
    const either = before && EXCLUSIVE.has(link.atom.kind) && before.atom.kind === link.atom.kind && !link.not;
    if (last && (link.by === 'or' || either) && last.not === link.not) last.any.push(link.atom);
    else criteria.push({ any: [link.atom], not: link.not });
  });
  return criteria;
};

/** Two towns, two levels, two contracts: nobody has both. */
export const EXCLUSIVE: ReadonlySet<AtomKind> = new Set(['place', 'level', 'availability', 'remote', 'employment', 'role']);
