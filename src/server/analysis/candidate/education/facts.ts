import type { Period } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { withoutPeriod } from '../anchors.ts';
import { FIELD_LABEL } from './fields.ts';
import { withMajors } from './majors.ts';
import { toPieces, type Piece } from './pieces.ts';
import { periodOf } from './studyDates.ts';
import { withoutResults } from './results.ts';
import { isGiven, tellsStudy } from './told.ts';
import { degreeAt, isSchool, KIND_OF_SCHOOL } from '../../text/studyWords.ts';

/** « Option réseaux, université Orvane, Oiron »: what was studied and where, no detail of a study. */
const isSchooled = (text: string): boolean =>
  FIELD_LABEL.test(text) &&
  text
    .split(/,\s|\s[–—-]\s/u)
    .slice(1)
    .some(isSchool);

/** A short row without date, degree or bullet: it may name a school that we do not know. */
export const mayName = (row: Row, { degree, period }: Facts): boolean =>
  !degree &&
  !period &&
  !row.bullet &&
  contentOf(row).split(' ').length <= 8 &&
  /^\p{Lu}/u.test(contentOf(row)) &&
  !/[.;:]$/.test(contentOf(row));

/** What a row tells by itself. */
export interface Facts {
  period: Period | null;
  pieces: Piece[];
  degree: boolean;
  school: boolean;
  long: boolean;
}

/** What is told of a degree, never one of its own: « Option … », « Coursework: … », « minor in … ». */
const DETAIL =
  /^(?:(?:(?:under)?graduate|bachelor['’]?s?|master['’]?s?|m\.?sc\.?|b\.?sc\.?|ph\.?d\.?|doctoral|honou?rs|final[- ]year|senior|capstone|relevant|notable|main|selected|key|related|core) (?:thesis|project|dissertation|courses?|coursework|modules)(?! student)|option|sp[ée]cialisations?|sp[ée]cialit[ée]s?|coursework|course highlights|relevant courses?|courses|(?:honou?rable )?mention(?! compl[ée]mentaire)|(?:(?:cumulative|overall|current|final|major|average|undergraduate|graduate) )?c?gpa|moyenne|focus|majeure?|mineure?|major|minor|concentration|thesis|m[ée]moire|th[èe]me|th[èe]se dirig[ée]e|(?:co-?)?direct(?:eur|rice)s?|advisors?|supervisors?|guides?(?=\s?:)|jury|sujet|rang|projets?|honou?rs|(?:dean|president|chancellor|provost)['’]?s (?:honou?rs? )?(?:list|roll)|activit(?:ies|és)|fellowships?|scholarships?|bourse|dissertation|electives|classes\s?:|modules|subjects|mati[èe]res|contenu|programme\s?:|area of interest|participation|(?:vice[- ])?(?:president|captain|treasurer|secretary|pr[ée]sidente?|tr[ée]sori[èe]re?|d[ée]l[ée]gu[ée]e?|membre|prefect) (?:of|de|du|des|d['’])|head (?:boy|girl)|phi (?:beta kappa|kappa phi|theta kappa)|tau beta pi|merit scholarship|bourse)(?![\p{L}-])/iu;

