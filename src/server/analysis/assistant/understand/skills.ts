import { SKILLS, type Skill } from '../../lexicon/skills.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll, type Trie } from '../../text/trie.ts';
import type { Base } from '../base.ts';
import { isEmptyWord, isTypoOf } from '../words.ts';
import type { Sentence } from './sentence.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

interface Known {
  id: string;
  label: string;
  contextOnly: boolean;
}

const canonical = (skill: Skill): Known => ({ id: skill.id, label: skill.label, contextOnly: skill.contextOnly });
const lexicon = makeTrie<Known>(SKILLS.flatMap((skill) => [skill.label, ...skill.synonyms].map((phrase) => [phrase, canonical(skill)])));
export const SKILL_LABELS: ReadonlyMap<string, string> = new Map(SKILLS.map(({ id, label }) => [id, label]));

/** What the company's own records call skills. */
export interface SkillWords {
  own: Trie<Known>;
  /** Words of skills that the base holds, for slips of the finger. */
  words: Map<string, Known>;
}

const ownTries = new WeakMap<object, Trie<Known>>();
const ownTrieOf = (skills: Vocabulary['ownSkills']): Trie<Known> => {
  const trie = ownTries.get(skills) ?? makeTrie<Known>(skills.map(({ id, label }) => [label, { id, label, contextOnly: false }]));
  ownTries.set(skills, trie);
  return trie;
};

export const skillWordsOf = ({ people, offers }: Base): SkillWords => {
  const { ownSkills, skillIds } = vocabularyOf(people);
  const words = new Map<string, Known>();
  const labelled = new Set([...skillIds, ...offers.flatMap(({ asked }) => [...asked])]);
  for (const id of labelled) {
    const label = SKILL_LABELS.get(id)!;
    const word = fold(label);
    if (/^[\p{L}]{5,}$/u.test(word)) words.set(word, { id, label, contextOnly: false });
  }
  return { own: ownTrieOf(ownSkills), words };
};

/** Single words that questions use in another sense than the skill's. */
const ORDINARY: ReadonlySet<string> = new Set(
  'recrutement entretien entretiens analyse gestion conseil formation communication planning reporting salaire salaires paie contrat contrats organisation accueil projet projets budget vente ventes marketing logistique cuisine finance comptabilite informatique production maintenance securite qualite data achats achat management sourcing encadrement transport design commerce anglais mobile'.split(
    ' ',
  ),
);

const CONTEXT =
  /(?:connai\w*|maitris\w*|competen\w*|sa(?:it|vent|chant)|utilis\w*|pratiqu\w*|stack|langages?|skills?|technos?|technologies?|code(?:nt)?|program\w*|developp\w*|experience|en|avec|ou|et|sur|notions?|niveau)(?: (?:de|d'|en|du|le|la|les|l'|sur|et|ou|avec))*\s*['«"]?$/u;

/**
 * Skills the question names: the lexicon's, then those that only this company's CVs name, then with a slip.
 * A word as common as « gestion » is one only where nothing else explains the question: it is then looked for in the texts too.
 */
export const readSkills = (sentence: Sentence, { own, words }: SkillWords): void => {
  for (const { value, first, after } of [...matchAll(lexicon, sentence.tokens), ...matchAll(own, sentence.tokens)]) {
    const extent = { first, after };
    if (!sentence.isFree(extent)) continue;
    const written = sentence.written(extent);
    const ordinary = after - first === 1 && (ORDINARY.has(sentence.word(first)) || isEmptyWord(sentence.word(first)));
    const named = /^\p{Lu}/u.test(written) && first > 0 && written.length <= 3;
    if (ordinary && !/(?:connai|maitris|competen)/u.test(sentence.before(first).slice(-30))) continue;
    if (value.contextOnly && !named && !CONTEXT.test(sentence.before(first).trimEnd())) continue;
    const label = fold(written) === fold(value.label) ? value.label : written;
    sentence.mention(extent, { kind: 'skill', id: value.id, label });
  }
  for (const index of sentence.free) {
    const word = sentence.word(index);
    if (isEmptyWord(word) || word.length < 5 || ORDINARY.has(word)) continue;
    const meant = [...words].find(([known]) => isTypoOf(word, known));
    if (meant) sentence.mention({ first: index, after: index + 1 }, { kind: 'skill', id: meant[1].id, label: meant[1].label });
  }
};

/** Whether one word names a skill by itself. */
export const isSkillWord = (word: string): boolean => matchAll(lexicon, tokenize(word)).length > 0;
