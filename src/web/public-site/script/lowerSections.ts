// Safari has no idle callback yet.
const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 100));

/**
 * Lays out the sections below the first screen, which came without (`.hero ~ section` in landing.css): one in each idle
 * moment, so that no task is long. Scrolling is smooth from then on, since the way is measured.
 */
export const layOutLowerSections = () => {
  const waiting = [...document.querySelectorAll<HTMLElement>('.hero ~ section')];
  const next = () => {
    const section = waiting.shift();
    (section ?? document.documentElement).dataset.laidOut = '';
    if (section) whenIdle(next);
  };
  addEventListener('load', () => whenIdle(next));
};
