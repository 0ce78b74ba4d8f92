import { fold } from '../text/fold.ts';
import { CONSTRUCTION_SKILLS } from './construction.ts';
import { DATA_SKILLS } from './data.ts';
import { FINANCE_SKILLS } from './finance.ts';
import { HEALTH_SKILLS } from './health.ts';
import { HOSPITALITY_SKILLS } from './hospitality.ts';
import { HR_SKILLS } from './humanResources.ts';
import { INDUSTRY_SKILLS } from './industry.ts';
import { IT_SKILLS } from './it.ts';
import { LEGAL_SKILLS } from './legal.ts';
import { LOGISTICS_SKILLS } from './logistics.ts';
import { MARKETING_SKILLS } from './marketing.ts';
import { OFFICE_SKILLS } from './office.ts';
import { SALES_SKILLS } from './sales.ts';
import { TEACHING_SKILLS } from './teaching.ts';

/** Raised whenever a canonical skill is added, renamed or removed. */
export const SKILL_LEXICON_VERSION = 5;

export interface Skill {
  /** Stable name for comparisons: `c++`, `java-ee`, `gestion-de-projet`. */
  id: string;
  label: string;
  synonyms: readonly string[];
  /** Too common a word (or letter) to be a skill outside a skills context: R, Go, Less. */
  contextOnly: boolean;
}

export const SKILL_TRADES = {
  it: IT_SKILLS,
  data: DATA_SKILLS,
  office: OFFICE_SKILLS,
  finance: FINANCE_SKILLS,
  sales: SALES_SKILLS,
  marketing: MARKETING_SKILLS,
  humanResources: HR_SKILLS,
  legal: LEGAL_SKILLS,
  health: HEALTH_SKILLS,
  construction: CONSTRUCTION_SKILLS,
  industry: INDUSTRY_SKILLS,
  logistics: LOGISTICS_SKILLS,
  hospitality: HOSPITALITY_SKILLS,
  teaching: TEACHING_SKILLS,
} as const;

const idOf = (label: string): string =>
  fold(label)
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const parse = (line: string): Skill => {
  const contextOnly = line.startsWith('?');
  const [label, ...synonyms] = (contextOnly ? line.slice(1) : line).split('|');
  return { id: idOf(label!), label: label!, synonyms, contextOnly };
};

/** Every canonical skill, once. */
export const SKILLS: readonly Skill[] = [
  ...new Map(
    Object.values(SKILL_TRADES)
      .flatMap((trade) => trade.split('\n').map(parse))
      .map((skill) => [skill.id, skill]),
  ).values(),
];
