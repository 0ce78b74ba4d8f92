import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '#lib/api/api';
import { createApiExtra } from '#lib/api/extra';
import { POLL_MS, QUERY_RULES } from '#lib/api/freshness';
import { sessionReducer, signedIn } from '#lib/session/sessionSlice';
import { accountApi } from '../../../../src/web/features/account/accountApi.ts';
import { statisticsApi } from '../../../../src/web/features/analytics/statisticsApi.ts';
import { candidatesApi } from '../../../../src/web/features/candidates/candidatesApi.ts';
import { CandidatesPolling } from '../../../../src/web/features/candidates/components/CandidatesPolling.tsx';
import { CandidatePolling } from '../../../../src/web/features/candidates/components/profile/CandidatePolling.tsx';
import { companyApi } from '../../../../src/web/features/company/companyApi.ts';
import { conversationsApi } from '../../../../src/web/features/conversations/conversationsApi.ts';
import { cvApi } from '../../../../src/web/features/cv/cvApi.ts';
import { JobsPolling } from '../../../../src/web/features/jobs/components/JobsPolling.tsx';
import { jobsApi } from '../../../../src/web/features/jobs/jobsApi.ts';
import { paletteApi } from '../../../../src/web/features/palette/paletteApi.ts';
import { PlacementsPolling } from '../../../../src/web/features/placements/components/PlacementsPolling.tsx';
import { PlacementPolling } from '../../../../src/web/features/placements/detail/PlacementPolling.tsx';
import { placementsApi } from '../../../../src/web/features/placements/placementsApi.ts';
import { questionsApi } from '../../../../src/web/features/questions/questionsApi.ts';
import { templateConfigsApi } from '../../../../src/web/features/template-configs/templateConfigsApi.ts';
import { templatesApi } from '../../../../src/web/features/templates/templatesApi.ts';
import { makePlacement } from '../../../support/makePlacement.ts';

const ID = '0199f000-0000-7000-8000-000000000001';

type Ask = (options?: { forceRefetch?: boolean | number }) => unknown;
type Rule = keyof typeof QUERY_RULES;

const page = { query: { limit: 50, offset: 0 } } as never;
const { endpoints: conversations } = conversationsApi;

/** Every query of the application, and the row that it follows. */
const QUERIES: Record<string, [Rule, Ask]> = {
  getMe: ['user', (options) => accountApi.endpoints.getMe.initiate(undefined, options)],
  getCompany: ['company', (options) => companyApi.endpoints.getCompany.initiate(undefined, options)],
  listCandidates: ['list', (options) => candidatesApi.endpoints.listCandidates.initiate(page, options)],
  getCandidate: ['record', (options) => candidatesApi.endpoints.getCandidate.initiate(ID, options)],
  listJobs: ['jobs', (options) => jobsApi.endpoints.listJobs.initiate(page, options)],
  getJob: ['job', (options) => jobsApi.endpoints.getJob.initiate(ID, options)],
  listPlacements: ['list', (options) => placementsApi.endpoints.listPlacements.initiate(page, options)],
  getPlacement: ['record', (options) => placementsApi.endpoints.getPlacement.initiate(ID, options)],
  rankCandidates: ['usual', (options) => placementsApi.endpoints.rankCandidates.initiate({ params: { id: ID } } as never, options)],
  rankJobs: ['usual', (options) => placementsApi.endpoints.rankJobs.initiate({ params: { id: ID } } as never, options)],
  listQuestions: ['listOfRecord', (options) => questionsApi.endpoints.listQuestions.initiate(ID, options)],
  listConversations: ['conversations', (options) => conversations.listConversations.initiate(undefined, options)],
  getConversation: ['conversation', (options) => conversations.getConversation.initiate(ID, options)],
  listMessages: ['conversation', (options) => conversations.listMessages.initiate(ID, options)],
  listTemplates: ['list', (options) => templatesApi.endpoints.listTemplates.initiate(undefined, options)],
  getTemplate: ['record', (options) => templatesApi.endpoints.getTemplate.initiate(ID, options)],
  listTemplateConfigs: ['list', (options) => templateConfigsApi.endpoints.listTemplateConfigs.initiate(undefined, options)],
  getTemplateConfig: ['record', (options) => templateConfigsApi.endpoints.getTemplateConfig.initiate(ID, options)],
  listConfigTemplates: ['list', (options) => templateConfigsApi.endpoints.listConfigTemplates.initiate(undefined, options)],
  listCvConfigs: ['list', (options) => cvApi.endpoints.listCvConfigs.initiate(undefined, options)],
  getStatistics: ['usual', (options) => statisticsApi.endpoints.getStatistics.initiate({ query: { period: '30' } } as never, options)],
};
const rows = Object.entries(QUERIES).map(([name, [rule, ask]]) => [name, rule, ask] as const);

