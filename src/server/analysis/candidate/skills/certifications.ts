import { fold } from '../../text/fold.ts';
import { joinWrapped } from '../items.ts';
import { spanOf, contentOf, type Row, sliceRow } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { certificateNames, namesPlatform } from './certificateNames.ts';
import { titlesOf } from './certificateRows.ts';
import { headingKinds } from '../../sections/headings.ts';
import { skillIdsOf } from './skills.ts';
import { SCHOOL_WORDS } from '../../lexicon/education.ts';
import { tokenize } from '../../text/tokens.ts';
import { tellsLoneTradeCertificate } from '../../text/tradeCertificates.ts';

/** Certificates that carry a name of their own, wherever they stand. Folded, linear. */
const NAMED =
  /(?<![\p{L}\d])(?:(?:tosa|toeic|toefl|ielts|pmp|prince2(?: (?:foundation|practitioner))?|itil(?: v?\d)?(?: foundation)?|cissp|ceh|oscp|ccna|ccnp|comptia [\p{L}+]+|psm ?i{1,3}|pspo ?i{1,3}|csm|cspo|safe agilist|lean six sigma(?: (?:green|black|yellow) belt)?|six sigma (?:green|black|yellow) belt|aws certified [\p{L}\d -]{4,60}|microsoft certified[\p{L}\d: -]{4,60}|azure (?:fundamentals|administrator associate)|google (?:analytics|ads) certification|cfa(?: level [\di]+)?(?=\s?[,;|()-]|\s(?:charter|institute|candidate|program)|\s*$)|cpa|shrm-cp|shrm-scp|phr|sphr|caces(?: r?\d{1,3}[a-z]?)?(?: ?cat(?:egorie)?\.? ?[\da-z]+)?|habilitation electrique [\p{L}\d ]{1,12}|sst|ssiap ?\d?|haccp|bafa|bafd|afgsu ?\d?|psc ?1|cqp [\p{L}]+|fimo|fco|adr))(?![\p{L}\d])/gu;

