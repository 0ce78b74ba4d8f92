import { contentOf, type Row } from '../../text/rows.ts';

/** « 40 hrs/wk », « (16 hours per week) », « (0.6 FTE) »: how much of a week a post takes. */
const WEEK =
  /(?<![\s,;|–—-])[\s,;|–—-]*(?:\(\s?)?(?<![\d.])(?:\d{1,2}(?:[.,]\d{1,2})?\+?\s?(?:hrs?|hours?|h)\.?\s?(?:\/|per|a|p\/|p)\s?(?:week|wk|w)\.?|(?:0?\.\d{1,2}|[01][.,]\d{1,2}|\d{2,3}\s?%)\s?(?:FTE|ETP))(?!\p{L})(?:\s?\))?/giu;

/** « , 80 % », « - 100% »: the same as a share, between other facts. */
const SHARE = /[,;|–—-]\s(?:à\s)?(?:100|[1-9]\d)\s?%(?=\s*(?:$|[,;|)\n–—-]))/gu;

/** « (reports to the CFO) », « (on secondment from Orvane) », « (dual role) », « (current) », « (NASDAQ: ORVN) »: on what terms, and where shares are sold. */
const TERMS =
  /\s?\((?:(?:later |then |subsequently )?promoted (?:to|from)\s[^()]*|report(?:s|ing|ed) (?:directly )?(?:in)?to\s[^()]*|(?:on )?(?:secondment|seconded|loan)\s[^()]*|(?:dual|joint|shared|split|rotating|permanent|acting) (?:roles?|posts?|positions?)|(?:current(?:ly)?|ongoing|actuel(?:lement)?|en cours|poste actuel)|(?:NASDAQ|NYSE|LSE|AIM|ASX|TSX|NSE|BSE|JSE)\s?:[^()]*)\)/giu;

/** « Reporting to: CFO », « Series: 0105 Grade: 11 », « Hours: 40 »: a row of the terms of a post. */
const TERM_ROW =
  /^\W*(?:(?:average |avg\.? |weekly )?hours?(?: (?:per|a|each) week| worked| weekly)?|(?:starting |final |base |annual )?(?:salary|pay)(?: (?:grade|plan|scale|range))?|pay grade|series|grade|gs[- ]level|supervisor(?:['’]s name)?|report(?:s|ing|ed) to|direct reports|team size|may (?:we|i) contact(?: [\p{L} ]{3,30})?|ok(?:ay)? to contact(?: [\p{L} ]{3,30})?|reason for leaving|visa(?: status)?|notice(?: period)?)\s?\??\s?:\s?\S/iu;

/** « M/s. Orvane »: what announces a firm. */
const MESSRS = /(?<!\p{L})(?:M\/[sS]\.?|Messrs\.?)\s?(?=\p{Lu})/gu;

/** « Full-time », « Permanent · Hybrid »: how one works, on a row of its own. */
const HOW = 'full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|casual|hybrid|on-?site|remote|contract';
const HOW_ROW = new RegExp(String.raw`^\W*(?:${HOW})(?:\W{1,3}(?:${HOW}))*\W*$`, 'iu');

/** Whether a row between a title and an employer says how somebody works, and nothing else. */
export const tellsHow = (row: Row): boolean => !row.bullet && HOW_ROW.test(contentOf(row));

/** The terms of a post: on a row of its own they say neither who nor where. */
export const tellsTerms = (text: string): boolean => TERM_ROW.test(text);

export const isTermRow = (row: Row): boolean => !row.bullet && tellsTerms(contentOf(row));

/** A head’s text without the terms of its post. */
export const withoutTerms = (text: string): string =>
  tellsTerms(text) ? '' : text.replaceAll(MESSRS, '').replaceAll(TERMS, '').replaceAll(WEEK, '\n').replaceAll(SHARE, '');
