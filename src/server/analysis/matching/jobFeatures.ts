import type { RemotePreference } from '#contract/candidates';
import type { ExperienceLevel, JobFacts } from '#contract/jobs';
import { levelOf } from '../candidate/experiences/level.ts';
import { yearsInWords } from '../profile/sentences.ts';
import { fold } from '../text/fold.ts';
import type { Ask, Comparison } from './asks.ts';
import { diplomaLabel, lowestLevel, regulatedDiplomas } from './diplomas.ts';
import { type JobNeeds, needsOf } from './jobNeeds.ts';
import { levelLabel } from './languageLevels.ts';
import { placeOf } from './places/places.ts';
import { isGenericSkill, isTechnology, skillLabel } from './skills/mentions.ts';
import { canonicalWords } from './text/canonicalWords.ts';
import { meaningOf } from './text/words.ts';
import { nearestTo } from './trades/nearTrades.ts';
import { tradesOf } from './trades/trades.ts';
import { ENOUGH_SKILLS, ENOUGH_WORDS, MATCHING_VERSION, SKILL_UNITS, WEIGHTS } from './weights.ts';

/** Label of the criterion that compares duties; it names nothing that a person holds, so a list of skills words it otherwise. */
export const DUTIES_LABEL = 'Missions de l’offre';

/** What is compared of an offer: plain JSON. */
export interface JobFeatures {
  version: string;
  asks: Ask[];
  /** 0 to 1: how much the offer says. */
  telling: number;
}

/** Characters of a line that may be a title. */
const LONGEST_TITLE = 60;

type Unweighted = Omit<Ask, 'weight' | keyof Comparison> & Comparison;
type Weighted = Unweighted & { weight: number };

const YEARS_OF: Record<ExperienceLevel, number> = { junior: 0, mid_level: 2, senior: 5, lead: 6, principal: 8 };

const CONTRACTS = {
  permanent: 'CDI',
  fixed_term: 'CDD',
  temporary: 'Intérim',
  freelance: 'Freelance',
  internship: 'Stage',
  apprenticeship: 'Alternance',
} as const;

const remoteOf = (facts: JobFacts): RemotePreference | null => {
  const told = fold([facts.title, facts.location, facts.description, ...facts.requirements, ...facts.benefits].join('\n'));
  if (/full[- ]?remote|100 ?% (?:remote|teletravail)|fully remote|teletravail (?:complet|total|integral|a 100)|remote only/u.test(told))
    return 'remote';
  if (/presentiel (?:uniquement|obligatoire)|100 ?% presentiel|on[- ]?site only|pas de teletravail/u.test(told)) return 'onsite';
  return /teletravail|hybrid|remote/u.test(told) ? 'hybrid' : null;
};

const REMOTE_LABELS = { remote: 'Télétravail complet', hybrid: 'Télétravail partiel', onsite: 'Présence sur site' } satisfies Record<
  RemotePreference,
  string
>;

const short = (text: string): string => (text.length <= 90 ? text : `${text.slice(0, 88).replace(/\s+\S*$/u, '')}…`);

const skillAsks = ({ skills, lines }: JobNeeds): Weighted[] => {
  const units = [...skills].map(([skill, { path, kind, from, others }]): Weighted => {
    const unit =
      from === 'title' && isTechnology(skill) ? SKILL_UNITS.title : from === 'description' ? SKILL_UNITS.mentioned : SKILL_UNITS[kind];
    const weight = isGenericSkill(skill) ? Math.min(unit, SKILL_UNITS.required) * SKILL_UNITS.generic : unit;
    return { by: 'skill', category: 'skill', kind, label: [skill, ...others].map(skillLabel).join(' ou '), path, skill, others, weight };
  });
  const prose = lines.map(({ text, words, path, kind }): Weighted => ({
    by: 'line',
    category: 'skill',
    kind,
    label: short(text),
    path,
    words,
    weight: SKILL_UNITS.line * SKILL_UNITS[kind],
  }));
  const all = [...units, ...prose];
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const whole = WEIGHTS.skills * Math.min(1, sum / ENOUGH_SKILLS);
  return all.map((ask) => ({ ...ask, weight: (ask.weight / sum) * whole }));
};

const educationAsk = ({ diplomas }: JobNeeds, trades: Record<string, number>): Weighted[] => {
  const required = diplomas.filter(({ kind }) => kind === 'required');
  const asked = required.length > 0 ? required : diplomas;
  if (asked.length === 0) return [];
  const levels = asked.map(({ text }) => lowestLevel(text)).filter((level) => level > 0);
  const level = levels.length === 0 ? 0 : Math.min(...levels);
  const regulated = [...new Set(asked.flatMap(({ text }) => regulatedDiplomas(text)))];
  const words = canonicalWords(asked.map(({ text }) => text).join('\n'));
  const { kind, path, text } = asked[0]!;
  return [
    {
      by: 'education',
      category: 'education',
      kind,
      path,
      label: short(text) || diplomaLabel(level),
      level,
      diplomas: regulated,
      words,
      trades,
      weight: (regulated.length > 0 ? WEIGHTS.regulatedDiploma : WEIGHTS.education) * (kind === 'required' ? 1 : 0.5),
    },
  ];
};

