import { SKILL_TRADES, type Skill, SKILLS } from '../../lexicon/skills.ts';
import { SOFT_SKILLS } from '../../lexicon/softSkills.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { FRENCH_NAMES } from './frenchNames.ts';

const technical = makeTrie<Skill>(SKILLS.flatMap((skill) => [skill.label, ...skill.synonyms].map((phrase) => [phrase, skill] as const)));
const soft = makeTrie<string>(SOFT_SKILLS.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** A skill and where its words stand in the text. */
export interface Mention {
  id: string;
  start: number;
  end: number;
}

/** Words of every trade: in a sentence they name no skill (« collections » of a stylist or of a debt collector, « claims » of users or of the insured). */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'formation formations training collection collections evaluation evaluations assessment assessments entretien recherche recherches research planning plannings licence conduite discovery portfolio portefeuille ' +
    'claims chef conseil presentation presentations report reports writing travel booking testing essais production delivery deliveries livraison livraisons reception receiving operations actions change taux options obligations closing credit finance distribution promotions mode display print edition montage transmissions safety securite environnement diagnostics casting couverture isolation turning structures architecture supervision qualite validation qualification animation history histoire economie physique film instruction curriculum admissions tracking commandes scheduling documentation procedures correction editing interpretation office bilan bilans packer greenhouse outreach lever monster indeed toast spring word driving interview interviews contrats benefits'
  ).split(' '),
);
/** Acronyms that are words in small letters: REST and « the rest », MES and « mes ». */
const SPELT_ALIKE: ReadonlySet<string> = new Set('rest mes sea ent pic dif sem var tal ip tri'.split(' '));

/** Skills that a text names; `listed`: a list of skills, where R and Go are languages. */
export const skillMentions = (written: string, listed: boolean): Mention[] => {
  const folded = fold(written);
  return matchAll(technical, tokenize(folded))
    .filter(
      ({ value, start, end }) =>
        (listed || !value.contextOnly) &&
        !(SPELT_ALIKE.has(folded.slice(start, end)) && written.slice(start, end) !== written.slice(start, end).toUpperCase()) &&
        !(EVERYDAY.has(folded.slice(start, end)) && (!listed || end - start < folded.trim().length)),
    )
    .map(({ value, start, end }) => ({ id: value.id, start, end }));
};

/** Ways of working that a text names, by their French name. */
export const softMentions = (written: string): Mention[] =>
  matchAll(soft, tokenize(fold(written))).map(({ value, start, end }) => ({ id: value, start, end }));

const labels = new Map(SKILLS.map(({ id, label }) => [id, FRENCH_NAMES[label] ?? label]));

/** As a French reader calls it. */
export const skillLabel = (id: string): string => labels.get(id) ?? id;

const idsOf = (table: string): string[] =>
  table.split('\n').flatMap((line) => skillMentions(line.split('|')[0]!, true).map(({ id }) => id));
const generic: ReadonlySet<string> = new Set(idsOf(SKILL_TRADES.office));
const technology: ReadonlySet<string> = new Set([...idsOf(SKILL_TRADES.it), ...idsOf(SKILL_TRADES.data)]);

/** Asked for in every trade: it tells less than a skill of the trade. */
export const isGenericSkill = (id: string): boolean => generic.has(id);

/** A language, a framework, a tool: it makes one trade of many, « Java developer ». */
export const isTechnology = (id: string): boolean => technology.has(id);
