import { NO_JOB_FACTS } from '#contract/jobs';
import { jobFeatures } from '../../matching/features.ts';
import { scoreOf } from '../../matching/score.ts';
import type { Person } from '../base.ts';
import type { Scored } from './lookups.ts';

/** As many of the listed skills as an offer would ask for. */
const MOST_SKILLS = 10;

/** Those who would do for somebody else, best first: compared with that CV as with an offer that asks for what it holds. */
export const likePerson = (model: Person, people: readonly Person[]): (Scored<Person> & { trade: number })[] => {
  const { currentPosition, technicalSkills } = model.facts;
  const wanted = jobFeatures({ ...NO_JOB_FACTS, title: currentPosition, requirements: technicalSkills.slice(0, MOST_SKILLS) });
  const titled = jobFeatures({ ...NO_JOB_FACTS, title: currentPosition });
  return people
    .flatMap((one) => {
      const score = one === model ? null : scoreOf(wanted, one.features).score;
      return score === null || score === 0 ? [] : [{ one, score, trade: scoreOf(titled, one.features).score ?? 0 }];
    })
    .toSorted((a, b) => b.score - a.score);
};
