import { findPeriods } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { companyScore } from '../../text/workWords.ts';
import { isIssuer } from './certificateNames.ts';

const isDated = (row: Row): boolean => findPeriods(row.folded).length > 0;

/** Whether a row says anything beside its date. */
const hasWords = (row: Row): boolean => {
  const [period] = findPeriods(row.folded);
  const text = period ? row.text.slice(row.from, period.start) + row.text.slice(period.end) : row.text.slice(row.from);
  return /\p{L}{2}/u.test(text);
};

/** Rows that tell of the certificate above: in brackets, or further in than the dated rows of the section. */
const withoutAsides = (rows: readonly Row[]): Row[] => {
  const dated = rows.filter((row) => isDated(row) && row.x > 0);
  const edge = dated.length < 2 ? null : Math.max(...dated.map(({ x }) => x));
  return rows.filter((row, index) => {
    const inner = edge !== null && row.x > edge + 5 && !isDated(row);
    return index === 0 || !(inner || /^[([]/.test(contentOf(row)));
  });
};

/** Rows set in bold or larger than those under them name the certificates; the others tell of them. */
const byDress = (rows: readonly Row[]): Row[] | null => {
  const least = Math.min(...rows.map(({ fontSize }) => fontSize));
  const strong = rows.filter((row) => row.bold || row.fontSize > least + 0.4);
  const weak = rows.filter((row) => !strong.includes(row));
  const opens = strong.length >= 2 && weak.length >= 2 && strong.includes(rows[0]!);
  const each = strong.every((row, index) => index === strong.length - 1 || rows[rows.indexOf(row) + 1] !== strong[index + 1]);
  return opens && each && weak.length <= 2 * strong.length && !weak.some(({ bullet }) => bullet) ? strong : null;
};

/** A title over its issuer and date, on one row or two, or a dated title over its issuer, all along the section. */
const byTurns = (rows: readonly Row[]): Row[] | null => {
  const turns = rows.map((row) => (isDated(row) ? 'D' : 'U')).join('');
  const [dated, undated] = [rows.filter(isDated), rows.filter((row) => !isDated(row))];
  if (rows.some(({ bullet }) => bullet)) return null;
  if (/^(?:UD)+$/.test(turns)) return undated;
  if (/^(?:UUD){2,}$/.test(turns)) return rows.filter((_, index) => turns[index - 1] !== 'U' && turns[index] === 'U');
  if (/^(?:DU){2,}$/.test(turns)) return dated.every(hasWords) ? dated : undated;
  return null;
};

/** Bullets under dated rows without one tell of these. */
const byBullets = (rows: readonly Row[]): Row[] | null => {
  const plain = rows.filter(({ bullet }) => !bullet);
  const titled = rows[0]?.bullet === false && plain.length < rows.length && plain.every((row) => isDated(row) && hasWords(row));
  return titled ? plain : null;
};

/** What a row says before its date, without signs behind it. */
const undatedOf = (row: Row): string =>
  row.text
    .slice(row.from, findPeriods(row.folded)[0]?.start ?? row.text.length)
    .trim()
    .replace(/[\s,;:|·(–—-]+$/u, '');

/** What only a firm is called: « Norvale Ltd ». */
const isSureFirm = ({ text, folded }: Row): boolean => companyScore(text, folded) >= 4;

/** Issuers under the bullets of certificates, or one under each certificate, a sure firm or in smaller type: they are none. */
const withoutIssuers = (rows: readonly Row[]): Row[] => {
  const issuers = rows.map((row) => !row.bullet && isIssuer(undatedOf(row)));
  const byTwos = rows.length % 2 === 0 && issuers.every((issuer, index) => issuer === (index % 2 === 1));
  const told = rows.filter((_, index) => issuers[index]);
  const sure = told.some(isSureFirm) || told.every(({ fontSize }) => fontSize < rows[0]!.fontSize - 0.4);
  return rows[0]?.bullet === true || (byTwos && sure) ? rows.filter((_, index) => !issuers[index]) : [...rows];
};

const ISSUED = /^(?:issued|delivree?|emis|obtained|obtenue?|date (?:of|d['’]))/u;

/** « Issued Jan 2022 », « Norvale · Issued Jan 2022 ». */
const tellsIssue = (row: Row): boolean =>
  ISSUED.test(row.folded.slice(row.from)) || /^[^·•|]{2,60}\s[·•|]\s(?:issued|delivree?|emis)\s/u.test(row.folded.slice(row.from));

/** « Zalblat Expert / Norvale / Issued Jan 2022 / Credential ID 7f2 », again and again: the first of each is the title. */
const byIssues = (rows: readonly Row[]): Row[] | null => {
  const told = (row: Row): boolean => tellsIssue(row) || /^(?:credential|identifiant)/u.test(row.folded.slice(row.from));
  const issued = rows.some(tellsIssue);
  return issued && !told(rows[0]!) ? rows.filter((row, index) => !told(row) && (index === 0 || told(rows[index - 1]!))) : null;
};

/** « Microsoft » over the bullets of its certificates. */
const withoutVendors = (rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => row.bullet || !rows[index + 1]?.bullet || isDated(row) || contentOf(row).split(' ').length > 3);

/** « Mots-clés : » over a list, under one certificate after the other: the label and its list tell of them. */
const withoutLabelledLists = (rows: readonly Row[]): Row[] => {
  const labels = rows.filter((row, index) => !row.bullet && /:\s*$/u.test(row.text) && rows[index + 1]?.bullet === true).map(contentOf);
  const isAgain = (text: string): boolean => labels.filter((label) => label === text).length > 1;
  let told = false;
  return rows.filter((row) => {
    if (!row.bullet) told = isAgain(contentOf(row));
    return !told;
  });
};

/** What the columns of a table of certificates are called. Folded. */
const COLUMN =
  /^\W*(?:certificat(?:ion|e)?s?|intitules?|titles?|titres?|names?|noms?|issuers?|organismes?|organi[sz]ations?|issued by|delivree? par|years?|annees?|dates?|validity|validite|numbers?|numeros?|levels?|niveaux?)\W*$/u;

const isHead = (row: Row): boolean =>
  row.text.includes('\n') &&
  row.folded
    .slice(row.from)
    .split('\n')
    .every((cell) => COLUMN.test(cell));

/** « Completed projects: » over a list: what was made on the way, to the end of the section. Folded. */
const PROJECTS = /^\W*(?:(?:completed|finished|final|related|course) projects|projets (?:realises|termines|associes))\s?:?\s*$/u;

const beforeProjects = (rows: readonly Row[]): readonly Row[] => {
  const end = rows.findIndex(({ folded, from, bullet }, index) => index > 0 && !bullet && PROJECTS.test(folded.slice(from)));
  return end < 0 ? rows : rows.slice(0, end);
};

/** The rows of a section of certificates that name one, without issuers and details on rows of their own. */
export const titlesOf = (rows: readonly Row[]): Row[] => {
  const own = withoutIssuers(withoutAsides(withoutLabelledLists(beforeProjects(rows).filter((row) => !isHead(row)))));
  return byIssues(own) ?? byBullets(own) ?? byTurns(own) ?? byDress(own) ?? withoutVendors(own);
};
