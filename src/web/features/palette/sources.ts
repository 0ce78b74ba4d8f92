import type { FetchArgs } from '@reduxjs/toolkit/query';
import { candidateEndpoints, type CandidateRow } from '#contract/candidates';
import { foldText } from '#contract/common';
import { type Conversation, conversationEndpoints } from '#contract/conversations';
import { jobEndpoints, type JobRow } from '#contract/jobs';
import { placementEndpoints, type PlacementRow } from '#contract/placements';
import { type Template, templateEndpoints } from '#contract/templates';
import { readList } from '#lib/api/answers';
import { call } from '#lib/api/call';
import { paths } from '#lib/paths';
import { paletteTexts as texts } from './texts.ts';

/** Rows asked of each list. */
const LIMIT = 5;

/** A record found, as the palette shows it. */
export interface Hit {
  id: string;
  label: string;
  detail: string;
  to: string;
}

export interface Hits {
  hits: Hit[];
  total: number;
}

/** A list of records that the palette looks into. */
interface Source {
  title: string;
  request: (words: string) => FetchArgs;
  read: (answer: unknown, words: string) => Hits;
  /** The list with the same search, where it has an address; null where it has none. */
  seeAll: ((words: string) => string) | null;
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

const reading =
  <Row>(toHit: (row: Row) => Hit) =>
  (answer: unknown): Hits => {
    const { data, total } = readList<Row>(answer);
    return { hits: data.slice(0, LIMIT).map(toHit), total };
  };

const searched = (path: string) => (words: string) => `${path}?search=${encodeURIComponent(words)}`;

const page = (search: string) => ({ search, limit: LIMIT, offset: 0, sort: '-createdAt' }) as const;

/** One entry a list; their order is that of the groups shown. */
export const SOURCES = {
  candidates: {
    title: texts.candidates,
    request: (words) => call(candidateEndpoints.list)({ query: page(words) }),
    read: reading<CandidateRow>((row) => ({
      id: row.id,
      label: nameOf(row) || row.fileName || texts.untitled,
      detail: join(row.currentPosition, row.currentLocation),
      to: paths.candidate(row.id),
    })),
    seeAll: searched(paths.candidates),
  },
  jobs: {
    title: texts.jobs,
    request: (words) => call(jobEndpoints.list)({ query: page(words) }),
    read: reading<JobRow>(({ id, title, fileName, company, location }) => ({
      id,
      label: title || fileName || texts.untitled,
      detail: join(company, location),
      to: paths.job(id),
    })),
    seeAll: searched(paths.jobs),
  },
  placements: {
    title: texts.placements,
    request: (words) => call(placementEndpoints.list)({ query: page(words) }),
    read: reading<PlacementRow>(({ id, candidate, job }) => ({
      id,
      label: `${nameOf(candidate) || texts.untitled} → ${job.title || texts.untitled}`,
      detail: join(job.company, job.location),
      to: paths.placement(id),
    })),
    seeAll: searched(paths.placements),
  },
  conversations: {
    title: texts.conversations,
    request: (search) => call(conversationEndpoints.list)({ query: { search, limit: LIMIT, offset: 0 } }),
    read: reading<Conversation>(({ id, title, summary }) => ({ id, label: title, detail: summary, to: paths.conversation(id) })),
    seeAll: null,
  },
  templates: {
    title: texts.templates,
    request: () => call(templateEndpoints.list)(undefined),
    // The few templates of a company come whole: the words are looked for here.
    read: (answer, words) => {
      const found = readList<Template>(answer).data.filter(({ name }) => foldText(name).includes(foldText(words)));
      const hits = found
        .slice(0, LIMIT)
        .map(({ id, name, description }) => ({ id, label: name, detail: description, to: paths.template(id) }));
      return { hits, total: hits.length };
    },
    seeAll: null,
  },
} satisfies Record<string, Source>;

export type SourceName = keyof typeof SOURCES;
export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];