/** RTK Query takes the freshness of what comes page after page from its hook. */
const IN_PAGES: string[] = ['listConversations', 'listMessages'];

const asked: { url: string; method: string; key: string | null }[] = [];
let answer: (url: string) => Response = () => Response.json({ data: [], total: 0 });
const refuseAll = (status: number) => {
  answer = () => Response.json({ code: 'internal', message: '' }, { status });
};

const openStore = () => {
  const store = configureStore({
    reducer: { session: sessionReducer, api: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: createApiExtra() } }).concat(api.middleware),
  });
  store.dispatch(signedIn({ accessToken: 'access-1', refreshToken: 'refresh-1' }));
  return store;
};
let store: ReturnType<typeof openStore>;
const start = (ask: Ask, options?: { forceRefetch?: boolean | number }) => void store.dispatch(ask(options) as never);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  answer = () => Response.json({ data: [], total: 0 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    asked.push({ url: request.url, method: request.method, key: request.headers.get('idempotency-key') });
    return answer(request.url);
  });
  store = openStore();
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  jest.mocked(fetch).mockRestore();
  jest.useRealTimers();
});

test('every query of the application is in this table', () => {
  const queries = Object.entries(api.endpoints as Record<string, object>).filter(
    ([, endpoint]) => 'useQueryState' in endpoint || 'useInfiniteQueryState' in endpoint,
  );
  expect(queries.map(([name]) => name).toSorted()).toEqual([...Object.keys(QUERIES), 'searchAll'].toSorted());
  expect(paletteApi.endpoints.searchAll).toBeDefined();
});

