import { fold } from '../text/fold.ts';
import { type Row, spanOf } from '../text/rows.ts';
import type { Found, Span } from '../text/span.ts';
import { findDeadline } from './deadline.ts';
import { readItems } from './items.ts';
import { needsInSentence } from './prose.ts';
import { splitNeeds, weightOf } from './requirements.ts';
import { readSalary } from './salary.ts';
import type { JobSection } from './sections.ts';

/** What the offer asks for, and the rows it says it in. */
export interface Needs {
  must: Found<string>[];
  nice: Found<string>[];
  rows: Row[];
}

/** A line of practical matters that ends a page, under whatever heading it fell. */
export const isNotice = (text: string): boolean => {
  const folded = fold(text);
  return (
    readSalary(folded, false) !== null ||
    findDeadline(folded, false, false) !== null ||
    /@|https?:|^(?:pour postuler|postulez|to apply|envoyez|send your)|^(?:cdi|cdd|contrat|demarrage|prise de poste|start date)(?!\p{L})/u.test(
      folded,
    )
  );
};

const distinct = (found: Found<string>[]): Found<string>[] => [...new Map(found.map((one) => [fold(one.value), one])).values()];

/** « Compétences requises : Java, SQL, Git » is a list on one line. */
const listOf = (rows: readonly Row[], heading: Row | null): Found<string>[] => {
  const items = readItems(rows);
  const [only] = items;
  if (items.length !== 1 || !only || heading?.index !== rows[0]!.index) return items;
  let at = only.span.start;
  return only.value.split(/,\s(?![^(]*\))/u).map((value) => {
    const span = { start: at, end: at + value.length };
    at = span.end + 2;
    return { value, span };
  });
};

/** An offer without a heading for them tells its requirements in sentences. */
const inProse = (sections: readonly JobSection[], text: string, title: Span | undefined): Needs => {
  const needs: Needs = { must: [], nice: [], rows: [] };
  for (const { kind, rows } of sections) {
    if (kind !== 'head' && kind !== 'role' && kind !== 'missions') continue;
    const told = kind === 'missions' ? rows.filter(({ bullet }) => !bullet) : rows;
    const items = readItems(told).filter(({ value }) => !isNotice(value));
    for (const item of items.flatMap((one) => splitNeeds(one, text)).flatMap((one) => needsInSentence(one, text))) {
      if (title && item.span.start <= title.start && title.end <= item.span.end) continue;
      needs[weightOf(item.value) ?? 'must'].push(item);
      needs.rows.push(...told.filter((row) => spanOf(row).start < item.span.end && spanOf(row).end > item.span.start));
    }
  }
  return needs;
};

/** Requirements, indispensable and souhaitable: by the heading they stand under, and by what a line says of itself; else in the sentences of the offer. */
export const readNeeds = (sections: readonly JobSection[], text: string, title?: Span): Needs => {
  const needs: Needs = { must: [], nice: [], rows: [] };
  for (const { kind, heading, rows } of sections) {
    const asks = kind === 'profile' || kind === 'nice';
    if (kind === 'about' || kind === 'benefits' || kind === 'other') continue;
    const items = listOf(rows, heading)
      .filter(({ value }) => !isNotice(value))
      .flatMap((item) => splitNeeds(item, text));
    for (const item of items) {
      const weight = weightOf(item.value) ?? (kind === 'nice' ? 'nice' : 'must');
      // Outside the sections of requirements only a line that says so is one.
      if (asks || (kind !== 'conditions' && kind !== 'missions' && weightOf(item.value) !== null)) needs[weight].push(item);
    }
    if (asks) needs.rows.push(...rows);
  }
  const { must, nice, rows } = needs.rows.length > 0 ? needs : inProse(sections, text, title);
  return { must: distinct(must), nice: distinct(nice), rows };
};
