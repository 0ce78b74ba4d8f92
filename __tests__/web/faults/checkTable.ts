// oxlint-disable jest/no-standalone-expect, jest/no-export -- the tests of every table
import { configure, screen, waitFor } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import type { EndpointDefinition } from '#contract/endpoint';
import { serve, server } from '../../../__mocks__/api/server.ts';
import { callsSettled, isWaiting } from '../../support/callsSettled.ts';
import { type Fault, faultsOf } from './faults.ts';
import type { Acting, Loading, Table, View } from './table.ts';

// A retry waits one millisecond; that it waits one or two seconds is shown by the tests of the rules themselves.
jest.mock('#lib/api/freshness', () => {
  const freshness = jest.requireActual<{ QUERY_RULES: Record<string, object> }>('#lib/api/freshness');
  const rules = Object.entries(freshness.QUERY_RULES).map(([name, rule]) => [name, { ...rule, retryAfter: 1 }]);
  return { ...freshness, QUERY_RULES: Object.fromEntries(rules) as unknown };
});

// Printing the page at each look that finds nothing yet would cost more than the looks.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? '') });

/** Redux Toolkit's own checks of a development build tell when the machine is busy. */
const SLOW_CHECK = /InvariantMiddleware took/;

const FORBIDDEN = 'Accès refusé.';
const SIGNED_OUT = 'Vous avez été déconnecté.';

/** Time-outs of calls, in milliseconds; here they pass at once. */
const TIME_OUTS = [20_000, 60_000, 180_000, 900_000];
const waitReally = window.setTimeout;
const logged = { error: jest.fn(), warn: jest.fn() };

beforeEach(() => {
  // Answers come when they come, between two waits too: React’s reminder of act() would be the only line of the console.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
    waitReally(work, TIME_OUTS.includes(ms) ? 20 : ms, ...rest)) as typeof setTimeout;
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(logged[level].mockReset());
});
afterEach(() => {
  window.setTimeout = waitReally;
  jest.restoreAllMocks();
});

/** Toasts that were there before the fault, which take a moment to go. */
const seen = new WeakSet<Element>();
const toasts = () => [
  ...document.querySelectorAll('.notistack-SnackbarContainer [role="alert"], .notistack-SnackbarContainer [role="status"]'),
];
const newToasts = () =>
  toasts()
    .filter((toast) => !seen.has(toast))
    .map((toast) => toast.querySelectorAll('p')[1]?.textContent);
const forgetToasts = () => {
  for (const toast of toasts()) seen.add(toast);
  closeSnackbar();
};

/** Whatever turns, shimmers or is busy. */
const ENDLESS = '[role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root, [aria-busy="true"]';

const settled = ({ store }: View) =>
  waitFor(async () => {
    await callsSettled(store);
    expect(isWaiting(store)).toBe(false);
    expect(document.querySelector(ENDLESS)).toBeNull();
  });

const callsOf = ({ method, path }: EndpointDefinition, { world }: View) => {
  const address = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return world.calls.filter((call) => address.test(call)).length;
};

const endsSession = (row: Loading | Acting, fault: Fault) => (row.ends ? row.ends(fault) : fault.status === 401);

const toastsOf = (row: Loading | Acting, fault: Fault): string[] => {
  if (endsSession(row, fault)) return [SIGNED_OUT];
  if (fault.status === 403) return [FORBIDDEN];
  const told = typeof row.toast === 'function' ? row.toast(fault) : row.toast;
  return told ? [told] : [];
};

const expectOutcome = async (row: Loading | Acting, fault: Fault, view: View) => {
  await settled(view);
  await waitFor(() => expect(newToasts()).toEqual(toastsOf(row, fault)));
  if (endsSession(row, fault)) {
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    expect(view.store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, user: null });
  } else {
    const shown = row.shows?.(fault);
    if (shown) expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
    if (row.kind === 'acting') await row.keeps(view);
  }
  await settled(view);
  expect(newToasts()).toEqual(toastsOf(row, fault));
  const lines = logged.error.mock.calls.map(([line]: unknown[]) => line);
  expect([...new Set(lines)]).toEqual(row.logs?.(fault) ?? []);
  expect(logged.warn.mock.calls.filter(([line]: unknown[]) => !SLOW_CHECK.test(String(line)))).toEqual([]);
  logged.error.mockClear();
  forgetToasts();
};

/** Says which fault it was that a check failed on. */
const under = async (fault: Fault, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    throw new Error(`With ${fault.name}: ${(error as Error).message.slice(0, 2000)}`, { cause: error });
  }
};

const checkLoading = async (definition: EndpointDefinition, row: Loading) => {
  for (const fault of faultsOf(definition))
    await under(fault, async () => {
      localStorage.clear();
      const view = row.open();
      server.use(fault.answer(definition));
      await row.leads?.(view);
      await waitFor(() => expect(callsOf(definition, view)).toBeGreaterThan(0));
      await expectOutcome(row, fault, view);
      view.unmount();
    });
};

const checkActing = async (definition: EndpointDefinition, row: Acting) => {
  const view = await row.open();
  await settled(view);
  forgetToasts();
  for (const fault of faultsOf(definition))
    await under(fault, async () => {
      const before = callsOf(definition, view);
      serve(view.world);
      server.use(fault.answer(definition));
      await row.act(view);
      await waitFor(() => expect(callsOf(definition, view)).toBeGreaterThan(before));
      await expectOutcome(row, fault, view);
    });
};

/** Fifteen faults on a machine that has other work to do. */
const PATIENCE_MS = 600_000;

/** Every endpoint of a table meets every fault. */
export const checkTable = ({ endpoints, rows }: Table): void => {
  test.each(Object.entries(rows))(
    '%s',
    async (name, row) => {
      const definition = endpoints[name]!;
      if (row.kind === 'loading') await checkLoading(definition, row);
      else if (row.kind === 'acting') await checkActing(definition, row);
      else for (const fault of faultsOf(definition)) await under(fault, () => row.check(fault));
    },
    PATIENCE_MS,
  );
};