/** « Engineering thesis: … »: the label of what was written there. */
const TOLD_LABEL = /^(?:[\p{L}.’'-]+ ){1,2}(?:thesis|dissertation|project|m[ée]moire|projet)\s?:/iu;

/** What somebody did or won there, dated or not. */
const DEED =
  /^(?:awarded|awards?|rec(?:ei|ie)ved|completed|recipient|winner|laur[ée]ate?|(?:th[èe]se )?soutenue?|defended|elected|member of|membre|graduated|graduating|achieved|studied|learned|ranked|selected|nominated|participated)(?![\p{L}-])/iu;

/** « Graduated May 2012 », « Completed in 2014 »: the end of the studies and nothing else. */
const ENDED =
  /^(?:graduated|graduating|completed|awarded|obtained|conferred|received|obtenue?|dipl[oô]m[ée]e?s?|promotion|promo|session|class of)\s?:?(?: in| on| en| le| de)?$/iu;

/** « 1986  Awarded the Orme medal »: what was won, its date in front. */
const WON =
  /^(?:awarded|received|won|winner of|recipient of)\s.{0,60}?(?<!\p{L})(?:medal|prize|award|scholarship|fellowship|grant|bursary)(?!\p{L})/iu;

/** « Graduated in 2012 with honours »: what stands behind the date of a deed. */
const TELLS_HOW = /^[\s,]*(?:with|from|as|for|by|avec|par|pour|comme|de l|du)(?!\p{L})/iu;

/** « Graduated June 2016: … », « …, diplômé en 2016 »: what the date is the date of. */
const BEFORE_DATE =
  /(?:^|[\s(\uE000])(?<!major(?:e)? de\s)(?:graduated|grad\.?|completed|obtained|conferred|obtenue?|dipl[oô]m[ée]e?|promotion|promo|session|class of)(?: in| on| en| le| de)?\s?$/iu;

/** « (obtention prévue en juin 2026) », « – in progress, anticipated completion May 2027 »: a date that is still to come. */
const DUE =
  /(?<=^|[\s(\uE000])(?:(?:en cours|in progress|ongoing)[\s,;:–-]+)?(?:(?:obtention|remise|dipl[oô]me|fin|soutenance|graduation|completion|degree)\s(?:(?:du|de la|des) \p{L}+\s)?)?(?:pr[ée]vue?|attendue?|expected|anticipated|projected|due)(?: (?:graduation|completion|award))?(?: date)?\s?:?(?: (?:in|on|by|for|en|pour|le))?\s$/iu;

/** The row without the words that only announce its date. */
const withBareDate = (row: Row, { start, end }: Period): Row => {
  if (/^\s(?:du|de|des|d['’])/iu.test(row.text.slice(end))) return row;
  const before = row.text.slice(row.from, start);
  const words = DUE.exec(before) ?? BEFORE_DATE.exec(before);
  return words ? { ...row, text: row.text.slice(0, row.from + words.index) + ' '.repeat(words[0].length) + row.text.slice(start) } : row;
};

/** « , Spring 2023 », « (2014) »: the day of the diploma beside the years of study. */
const SECOND_DATE =
  /[,;]\s(?:(?:spring|summer|fall|autumn|winter|class of|expected|promo(?:tion)?|graduated|admitted|admise?|enrolled)\s)?(?:(?<=(?:admitted|admise?|enrolled)\s)\p{L}+\s)?(?:19|20)\d{2}(?=[\s,;)]|$)|\s\((?:19|20)\d{2}\)/giu;

const lookOf = ({ text }: Piece, row: Row): number | null => {
  const at = row.text.indexOf(text.split(' ', 1)[0]!, row.from);
  return at < 0 ? null : (typeAt(row, at)?.look ?? null);
};

/** « Exchange semester at Northvale University »: a stay elsewhere, told of a degree unless it has a date of its own. */
export const STAY =
  /^(?:(?:one[- ](?:year|semester) |two[- ]semester |international |academic |programme d['’])?(?:exchange|(?:[LM][1-3] en )?[ée]changes?|(?:semest(?:re|er) \d (?:en |of )?|[LM][1-3] en )?erasmus\+?|semester abroad|semestre (?:d['’][ée]change|à l['’][ée]tranger)|year abroad|ann[ée]e à l['’][ée]tranger|study abroad|visiting student|mobilit[ée])|(?:spent|did) (?:a|one|my) (?:semester|year))(?![\p{L}-])/iu;

/** « Cum Laude, Major: … », « With distinction. »: how well it went, in front of other details. */
const HONOURED =
  /^(?:(?:(?:magna |summa )?cum laude|dean['’]?s['’]? list|(?:graduated )?with (?:high(?:est)? )?(?:distinction|honou?rs|merit)|avec mention|mention (?:tr[èe]s )?(?:bien|honorable)|first[- ]class honou?rs)(?:[\s,.;:|–—-]+|$))+/iu;

/** « Obtention du diplôme prévue en 2024 »: the date is that of the end of what runs. */
const EXPECTED = /^(?:obtention|remise|dipl[oô]mes?|graduation|soutenance)(?!\p{L})[^\d]{0,80}(?:pr[ée]vue?s?|expected|attendue?)/iu;

/** « Honors: Dean’s List 2019 », « GPA: 3.9 (2020) »: a label of its own, dated or not. */
const LABELLED =
  /^(?:honou?rs?|awards?|distinctions?|scholarships?|bourses?|(?:(?:cumulative|cum\.?|overall|current|final|average|undergraduate|graduate) )?c?gpa|grades?|moyenne|activities|activit[ée]s|clubs?|societies|coursework|(?:relevant|key|main|selected|related) (?:courses?|coursework|modules)|thesis|dissertation|m[ée]moire|th[èe]se|advis[eo]rs?|supervisors?|projects?|projets?|prix|prizes?|achievements?|leadership|publications?)(?: [\p{L}&]+){0,2}\s?:\s|^(?:\p{L}+ ){1,2}(?:coursework|courses|modules|memberships?|electives)\s?(?::|$)/iu;

/** « GPA: 3.8 | 2015 – 2019 »: how well it went in one cell, when in another. */
const GRADED =
  /^(?:(?:cumulative|cum\.?|overall|current|final|average) )?(?:c?gpa|grades?|moyenne|results?|r[ée]sultats?|classification|mention|honou?rs)\s?:\s/iu;
const CELL_EDGE = /(?:^|[|·•\n\t])\s*$/u;

const datesItsGrade = (row: Row, { start, end }: Period): boolean =>
  GRADED.test(contentOf(row)) && CELL_EDGE.test(row.text.slice(row.from, start)) && /^\s*(?:$|[|·•\n\t])/u.test(row.text.slice(end));

/** « Ing. Cecilia Morvan »: a person, who may have directed a thesis. */
const PERSON = /^(?:Ing|Dr|Prof|Pr|Lic|Mgr|M|Mme)\.\s(?:\p{Lu}\p{Ll}+[ -]|\p{Lu}\.\s?){1,3}\p{Lu}\p{L}+$/u;

/** « Programme: Bachelor of Nursing » tells the degree, « Programme : droit, anglais » what was taught; « Honours BA » is one, too. */
const PROGRAMME = /^(?:programm?e?\s?:\s*|honou?rs\s(?=\p{L}))/iu;

const isDetail = (content: string): boolean => {
  const told = content.replace(HONOURED, '');
  const course = PROGRAMME.exec(content);
  if (course && degreeAt(content.slice(course[0].length)) === 0) return false;
  return PERSON.test(content) || DETAIL.test(told) || TOLD_LABEL.test(told) || (told === '' && content !== '');
};

/** « Formation orientée vers la pratique et le travail en groupe. »: a sentence without any name, which opens with no degree. */
const PROSE = /^\p{Lu}\p{Ll}+(?:[,;:]?[\s’'-]\p{Ll}+){6,}\.$/u;
const isProse = (content: string): boolean =>
  PROSE.test(content) && (degreeAt(content) !== 0 || content.startsWith('Formation ')) && !isSchool(content);

/** Words that the name of a school and its place have at most. */
const SHORT = 8;
/** Words that a degree, its field, its school and its place have at most on one row. */
const WHOLE_ENTRY = 40;
/** The words that a long row opens with, up to its first full stop, when they name a degree; its school when the next sentence is nothing else. */
const firstSentence = (text: string): string => {
  const end = /(?<=[\p{L})]{2})\.\s(?=\p{Lu})/u.exec(text);
  const head = end ? text.slice(0, end.index) : '';
  const [next] = end ? text.slice(end.index + end[0].length).split(/(?<=\p{Ll}{2})\.\s/u) : [];
  if (head.split(/\s+/).length > 14 || degreeAt(head) === null) return '';
  return next && next.split(' ').length <= SHORT && isSchool(next) && !isSchool(head) ? `${head}\n${next}` : head;
};

/** The cells of a row that tell more than details: « Option droit » beside « Lycée Voltaire ». */
const withoutDetails = (text: string): string => {
  const cells = text.split('\n');
  const told = cells.filter((cell) => !isDetail(cell.trim()));
  return told.length === 0 || told.length === cells.length ? text : told.join('\n');
};

/** What a row of an education section tells, before entries are told apart. */
export const factsOf = (row: Row): Facts => {
  const dated = EXPECTED.test(contentOf(row)) ? null : periodOf(row);
  if (dated && datesItsGrade(row, dated)) return { period: dated, pieces: [], degree: false, school: false, long: false };
  const isEnd = dated !== null && ENDED.test(withoutResults(withoutPeriod(row, dated)).trim());
  const announced =
    dated !== null &&
    row.text.slice(row.from, dated.start).trim() !== '' &&
    ENDED.test(row.text.slice(row.from, dated.start).trim()) &&
    !TELLS_HOW.test(row.text.slice(dated.end));
  const titled = dated !== null && degreeAt(row.text.slice(dated.end).replace(/^[\s:,–-]+/u, '')) === 0;
  const [cell, ...cells] = (dated ? withoutPeriod(row, dated).trim() : '').split('\n').map((one) => one.trim());
  const beside = isDetail(cell!) && cells.length > 0 && cells.every((one) => !isSchool(one) && degreeAt(one) === null);
  const deed =
    beside ||
    (dated !== null && WON.test(withoutPeriod(row, dated))) ||
    (!isEnd &&
      !announced &&
      !titled &&
      ((DEED.test(contentOf(row)) && !tellsStudy(contentOf(row)) && !isGiven(contentOf(row))) || LABELLED.test(contentOf(row))));
  const period = deed ? null : dated;
  const whole = isEnd
    ? ''
    : (period ? withoutPeriod(withBareDate(row, period), period) : row.text.slice(row.from)).replaceAll(SECOND_DATE, '');
  const text = withMajors(withoutDetails(whole));
  const words = contentOf(row).split(' ').length;
  const detail = deed || (!period && !isSchooled(text) && isDetail(text.replaceAll('\n', ' ')));
  const study = words <= WHOLE_ENTRY && degreeAt(contentOf(row)) === 0 && isSchool(contentOf(row));
  const long =
    detail ||
    (period === null && isProse(contentOf(row))) ||
    words > (period || study ? WHOLE_ENTRY : 22) ||
    (period === null && !study && /(?<!\p{Lu}\.?\p{Lu})[.;]$/u.test(contentOf(row)) && words > 12);
  const pieces =
    detail && FIELD_LABEL.test(text)
      ? [
          {
            text: text.split(/\s?;\s/u)[0]!,
            degree: false,
            school: false,
            place: false,
            behindSchool: false,
            mark: '',
            look: null,
            row: row.index,
          },
        ]
      : long && (detail || firstSentence(text) === '')
        ? []
        : toPieces(long ? firstSentence(text) : text, row.index).map((piece) => ({ ...piece, look: lookOf(piece, row) }));
  return {
    period,
    pieces,
    degree: pieces.some((piece) => piece.degree),
    school: pieces.some((piece) => piece.school && !KIND_OF_SCHOOL.test(piece.text)),
    long,
  };
};
