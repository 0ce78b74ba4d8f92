import type { BrowserContext, Page, Request } from 'playwright-core';
import { eventually } from './eventually.ts';

interface Traffic {
  underway: Set<Request>;
  /** Requests since the page opened. */
  sent: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Keeps account of what the pages of a context ask for. */
export const followRequests = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const traffic: Traffic = { underway: new Set(), sent: 0 };
    traffics.set(page, traffic);
    page.on('request', (request) => {
      traffic.underway.add(request);
      traffic.sent += 1;
    });
    const end = (request: Request) => traffic.underway.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
};

/** A page is idle when it has drawn what it knows: React’s own work comes before such calls, which a moving page puts off. */
const idle = () =>
  new Promise<void>((resolve) => {
    const latest = { timeout: 2000 };
    requestIdleCallback(() => requestIdleCallback(() => resolve(), latest), latest);
  });

/** Waits until every answer is there and drawn, and asks for nothing more: what is on the page then stays. */
export const untilQuiet = async (page: Page): Promise<void> => {
  const traffic = traffics.get(page)!;
  await eventually(async () => {
    const { sent } = traffic;
    await page.evaluate(idle);
    expect([...traffic.underway].map((request) => request.url())).toEqual([]);
    expect(traffic.sent).toBe(sent);
  });
};
