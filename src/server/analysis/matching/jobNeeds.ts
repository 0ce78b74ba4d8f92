import type { JobFacts } from '#contract/jobs';
import type { CriterionKind } from '#contract/matching';
import { asksForDiploma } from '../job/asked.ts';
import { findYears } from '../job/experience.ts';
import { fold } from '../text/fold.ts';
import { languagesIn, levelIn } from './languageLevels.ts';
import { skillMentions, softMentions } from './skills/mentions.ts';
import { meaningOf, wordsOf } from './text/words.ts';

interface Place {
  path: string;
  kind: CriterionKind;
}
/** What the lines of an offer ask for, sorted by what it is. */
export interface JobNeeds {
  skills: Map<string, Place & { from: 'title' | 'line' | 'description' }>;
  soft: Map<string, Place>;
  lines: (Place & { text: string; words: string[] })[];
  diplomas: (Place & { text: string })[];
  languages: Map<string, Place & { level: number }>;
  years: (Place & { years: number }) | null;
}

const SPOKEN =
  /(?<!\p{L})(?:langues?|languages?|parle\p{L}*|speak\p{L}*|spoken|niveau|bilingu\p{L}*|courant|fluent|fluency|maitrise|ecrit|oral|written|natif|native|lu)(?!\p{L})/u;

/** The longest description that is searched for skills. */
const PROSE = 6000;

/** Reads requirements line by line; a line may ask for several things, and one that asks for none of the known is compared by its words. */
export const needsOf = (facts: JobFacts): JobNeeds => {
  const needs: JobNeeds = { skills: new Map(), soft: new Map(), lines: [], diplomas: [], languages: new Map(), years: null };

  for (const { id } of skillMentions(facts.title, false)) needs.skills.set(id, { path: 'title', kind: 'required', from: 'title' });
  for (const [name, level] of Object.entries(facts.languages))
    needs.languages.set(languagesIn(name)[0] ?? name, { path: `languages.${name}`, kind: 'required', level: levelIn(level) });
  facts.education.forEach((text, index) => needs.diplomas.push({ text, path: `education.${index}`, kind: 'required' }));

  const read = (text: string, place: Place) => {
    const folded = fold(text);
    const spoken = languagesIn(text);
    const asksLanguage = spoken.length > 0 && (wordsOf(text).length <= 4 || SPOKEN.test(folded));
    if (asksLanguage)
      for (const name of spoken) {
        const known = needs.languages.get(name);
        if (!known) needs.languages.set(name, { ...place, level: levelIn(text) });
        else if (place.kind === 'preferred') known.kind = 'preferred';
      }
    const years = findYears(folded, true)?.value ?? null;
    if (years !== null && place.kind === 'required' && needs.years === null) needs.years = { ...place, years };
    const diploma = asksForDiploma(folded);
    if (diploma && !needs.diplomas.some((one) => fold(one.text) === folded)) needs.diplomas.push({ ...place, text });

    const skills = skillMentions(text, wordsOf(text).length <= 6);
    for (const { id } of skills) if (!needs.skills.has(id)) needs.skills.set(id, { ...place, from: 'line' });
    const soft = softMentions(text);
    for (const { id } of soft) if (!needs.soft.has(id)) needs.soft.set(id, place);
    const words = meaningOf(text);
    if (skills.length + soft.length === 0 && !asksLanguage && !diploma && years === null && words.length > 0)
      needs.lines.push({ ...place, text, words });
  };
  facts.requirements.forEach((text, index) => read(text, { path: `requirements.${index}`, kind: 'required' }));
  facts.niceToHave.forEach((text, index) => read(text, { path: `niceToHave.${index}`, kind: 'preferred' }));

  const description = facts.description.slice(0, PROSE);
  for (const { id } of skillMentions(description, false))
    if (!needs.skills.has(id)) needs.skills.set(id, { path: 'description', kind: 'preferred', from: 'description' });
  const told = needs.years ? null : findYears(fold(description), false);
  if (told) needs.years = { years: told.value, path: 'description', kind: 'required' };
  return needs;
};
