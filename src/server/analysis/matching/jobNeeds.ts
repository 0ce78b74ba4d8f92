import type { JobFacts } from '#contract/jobs';
import type { CriterionKind } from '#contract/matching';
import { asksForDiploma } from '../job/asked.ts';
import { findYears } from '../job/experience.ts';
import { asksSomething } from '../job/prose.ts';
import { weightOf } from '../job/requirements.ts';
import { fold } from '../text/fold.ts';
import { regulatedDiplomas } from './diplomas.ts';
import { languagesIn, levelIn } from './languageLevels.ts';
import { sentencesOf } from './quotes.ts';
import { isTechnology, type Mention, skillMentions, softMentions } from './skills/mentions.ts';
import { canonicalWords } from './text/canonicalWords.ts';
import { wordsOf } from './text/words.ts';
import { tradesOf } from './trades/trades.ts';

interface Place {
  path: string;
  kind: CriterionKind;
}
/** What the lines of an offer ask for, sorted by what it is. */
export interface JobNeeds {
  /** `others`: skills that do as well, « SolidWorks ou CATIA ». */
  skills: Map<string, Place & { from: 'title' | 'line' | 'description'; others: string[] }>;
  soft: Map<string, Place>;
  lines: (Place & { text: string; words: string[] })[];
  diplomas: (Place & { text: string })[];
  languages: Map<string, Place & { level: number }>;
  years: (Place & { years: number }) | null;
}

const SPOKEN =
  /(?<!\p{L})(?:langues?|languages?|parle\p{L}*|speak\p{L}*|spoken|niveau|bilingu\p{L}*|courant|fluent|fluency|maitrise|ecrit|oral|written|natif|native|lu)(?!\p{L})/u;

/** Skills of one line in groups of which one is enough: « React ou Vue », « AWS, Azure or GCP ». */
const alternatives = (folded: string, mentions: readonly Mention[]): string[][] => {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? folded.slice(last.end, mention.start) : '';
    if (
      last &&
      /^\s*(?:,\s*|\/\s*)?(?:ou|or|et\/ou|and\/or)?\s*$/u.test(between) &&
      /(?<!\p{L})(?:ou|or)(?!\p{L})/u.test(folded.slice(last.end, mentions.at(-1)!.start))
    )
      groups.at(-1)!.push(mention);
    else groups.push([mention]);
  }
  return groups.map((group) => [...new Set(group.map(({ id }) => id))]);
};

/** Skills that a title names beside its trade: Java in « Développeur Java », but not the kitchen of a « chef de cuisine ». */
const skillsOfTitle = (title: string): string[] => {
  const trades = tradesOf(title);
  return skillMentions(title, false).flatMap(({ id, start, end }) => {
    // An unknown word stands for the skill: « chef … » is not « chef ».
    const rest = tradesOf(`${title.slice(0, start)} xxx ${title.slice(end)}`);
    const isPartOfTrade = trades.length > 0 && !isTechnology(id) && rest.join() !== trades.join();
    return isPartOfTrade ? [] : [id];
  });
};

/** Words of a line that asks for a diploma and little else. */
const LONGEST_DIPLOMA = 8;

/** The longest description that is searched for skills. */
const PROSE = 6000;

/** Reads requirements line by line; a line may ask for several things, and one that asks for none of the known is compared by its words. */
export const needsOf = (facts: JobFacts): JobNeeds => {
  const needs: JobNeeds = { skills: new Map(), soft: new Map(), lines: [], diplomas: [], languages: new Map(), years: null };

  for (const id of skillsOfTitle(facts.title)) needs.skills.set(id, { path: 'title', kind: 'required', from: 'title', others: [] });
  for (const [name, level] of Object.entries(facts.languages))
    needs.languages.set(languagesIn(name)[0] ?? name, { path: `languages.${name}`, kind: 'required', level: levelIn(level) });
  facts.education.forEach((text, index) => needs.diplomas.push({ text, path: `education.${index}`, kind: 'required' }));

  const read = (text: string, place: Place, from: 'line' | 'description' = 'line') => {
    const folded = fold(text);
    const spoken = languagesIn(text);
    const asksLanguage = spoken.length > 0 && (wordsOf(text).length <= 4 || SPOKEN.test(folded));
    if (asksLanguage)
      for (const name of spoken) {
        const known = needs.languages.get(name);
        if (!known) needs.languages.set(name, { ...place, level: levelIn(text) });
        else if (place.kind === 'preferred') known.kind = 'preferred';
      }
    const skills = skillMentions(text, wordsOf(text).length <= 6);
    // IDE is a diploma of nurses, and what developers write in.
    const diploma = asksForDiploma(folded) || (regulatedDiplomas(text).length > 0 && !skills.some(({ id }) => isTechnology(id)));
    const years = findYears(folded, true)?.value ?? null;
    if (years !== null && place.kind === 'required' && needs.years === null) needs.years = { ...place, years };
    if (diploma && !needs.diplomas.some((one) => fold(one.text) === folded)) needs.diplomas.push({ ...place, text });

    // The field of a diploma is asked of the diploma.
    const source = diploma && wordsOf(text).length <= LONGEST_DIPLOMA ? 'description' : from;
    for (const [id, ...others] of alternatives(folded, skills)) {
      const known = needs.skills.get(id!);
      if (!known) needs.skills.set(id!, { ...place, from: source, others });
    }
    const soft = softMentions(text);
    for (const { id } of soft) if (!needs.soft.has(id)) needs.soft.set(id, place);
    const words = canonicalWords(text);
    if (from === 'line' && skills.length + soft.length === 0 && !asksLanguage && !diploma && years === null && words.length > 0)
      needs.lines.push({ ...place, text, words });
  };
  facts.requirements.forEach((text, index) => read(text, { path: `requirements.${index}`, kind: 'required' }));
  facts.niceToHave.forEach((text, index) => read(text, { path: `niceToHave.${index}`, kind: 'preferred' }));

  const description = facts.description.slice(0, PROSE);
  // An offer without a list of requirements tells them in its text.
  if (facts.requirements.length === 0)
    for (const { text } of sentencesOf(description))
      if (asksSomething(text)) read(text, { path: 'description', kind: weightOf(text) === 'nice' ? 'preferred' : 'required' });
      else read(text, { path: 'description', kind: 'preferred' }, 'description');
  for (const { id } of skillMentions(description, false))
    if (!needs.skills.has(id)) needs.skills.set(id, { path: 'description', kind: 'preferred', from: 'description', others: [] });
  const told = needs.years ? null : findYears(fold(description), false);
  if (told) needs.years = { years: told.value, path: 'description', kind: 'required' };
  return needs;
};
