import { type ComponentType, createElement, lazy } from 'react';
import type * as LazyPages from '#lib/lazyPage';

/** For `jest.mock('#lib/lazyPage', …)`: the code of the pages that a test says are late never comes. */
const actual = jest.requireActual<typeof LazyPages>('#lib/lazyPage');
const Never = lazy(() => new Promise<never>(() => {}));

/** Paths of the pages that are late. */
export const late = new Set<string>();
/** Those of them that were asked for. */
export const asked: string[] = [];

export const mayComeLate = (path: string, Page: ComponentType) => () => {
  if (late.has(path)) asked.push(path);
  return createElement(late.has(path) ? Never : Page);
};

export const lazyPage = (...[path, load]: Parameters<typeof actual.lazyPage>) => mayComeLate(path, actual.lazyPage(path, load));

export const allInTime = () => {
  late.clear();
  asked.length = 0;
};
