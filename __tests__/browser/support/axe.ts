import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Only what is wrong is told in full; frames, where there is no axe, are not waited for. */
const OPTIONS: axe.RunOptions = { resultTypes: ['violations'], iframes: false };

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

/** What the pointer happens to lie on since the last click is told by a tooltip, sooner or later. */
const leaveTooltips = async (page: Page) => {
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').first().waitFor({ state: 'detached' });
};

/** What axe finds on the page as it stands, one line per rule with the elements concerned. */
const violationsOf = async (page: Page) => {
  await leaveTooltips(page);
  await page.evaluate(settle);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const report = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return report.violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
  }, OPTIONS);
  return violations.map(({ id, help, elements }) => `${id} (${help}): ${elements.join(', ')}`);
};

/** Fails with the list of what axe finds. */
export const expectNoAxeViolations = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([]);
};
