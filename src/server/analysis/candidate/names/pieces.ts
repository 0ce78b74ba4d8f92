import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { closeLetterSpacing } from '../../sections/headings.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';
import { softCase } from './parts.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
  span: Span;
}

export const LABEL =
  /^(?:curriculum vitae(?:\s+(?:de|of))?|cv(?:\s+(?:de|of))?|resume(?:\s+of)?|noms?(?:\(s\))?(?:\s*(?:et|&|\/)\s*prenoms?(?:\(s\))?)?|prenoms?(?:\(s\))?(?:\s*(?:et|&|\/)\s*noms?(?:\(s\))?)?|name|full name|surname(?:\(s\))?\s*\/\s*first name(?:\(s\))?|first name(?:\(s\))?\s*\/\s*surname(?:\(s\))?|candidat|candidate|nom complet|mr|mrs|ms|m|mme|mlle|dr|monsieur|madame|maitre|prof|professor|professeur|pr|je suis|je m['’]appelle|moi c['’]est|i am|i['’]m|my name is)\s*[.:\n|–-]*\s+/u;
/** A cell that announces the name in the next one. Folded. */
const LABEL_ALONE =
  /^\W*(?:(?:full |complete )?name|nom complet|noms? (?:et|&|\/) prenoms?|prenoms? (?:et|&|\/) noms?|candidat|candidate)\s*:?\s*$/u;

export interface Piece {
  text: string;
  from: number;
  /** « Nom : », « CV de » stands before it. */
  labelled: boolean;
}

/** The pieces of a row that could be a name: whole, before a separator, after a label. */
export const pieces = (row: Row): Piece[] => {
  const whole = row.text.slice(row.from);
  if (closeLetterSpacing(whole) !== whole) return [{ text: whole, from: row.from, labelled: false }];
  const found: Piece[] = [];
  const add = (from: number, to: number) => {
    let start = from;
    let labelled = false;
    for (let turn = 0; turn < 2; turn += 1) {
      const label = LABEL.exec(row.folded.slice(start, to))?.[0];
      start += label?.length ?? 0;
      labelled ||= label?.includes(':') === true || /^(?:cv|curriculum|resume|je |my |i)/u.test(label ?? '');
    }
    const text = row.text.slice(start, to);
    const lead = /^[^\p{L}]*/u.exec(text)![0].length;
    const body = text
      .slice(lead)
      .replace(
        /(?:,?\s(?:MBA|PhD|Ph\.D\.?|MD|PMP|CPA|CFA|M\.D\.|RN|Dr|Jr\.?|Sr\.?|Esq\.?|Ing\.?|P\.Eng|\d{2} ans|M\.?Sc|SHRM-CP|PHR))+\s*$|(?<!\s\p{Lu})[^\p{L}\p{N})]+$/u,
        '',
      );
    if (body !== '') found.push({ text: body, from: start + lead, labelled: labelled || afterLabel });
    afterLabel = LABEL_ALONE.test(row.folded.slice(from, to));
  };
  let afterLabel = false;
  let from = row.from;
  for (const match of row.text
    .slice(row.from)
    .matchAll(/\n|\t|\s{3,}|\s?[|•·]\s?|(?<=\p{Ll}{3})\.\s(?=\p{Lu})|\s[–—/-]\s|(?<=\p{L}{2})-(?=\p{L}{5})|,\s|\s\(|\s(?=\d)/gu)) {
    if (match[0] === '-' && !TITLE_HEADS.has(/^\p{L}+/u.exec(row.folded.slice(row.from + match.index + 1))![0])) continue;
    add(from, row.from + match.index);
    from = row.from + match.index + match[0].length;
  }
  add(from, row.text.length);
  return found;
};

const FAMILY_LABEL = '^\\W{0,3}(?:nom(?: de famille)?|last name|surname|family name)';
const GIVEN_LABEL = '^\\W{0,3}(?:prenoms?|first name|given names?|forename)';

/** « Nom : Dupont » and « Prénom : Jean », in rows or in cells. */
export const labelledName = (rows: readonly Row[]): PersonName | null => {
  const read = (label: RegExp, among: readonly Row[] = rows) => {
    for (const row of among) {
      const match = label.exec(row.folded);
      const value = match
        ? row.text
            .slice(match[0].length)
            .split(/\n|\t|\s{2,}|,/)[0]!
            .trim()
        : '';
      if (match && /^\p{L}[\p{L}' ’-]{1,40}$/u.test(value))
        return { row, value, span: spanOf(row, match[0].length, match[0].length + value.length) };
    }
    return null;
  };
  const last = read(new RegExp(`${FAMILY_LABEL}\\s*:\\s*`, 'u')) ?? read(new RegExp(`${FAMILY_LABEL}\\s+(?!et |& |/)`, 'u'));
  // without colons, the labels stand one right above the other
  const near = last ? rows.filter((row) => row !== last.row && Math.abs(rows.indexOf(row) - rows.indexOf(last.row)) <= 1) : [];
  const first = read(new RegExp(`${GIVEN_LABEL}\\s*:\\s*`, 'u')) ?? read(new RegExp(`${GIVEN_LABEL}\\s+(?!et |& |/)`, 'u'), near);
  if (!first || !last) return null;
  return {
    firstName: softCase(first.value),
    lastName: softCase(last.value),
    span: { start: Math.min(first.span.start, last.span.start), end: Math.max(first.span.end, last.span.end) },
  };
};
