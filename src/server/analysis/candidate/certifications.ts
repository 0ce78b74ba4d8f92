import { fold } from '../text/fold.ts';
import { joinWrapped } from './items.ts';
import { spanOf, contentOf, type Row } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { findPeriods } from '../dates/periods.ts';

/** Certificates that carry a name of their own, wherever they stand. Folded, linear. */
const NAMED =
  /(?<![\p{L}\d])(?:(?:tosa|toeic|toefl|ielts|pmp|prince2(?: (?:foundation|practitioner))?|itil(?: v?\d)?(?: foundation)?|cissp|ceh|oscp|ccna|ccnp|comptia [\p{L}+]+|psm ?i{1,3}|pspo ?i{1,3}|csm|cspo|safe agilist|lean six sigma(?: (?:green|black|yellow) belt)?|six sigma (?:green|black|yellow) belt|aws certified [\p{L}\d -]{4,60}|microsoft certified[\p{L}\d: -]{4,60}|azure (?:fundamentals|administrator associate)|google (?:analytics|ads) certification|cfa(?: level [\di]+)?|cpa|shrm-cp|shrm-scp|phr|sphr|caces(?: r?\d{3}[a-z]?)?(?: ?cat(?:egorie)?\.? ?[\da-z]+)?|habilitation electrique [\p{L}\d ]{1,12}|sst|ssiap ?\d?|haccp|bafa|bafd|afgsu ?\d?|psc ?1|cqp [\p{L}]+|fimo|fco|adr))(?![\p{L}\d])/gu;

const NOT_ONE =
  /^(?:en cours|in progress|delivre|issued|obtenu|expire|credential|identifiant|voir|see)\b|^(?:relevant )?(?:course ?work|courses|modules|cours suivis)(?!\p{L})/u;

/** Cut out of « Certifications : A, B ». */
const isLabelled = (row: Row): boolean => row.from > 8;

/** Whether a line of an education section is a certificate and no degree: « CACES R489 cat. 3 ». */
export const isCertificate = (text: string): boolean =>
  /^(?:formations?\s)?(?:habilitations?|caces|aipr|sst|psc ?1|afgsu|permis|toeic|tosa|toefl|ielts|haccp|bafa|ssiap)(?!\p{L}{8})|(?<!\p{L})(?:certified|certification)(?!\p{L})/u.test(
    fold(text),
  );

/** Rows that tell of the certificate above: in brackets, or further in than the dated rows of the section. */
const withoutDetails = (rows: readonly Row[]): Row[] => {
  const dated = rows.filter((row) => findPeriods(row.folded).length > 0 && row.x > 0);
  const edge = dated.length < 2 ? null : Math.max(...dated.map(({ x }) => x));
  return rows.filter((row, index) => {
    const inner = edge !== null && row.x > edge + 5 && findPeriods(row.folded).length === 0;
    return index === 0 || !(inner || /^\(/.test(contentOf(row)));
  });
};

/** One certificate a row (or bullet) of a certification section, without its date. */
export const readCertifications = (rows: readonly Row[]): Found<string>[] => {
  const found: Found<string>[] = [];
  for (const row of joinWrapped(withoutDetails(rows))) {
    const [period] = findPeriods(row.folded);
    let from = row.from;
    let to = row.text.length;
    if (period) {
      if (period.start - row.from < 3) from = period.end;
      else to = period.start;
    }
    const text = row.text.slice(from, to);
    const lead = /^[\s:,;()|.∘–—-]*/u.exec(text)![0].length;
    const value = text
      .slice(lead)
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s:,;(|[–—-]+$/u, '')
      .trim();
    const words = value.split(' ').length;
    if (value.length < 2 || !/\p{L}/u.test(value) || NOT_ONE.test(row.folded.slice(from + lead))) continue;
    const run = value.split(/\s*[·•|]\s*/u).filter((part) => part !== '');
    if (run.length > 2 && run.every((part) => part.split(' ').length <= 8)) {
      for (const part of run) found.push({ value: part.slice(0, 200), span: spanOf(row, from + lead, to) });
      continue;
    }
    if (words > 16) continue;
    if (/[.]$/.test(value) && words > 9) continue;
    const parts = value.split(/\s*[,;•|]\s*/);
    const list =
      (rows.length === 1 || isLabelled(row)) &&
      !value.includes('(') &&
      parts.length > 1 &&
      parts.every((part) => part.split(' ').length <= 5);
    if (list) for (const part of parts) found.push({ value: part.slice(0, 200), span: spanOf(row, from + lead, to) });
    else found.push({ value: value.slice(0, 200), span: spanOf(row, from + lead, to) });
  }
  return found;
};

/** Certificates with a name of their own in any row, beside those already found. */
export const namedCertifications = (rows: readonly Row[], found: readonly Found<string>[]): Found<string>[] => {
  const known = fold(found.map(({ value }) => value).join('\n'));
  return named(rows).filter(({ value }) => !known.includes(fold(value)));
};

const named = (rows: readonly Row[]): Found<string>[] =>
  rows.flatMap((row) =>
    row.folded.length > 400 || !/certif|habilit|permis|caces|diplom|titul|licen/u.test(row.folded)
      ? []
      : [...row.folded.matchAll(NAMED)].map((match) => ({
          value: contentOf({ ...row, text: row.text.slice(match.index, match.index + match[0].length), from: 0 }),
          span: spanOf(row, match.index, match.index + match[0].length),
        })),
  );
