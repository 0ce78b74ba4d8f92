import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Colours are what they are once transitions have ended, also those that a last drawing begins; what turns for ever is not waited for. */
const settle = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
};

/** What axe finds on the page as it stands, one line per rule with the elements concerned. */
const violationsOf = async (page: Page) => {
  await page.evaluate(settle);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Fails with the list of what axe finds. */
export const expectNoAxeViolations = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([]);
};