describe.each(rows)('%s follows %s', (name, rule, ask) => {
  const {
    retryAfter,
    freshFor,
    settledBy = [],
    retries401 = false,
  } = QUERY_RULES[rule] as (typeof QUERY_RULES)[Rule] & { settledBy?: number[]; retries401?: boolean };

  test('one retry, after its delay, then none', async () => {
    refuseAll(500);
    start(ask);
    await pass(retryAfter - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  test.each([401, 403, 404, 400])('a %i', async (status) => {
    const isRetried = status === 401 ? retries401 : status !== 403 && !settledBy.includes(status);
    refuseAll(status);
    start(ask);
    await pass(60_000);
    expect(asked).toHaveLength(isRetried ? 2 : 1);
  });

  test('is fresh for as long as it says, and then asked again', async () => {
    const hook = IN_PAGES.includes(name) ? { forceRefetch: freshFor } : { forceRefetch: QUERY_RULES.list.freshFor };
    start(ask);
    await pass(freshFor * 1000 - 1000);
    start(ask, hook);
    await pass(0);
    expect(asked).toHaveLength(1);
    await pass(1000);
    start(ask, hook);
    await pass(0);
    expect(asked).toHaveLength(2);
  });
});

test('the figures of the specification', () => {
  const figures = Object.fromEntries(Object.entries(QUERY_RULES).map(([name, { freshFor, retryAfter }]) => [name, [freshFor, retryAfter]]));
  expect(figures).toEqual({
    usual: [30, 1000],
    user: [30, 1000],
    company: [30, 2000],
    record: [30, 1000],
    list: [300, 1000],
    listOfRecord: [300, 1000],
    job: [30, 2000],
    jobs: [300, 2000],
    conversation: [30, 1000],
    conversations: [30, 1000],
  });
  expect(POLL_MS).toEqual({ analyzing: 2000, emptyPlacements: 2000, placementToAnalyze: 5000 });
});

describe('a change', () => {
  const create = () => candidatesApi.endpoints.analyzeCandidate.initiate(ID);

  test('is sent again once, a second later, with the same idempotency key', async () => {
    refuseAll(503);
    start(create);
    await pass(999);
    expect(asked).toHaveLength(1);
    await pass(60_000);
    expect(asked).toHaveLength(2);
    expect(asked[0]!.key).toBeTruthy();
    expect(asked[1]!.key).toBe(asked[0]!.key);
  });

  test.each([400, 401, 403, 404, 409, 422, 429])('refused with a %i is not', async (status) => {
    refuseAll(status);
    start(create);
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  test('that gets no answer is sent again once', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    start(create);
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });
});

/** As a browser tells it. */
const show = (visibility: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  window.dispatchEvent(new Event('visibilitychange'));
  if (visibility === 'visible') window.dispatchEvent(new Event('focus'));
};

describe('the window', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = setupListeners(store.dispatch);
  });
  afterEach(() => {
    show('visible');
    stop();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  const candidates = { sort: '-createdAt', limit: 50, offset: 0 } as never;
  const toAnalyze = { data: [makePlacement({ placementStatus: 'to_analyze', analysisError: null })], total: 1 };
  const listed = (data: unknown) => ({ data, isStale: false, hasFailed: false }) as never;
  const POLLS = [
    ['candidates under analysis', 2000, <CandidatesPolling key="poll" query={candidates} />],
    ['a candidate under analysis', 2000, <CandidatePolling key="poll" id={ID} />],
    ['offers under analysis', 2000, <JobsPolling key="poll" query={candidates} />],
    ['an empty list of placements', 2000, <PlacementsPolling key="poll" query={candidates} list={listed({ data: [], total: 0 })} />],
    ['placements to analyse', 5000, <PlacementsPolling key="poll" query={candidates} list={listed(toAnalyze)} />],
    ['a placement to analyse', 5000, <PlacementPolling key="poll" id={ID} />],
  ] as const;

  test.each(POLLS)('%s: asked every %i ms, not while hidden, no more once gone', async (_label, every, poll) => {
    const view = render(<Provider store={store}>{poll}</Provider>);
    await pass(0);
    const before = asked.length;
    await pass(every - 1);
    expect(asked).toHaveLength(before);
    await pass(1);
    expect(asked).toHaveLength(before + 1);
    await pass(every * 3);
    expect(asked).toHaveLength(before + 4);

    show('hidden');
    await pass(every * 10);
    expect(asked).toHaveLength(before + 4);
    show('visible');
    await pass(every * 2);
    const shown = asked.length;
    expect(shown).toBeGreaterThanOrEqual(before + 5);

    view.unmount();
    await pass(every * 10);
    expect(asked).toHaveLength(shown);
  });

  test.each([
    ['a full list with nothing to analyse', { data: [makePlacement()], total: 1 }],
    ['one whose analysis failed', { data: [makePlacement({ placementStatus: 'to_analyze', analysisError: 'Illisible.' })], total: 1 }],
  ])('%s is not asked for again', async (_label, data) => {
    const view = render(
      <Provider store={store}>
        <PlacementsPolling query={candidates} list={listed(data)} />
      </Provider>,
    );
    await pass(60_000);
    expect(asked).toHaveLength(0);
    view.unmount();
  });

  test('coming back to it asks nothing again', async () => {
    start(QUERIES.listCandidates![1]);
    start(QUERIES.getMe![1]);
    await pass(10 * 60_000);
    show('hidden');
    show('visible');
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });
});
