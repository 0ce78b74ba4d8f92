import { actionsFor, type PaletteEntry, type PaletteScreen, screensFor } from './entries.ts';
import type { Findings } from './paletteApi.ts';
import { SOURCE_NAMES, SOURCES } from './sources.ts';
import { paletteTexts as texts } from './texts.ts';

/** One line of the palette. */
export interface PaletteOption {
  id: string;
  label: string;
  detail: string;
  target: PaletteEntry | { to: string };
}

export interface PaletteGroup {
  title: string;
  options: PaletteOption[];
}

const toOption = (entry: PaletteEntry): PaletteOption => ({ id: `entry-${entry.label}`, label: entry.label, detail: '', target: entry });

const recordGroups = (words: string, findings: Findings): PaletteGroup[] =>
  SOURCE_NAMES.map((name) => {
    const { title, seeAll } = SOURCES[name];
    const { hits, total } = findings[name] ?? { hits: [], total: 0 };
    const options: PaletteOption[] = hits.map(({ id, label, detail, to }) => ({ id: `${name}-${id}`, label, detail, target: { to } }));
    if (seeAll && total > hits.length) {
      options.push({ id: `${name}-all`, label: texts.seeAll(total), detail: '', target: { to: seeAll(words) } });
    }
    return { title, options };
  });

/** What the palette offers for these words: screens and actions at once, records when they come. Empty groups are left out. */
export const groupsFor = (words: string, sidebar: readonly PaletteScreen[], findings: Findings | null): PaletteGroup[] =>
  [
    { title: texts.screens, options: screensFor(words, sidebar).map(toOption) },
    ...(findings ? recordGroups(words, findings) : []),
    { title: texts.actions, options: actionsFor(words).map(toOption) },
  ].filter(({ options }) => options.length > 0);
