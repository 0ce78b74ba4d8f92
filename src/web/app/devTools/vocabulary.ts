import * as account from '#contract/account';
import * as candidates from '#contract/candidates';
import * as common from '#contract/common';
import * as company from '#contract/company';
import * as conversations from '#contract/conversations';
import { ERROR_STATUS } from '#contract/errors';
import * as jobs from '#contract/jobs';
import * as matching from '#contract/matching';
import * as placements from '#contract/placements';
import * as questions from '#contract/questions';
import * as statistics from '#contract/statistics';
import * as templateConfigs from '#contract/template-configs';
import * as templates from '#contract/templates';
import { api } from '#lib/api/api';
import { paths } from '#lib/paths';

const CONTRACT = [
  account,
  candidates,
  common,
  company,
  conversations,
  jobs,
  matching,
  placements,
  questions,
  statistics,
  templateConfigs,
  templates,
] as const;

const isWord = (value: unknown): value is string => typeof value === 'string';
const isWordList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isWord);

/** The words of every enumeration that the contract exports: a value added there is shown from then on. */
const enumerated = CONTRACT.flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter(isWordList)
  .flat();

/** Words of Redux Toolkit, of the slices, and of tags. */
const OURS =
  'pending fulfilled rejected uninitialized query infinitequery mutation forward backward conflict add remove replace ' +
  'FETCH_ERROR PARSING_ERROR TIMEOUT_ERROR CUSTOM_ERROR Rejected AbortError ConditionError LIST RANKING ' +
  'anonymous checking authenticated unreachable unknown present absent user server other_tab session list page ' +
  'search shortcuts referral asc desc met not_met not_found must nice low medium high ' +
  'User Company Candidate Job Placement Question Conversation Message Template TemplateConfig';

/** What the application itself says: none of it can tell who a person is. */
const words = new Set([...enumerated, ...OURS.split(' '), ...Object.keys(ERROR_STATUS)]);

const pathWords = new Set(
  Object.values(paths)
    .flatMap((path) => (typeof path === 'string' ? path : path('')).split(/[/?]/))
    .filter((word) => /^[a-z-]+$/.test(word)),
);

/** Whether a text is one that the application chose, not a person. */
export const isOurWord = (text: string): boolean => words.has(text) || Object.hasOwn(api.endpoints, text);

/** Whether a part of an address is one of the route table. */
export const isPathWord = (text: string): boolean => pathWords.has(text);
