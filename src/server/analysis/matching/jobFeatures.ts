import type { JobFacts } from '#contract/jobs';
import type { CriterionCategory, CriterionKind } from '#contract/matching';
import { skillIdsOf } from '../candidate/skills.ts';
import { SKILLS } from '../lexicon/skills.ts';
import { meaningfulWords } from './words.ts';

interface AskBase {
  category: CriterionCategory;
  kind: CriterionKind;
  weight: number;
  label: string;
  /** Path of the fact that asks: `title`, `requirements.2`. */
  path: string;
}
export type Ask = AskBase & ({ by: 'skill'; skill: string } | { by: 'words'; words: string[] } | { by: 'title'; words: string[] });

export interface JobFeatures {
  asks: Ask[];
}

const labels = new Map(SKILLS.map(({ id, label }) => [id, label]));

export const featuresOfJob = (facts: JobFacts): JobFeatures => {
  const asks: Ask[] = [];
  const seen = new Set<string>();
  const title = meaningfulWords(facts.title);
  if (title.length > 0)
    asks.push({ category: 'title', kind: 'required', weight: 4, label: facts.title, path: 'title', by: 'title', words: title });
  const read = (line: string, path: string, kind: CriterionKind, weight: number) => {
    const ids = skillIdsOf(line).filter((id) => !seen.has(id));
    for (const skill of ids) {
      seen.add(skill);
      asks.push({ category: 'skill', kind, weight, label: labels.get(skill)!, path, by: 'skill', skill });
    }
    const words = meaningfulWords(line);
    if (ids.length === 0 && words.length > 0)
      asks.push({ category: 'skill', kind, weight: weight / 2, label: line, path, by: 'words', words });
  };
  facts.requirements.forEach((line, index) => read(line, `requirements.${index}`, 'required', 2));
  facts.niceToHave.forEach((line, index) => read(line, `niceToHave.${index}`, 'preferred', 1));
  const total = asks.reduce((sum, { weight }) => sum + weight, 0);
  return { asks: asks.map((ask) => ({ ...ask, weight: ask.weight / total })) };
};
