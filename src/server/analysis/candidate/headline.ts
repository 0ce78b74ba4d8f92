import { contentOf, spanOf, type Row } from '../text/rows.ts';
import type { Found, Span } from '../text/span.ts';
import { toSegments } from './segments.ts';

/** The title that a person gives themselves near the name: « Développeur full stack senior ». */
export const findHeadline = (head: readonly Row[], name: Span | null): Found<string> | null => {
  for (const row of head.slice(0, 14)) {
    const text = contentOf(row);
    if (text.split(' ').length > 14 || text.length > 120 || /[@.]$|@|https?:/.test(text)) continue;
    for (const segment of toSegments(row.text.slice(row.from), 0, row.bold)) {
      if (segment.title < 3 || segment.title <= segment.company || segment.text.length > 100) continue;
      const at = row.text.indexOf(segment.text.split(' ')[0]!, row.from);
      const span = segment.text === row.text.slice(at, at + segment.text.length) ? spanOf(row, at, at + segment.text.length) : spanOf(row);
      if (name && span.start < name.end && span.end > name.start && span.start === name.start) continue;
      return { value: segment.text, span };
    }
  }
  return null;
};