const practicalAsks = (facts: JobFacts): Weighted[] => {
  const asks: Weighted[] = [];
  const remote = remoteOf(facts);
  const place = remote === 'remote' ? null : placeOf(facts.location);
  if (place)
    asks.push({
      by: 'place',
      category: 'location',
      kind: 'preferred',
      path: 'location',
      label: facts.location,
      place,
      weight: WEIGHTS.location,
    });
  if (remote)
    asks.push({
      by: 'remote',
      category: 'location',
      kind: 'preferred',
      path: '',
      label: REMOTE_LABELS[remote],
      remote,
      weight: WEIGHTS.remote,
    });
  if (facts.employmentType)
    asks.push({
      by: 'contract',
      category: 'contract',
      kind: 'preferred',
      path: 'employmentType',
      label: CONTRACTS[facts.employmentType],
      contract: facts.employmentType,
      weight: WEIGHTS.contract,
    });
  const max = facts.salaryMax ?? facts.salaryMin;
  if (max !== null)
    asks.push({
      by: 'salary',
      category: 'salary',
      kind: 'preferred',
      path: facts.salaryMax === null ? 'salaryMin' : 'salaryMax',
      label: 'Salaire proposé',
      max,
      currency: facts.salaryCurrency ?? 'EUR',
      weight: WEIGHTS.salary,
    });
  return asks;
};

const tradeAsks = (facts: JobFacts, needs: JobNeeds, trades: Record<string, number>): Weighted[] => {
  const asks: Weighted[] = [];
  const words = meaningOf(facts.title);
  if (words.length > 0)
    asks.push({
      by: 'title',
      category: 'title',
      kind: 'required',
      path: 'title',
      label: facts.title,
      trades,
      words,
      weight: WEIGHTS.title,
    });
  const level = facts.experienceLevel ?? levelOf(facts.title, null);
  const years = needs.years?.years ?? (level === null ? null : YEARS_OF[level]);
  const junior = level === 'junior' || (years !== null && years <= 1);
  const training =
    facts.employmentType === 'internship' || facts.employmentType === 'apprenticeship' || levelOf(facts.title, null) === 'junior';
  if (years !== null || words.length > 0)
    asks.push({
      by: 'years',
      category: 'experience',
      kind: years === null ? 'preferred' : 'required',
      path: needs.years?.path ?? (facts.experienceLevel === null ? 'title' : 'experienceLevel'),
      label: years ? `${yearsInWords(years)} d’expérience` : junior || training ? 'Poste ouvert aux débutants' : 'Expérience du métier',
      years: years ?? 2,
      trades,
      words,
      junior: junior || training,
      training,
      weight: years === null ? WEIGHTS.impliedExperience : WEIGHTS.experience,
    });
  // Where and for whom the work is done is no part of it.
  const aside = new Set(canonicalWords(`${facts.location} ${facts.company}`));
  const duties = canonicalWords([facts.title, facts.description, ...facts.requirements, ...facts.niceToHave].join('\n')).filter(
    (word) => words.includes(word) || !aside.has(word),
  );
  if (duties.length > words.length)
    asks.push({
      by: 'duties',
      category: 'experience',
      kind: 'preferred',
      path: 'description',
      label: DUTIES_LABEL,
      words: duties,
      weight: WEIGHTS.duties * Math.min(1, duties.length / ENOUGH_WORDS),
    });
  return asks;
};

const languageAsks = ({ languages }: JobNeeds): Weighted[] =>
  [...languages].map(([language, { path, kind, level }]) => ({
    by: 'language' as const,
    category: 'language' as const,
    kind,
    path,
    label: level > 0 ? `${language} ${levelLabel(level)}` : language,
    language,
    level,
    weight: ((kind === 'required' ? 1 : 0.4) * WEIGHTS.language * Math.min(2, languages.size)) / languages.size,
  }));

const softAsks = ({ soft }: JobNeeds): Weighted[] =>
  [...soft].map(([name, { path, kind }]) => ({
    by: 'soft' as const,
    category: 'soft_skill' as const,
    kind,
    path,
    label: name,
    soft: name,
    weight: (WEIGHTS.softSkills * Math.min(1, soft.size / 2)) / soft.size,
  }));

/** Heads that no work is named by: alone they are nothing to compare. */
const PRACTICAL = new Set(['place', 'remote', 'contract', 'salary']);

/** An offer of one line is its title: « HR », « Banking ». */
const withTitle = (facts: JobFacts): JobFacts => {
  const opening = facts.description.split('\n')[0]!.trim();
  return facts.title === '' && opening.length <= LONGEST_TITLE && tradesOf(opening).length > 0 ? { ...facts, title: opening } : facts;
};

/** Plain JSON, stored beside the offer and compared with every candidate. */
export const jobFeatures = (given: JobFacts): JobFeatures => {
  const facts = withTitle(given);
  const needs = needsOf(facts);
  const own = tradesOf(facts.title);
  const trades = nearestTo(own);
  const asks = [
    ...tradeAsks(facts, needs, trades),
    ...skillAsks(needs),
    ...educationAsk(needs, trades),
    ...languageAsks(needs),
    ...softAsks(needs),
    ...practicalAsks(facts),
  ];
  const comparable = asks.some(({ by }) => !PRACTICAL.has(by));
  const total = asks.reduce((sum, { weight }) => sum + weight, 0);
  const skills = asks.filter(({ by }) => by === 'skill' || by === 'line').length;
  return {
    version: MATCHING_VERSION,
    asks: comparable ? asks.map((ask) => ({ ...ask, weight: ask.weight / total })) : [],
    telling:
      0.5 * Math.min(1, skills / 5) +
      (own.length > 0 ? 0.3 : 0) +
      (needs.years || facts.experienceLevel ? 0.1 : 0) +
      (facts.description.length > 80 ? 0.1 : 0),
  };
};
