import { DATA_SKILLS } from '../../lexicon/data.ts';
import { IT_SKILLS } from '../../lexicon/it.ts';
import { OFFICE_SKILLS } from '../../lexicon/office.ts';
import { SKILLS, type Skill } from '../../lexicon/skills.ts';
import { SOFT_SKILLS } from '../../lexicon/softSkills.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll, type TrieMatch } from '../../text/trie.ts';

export const technical = makeTrie<Skill>(
  SKILLS.flatMap((skill) => [skill.label, ...skill.synonyms].map((phrase) => [phrase, skill] as const)),
);
export const soft = makeTrie<string>(SOFT_SKILLS.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** Known skills of a folded text; « j’ai » names no artificial intelligence. */
export const skillsIn = (folded: string): TrieMatch<Skill>[] =>
  matchAll(technical, tokenize(folded)).filter(({ start, end }) => folded.slice(start - 2, end) !== "j'ai");

/** Canonical ids of the skills that a written text names, for comparisons between a CV and a job. */
export const skillIdsOf = (written: string): string[] => [
  ...new Set(matchAll(technical, tokenize(fold(written))).map(({ value }) => value.id)),
];

export const PROFICIENCY: ReadonlySet<string> = new Set(
  'moyen moyenne faible correct scolaire avance avancee expert experte confirme confirmee intermediaire debutant notions notion maitrise maitrisee bonne bon tres courant operationnel niveau advanced intermediate beginner proficient basic basics knowledge of de du des d l la le les en et and with in strong working good excellent experience experienced connaissance connaissances pratique utilisation logiciel logiciels outil outils ans an years year yrs months less than more plus skills familiar suite version'.split(
    ' ',
  ),
);

const idsOf = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').flatMap((line) => skillIdsOf(line.replace(/^\?/, '').split('|')[0]!)));
const IT = idsOf(IT_SKILLS);
const OFFICE = idsOf(OFFICE_SKILLS);
const DATA = idsOf(DATA_SKILLS);

const coveredBy = (folded: string, counts: (skill: Skill) => boolean): boolean => {
  const tokens = tokenize(folded);
  const known = matchAll(technical, tokens).filter(({ value }) => counts(value));
  const told = tokens.filter((_, index) => known.some(({ first, after }) => index >= first && index < after));
  return told.length > 0 && tokens.every((token) => told.includes(token) || PROFICIENCY.has(token.word) || /^\d+$/.test(token.word));
};

export const isTool = ({ id }: Skill): boolean => IT.has(id) || OFFICE.has(id);

/** Of the trades whose skills are mostly products with a name. */
export const isOfNamedThings = (skill: Skill): boolean => isTool(skill) || DATA.has(skill.id);

export const namesTool = (folded: string): boolean => coveredBy(folded, isTool);

/** The same, of skills that are mostly products. */
export const namesNamedThing = (folded: string): boolean => coveredBy(folded, isOfNamedThings);

/** Whether a folded text is known skills and nothing else but how well they are known. */
export const namesSkill = (folded: string): boolean => coveredBy(folded, () => true);

/** The same, of technologies only. */
export const namesTechnology = (folded: string): boolean => coveredBy(folded, ({ id }) => IT.has(id));

/** Whether one known skill has all these words. */
export const coveredWhole = (folded: string): boolean => {
  const tokens = tokenize(folded);
  const [known] = matchAll(technical, tokens);
  return known?.first === 0 && known.after === tokens.length;
};