const NOT_ONE =
  /^(?:je |j['’]|en cours|in progress|delivre|issued|obtenu|expire|credential|identifiant|ids?\s?[:.#]?\s?\d|voir|see|view|verify|show|skills? acquired|page \d|(?:passed|reussie?|validee?|score|annee(?: de delivrance)?|mots[- ]cles|keywords|grade|organisme|issuer|expires?)(?!\p{L})|(?:neant|aucune?|none|nil|n\/a)\W*$|certificate (?:earned|issued|obtained)|certificat (?:obtenu|delivre))|^(?:relevant )?(?:course ?work|courses|modules|cours suivis)(?!\p{L})|^https?:|^www\.|@|linkedin\.com|github\.com/u;

/** « 7f29c1a2 »: the number of one. Folded. */
const NUMBER = /^(?=(?:\p{L}*\d){2})[\p{L}\d]{8,}$/u;

/** A degree among the certificates of « Diplômes et certifications » is told by the studies. */
const DEGREE = /^(?:master|mastere|bachelor|bts|dut|doctorat|ph\.?d|licence (?:pro|en|de|\d|professionnelle))(?!\p{L})/u;

const isDegree = (told: string, row: string): boolean => DEGREE.test(told) && !namesPlatform(row);

/** « Analyse : Excel, SPSS »: what one can do, under a heading of trainings. */
const listsSkills = (value: string): boolean => {
  const [, list] = /^[^:]{3,40}:\s(.+)$/u.exec(value) ?? [];
  const parts = list === undefined ? [] : split(list, /\s*[,;]\s*/u);
  return parts.length > 1 && parts.filter((part) => skillIdsOf(part).length > 0).length * 2 >= parts.length;
};

/** Cut out of « Certifications : A, B ». */
const isLabelled = (row: Row): boolean => row.from > 8;

/** Whether a line of an education section is a certificate and no degree: « CACES R489 cat. 3 ». */
export const isCertificate = (text: string): boolean =>
  /^(?:formations?\s)?(?:habilitations?|caces|aipr|sst|sauveteur(?:se)?[- ]secouriste|secourisme|(?:prevention et|premiers) secours|brevet (?:federal |national )?(?:de |d['’])(?:secouris|sauvet|surveillan|premiers)\p{L}*|psc ?1|pse ?[12]|afgsu|fimo|fco|adr|carte (?:de )?conducteur|carte professionnelle|permis|toeic|tosa|toefl|ielts|haccp|bafa|ssiap|(?:(?:emergency|basic|advanced|standard|paediatric|pediatric) )?first aid|(?:level \d )?food (?:hygiene|safety)|personal licen[cs]e|cscs|smsts|sssts|ipaf|pasma|nebosh|iosh|cpr|acls|pals|(?:flt|forklift|fork lift)|safeguarding|manual handling|(?:full |clean |uk )*driving licen[cs]e)(?!\p{L}{8})|(?<!\p{L})(?:certified|certification|certificate|certificat)(?!\p{L})|\s\(?(?:sst|ssiap ?\d?|psc ?1|afgsu ?\d?|haccp|caces|fimo|fco|aipr)\)?$/u.test(
    fold(text),
  );

const isNamed = (text: string): boolean => isCertificate(text) || fold(text).match(NAMED) !== null;

/** Whether a row of « Formation et certifications » is a certificate: named as one, without a school. */
export const isCertificateRow = (row: Row): boolean =>
  isNamed(contentOf(row)) && (namesPlatform(row.folded) || !tokenize(row.folded).some(({ word }) => SCHOOL_WORDS.has(word)));

/** What is passed and kept, in a heading. */
const CERTIFYING = /certif|licen[cs]|habilit|accredit|credential|attestation|brevet|caces|permis|qualif/u;

/** « Courses », « Professional development »: headings that announce what was attended, among which only what calls itself a certificate is one. */
export const announcesLessons = (heading: string): boolean =>
  /(?<!\p{L})(?:courses?|cour\p{L}{1,4} ?work|cours|workshops?|ateliers?|mooc|trainings?|formations? (?:continues?|en ligne|professionnelles?)|professional development|continuing education|cpd)(?!\p{L})/u.test(
    heading,
  ) && !CERTIFYING.test(heading);

const split = (value: string, mark: RegExp): string[] => value.split(mark).filter((part) => part !== '');

/** « BLS, ACLS »: names that are letters. */
const ACRONYM = /^[A-Z][A-Z\d]{1,5}$/;

/** Several certificates on one row: parted by dots, or by commas where the row is the whole list. */
const listOf = (value: string, row: Row, alone: boolean, dated: boolean): string[] | null => {
  const run = split(value, /\s*[·•|]\s*/u);
  if (run.length > 2 && run.every((part) => part.split(' ').length <= 8)) return run;
  const dashed = split(value, /\s[–—-]\s/u);
  const areNamed = dashed.filter(isNamed).length > 1 || dashed.every((part) => ACRONYM.test(part));
  if (dashed.length > 2 && areNamed && dashed.every((part) => part.split(' ').length <= 10))
    return dashed.flatMap((part) => (part.split(', ').every((one) => ACRONYM.test(one)) ? part.split(', ') : part));
  const parts = split(value, /\s*[,;•|]\s*/u);
  const several = parts.length > 2 || (parts.length === 2 && (isLabelled(row) || parts.every(isNamed)));
  if (parts.length > 1 && !dated && parts.every((part) => ACRONYM.test(part))) return parts;
  const list = (alone || isLabelled(row)) && several && !value.includes('(') && parts.every((part) => part.split(' ').length <= 5);
  return list ? parts : null;
};

/** Words that a part of a list has at most, and more where there are so many parts. */
const [PART_WORDS, LONG_PART, MANY_PARTS] = [5, 7, 4];

/** The parts of a row between marks outside its brackets. */
const partsAt = (row: Row, mark: RegExp): Row[] => {
  const marks = [...row.text.matchAll(new RegExp(`\\([^()]*\\)|${mark.source}`, 'gu'))].filter(
    ({ index, 0: found }) => index > row.from && !found.startsWith('('),
  );
  const starts = [row.from, ...marks.map(({ index, 0: found }) => index + found.length)];
  return starts.map((from, at) => sliceRow(row, from, marks[at]?.index ?? row.text.length)).filter(({ text }) => text.trim() !== '');
};
const countWords = (row: Row): number =>
  row.text
    .replaceAll(/\([^()]*\)/gu, '')
    .trim()
    .split(' ').length;

/** « ILS (Feb 2024), Manual handling (annual), First aid »: each part of a row that is the whole list, asides in brackets; semicolons part every row. */
const asidesApart = (row: Row, alone: boolean): Row[] => {
  const strong = partsAt(row, /\s*;(?:\s+|$)/u);
  if (strong.length > 2) return strong;
  const parts = alone && row.text.includes('(') ? partsAt(row, /\s*[,;•|]\s+/u) : [];
  // A date that stands alone is the one of the whole row.
  if (/^\W*(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\W*$/u.test(parts.at(-1)?.text ?? '')) return [row];
  return parts.length > 2 && parts.every((part) => countWords(part) <= (parts.length >= MANY_PARTS ? LONG_PART : PART_WORDS))
    ? parts
    : [row];
};

/** A row of several bullets side by side is as many rows. */
const partBulleted = (row: Row): Row[] => {
  const marks = row.bullet ? [...row.text.matchAll(/\n[•○◦▪‣–-]\s?|\s[•○◦▪‣]\s?/gu)].filter(({ index }) => index >= row.from) : [];
  if (marks.length === 0) return [row];
  const starts = [0, ...marks.map(({ index, 0: found }) => index + found.length)];
  return starts.map((from, at) => ({ ...sliceRow(row, from, marks[at]?.index ?? row.text.length), bullet: row.bullet }));
};

/** « Advanced Zalblat Diploma – completed a one-year course covering … »: what is told of a certificate behind its name. */
const ACCOUNT =
  /\s?[–—:(-]\s(?:completed|covering|covers|learn(?:ed|t|ing)|focus(?:ed|ing)|including|training (?:in|on)|portant sur|comprenant|formation (?:de|sur|aux?) )(?!\p{Lu}).*$/iu;
/** « Zalblat Diploma in Office Work, Weaving and Accounts. »: a name, however long, that a full stop ends. */
const OPENS_NAME = /^(?:(?:advanced|higher|national|professional|post-?graduate) )?(?:dipl[oô]m|certif)/iu;

/**
 * One certificate a row (or bullet) of a certification section, without its date. `lessons`: only what calls itself one;
 * `alone`: the row is the whole list.
 */
export const readCertifications = (rows: readonly Row[], lessons = false, alone = rows.length === 1): Found<string>[] =>
  certificateNames(joinWrapped(titlesOf(rows.flatMap(partBulleted))).flatMap((row) => asidesApart(row, alone || isLabelled(row)))).flatMap(
    ({ row, from, to, dated }) => {
      const value = row.text.slice(from, to).replaceAll(/\s+/g, ' ').replace(ACCOUNT, '');
      const told = row.folded.slice(from, to);
      if (
        value.length < 2 ||
        !/\p{L}/u.test(value) ||
        NOT_ONE.test(told) ||
        NUMBER.test(told) ||
        row.text.includes('©') ||
        isDegree(told, row.folded)
      )
        return [];
      if ((lessons && !isNamed(value)) || headingKinds(value).length > 0 || listsSkills(value) || /^\p{Ll}.*\.$/u.test(value)) return [];
      const span = spanOf(row, from, to);
      const list = listOf(value, row, alone, dated);
      if (list) return list.map((part) => ({ value: part.slice(0, 200), span }));
      const words = value.split(' ').length;
      return words > 16 || (/[.]$/.test(value) && words > 9 && !OPENS_NAME.test(value)) ? [] : [{ value: value.slice(0, 200), span }];
    },
  );

/** Certificates with a name of their own in any row, beside those already found. */
export const namedCertifications = (rows: readonly Row[], found: readonly Found<string>[]): Found<string>[] => {
  const known = found.map(({ value }) => fold(value));
  return named(rows).filter(({ value }) => !known.some((one) => one.includes(fold(value)) || fold(value).startsWith(`${one} `)));
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

/** « Certified Associate Cloud Engineer » among activities or awards: a short line that calls itself a certificate. */
export const certificatesAmong = (rows: readonly Row[]): Found<string>[] =>
  titlesOf(rows)
    .filter((row) => {
      const { from, to } = certificateNames([row])[0]!;
      const value = row.text.slice(from, to);
      return (
        value.split(/\s+/).length <= 9 &&
        /^\p{Lu}/u.test(value) &&
        !/[.:]$/u.test(value) &&
        (calls(value) || tellsLoneTradeCertificate(value))
      );
    })
    .flatMap((row) => readCertifications([row], false, false));

/** A certificate by the words of its own name, capitals and all: « Certified … », « … Certificate ». */
const calls = (value: string): boolean => /(?<!\p{L})(?:Certified|Certification|Certificate|Certificat|Certifiée?)(?!\p{L})/u.test(value);
