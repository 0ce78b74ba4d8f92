import { findPeriods, type Period } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import type { Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { companyScore } from '../../text/workWords.ts';
import { skillIdsOf } from './skills.ts';

/** Who sells courses: « Master SQL – Udemy » is one, and no degree. */
const PLATFORMS =
  'udemy|coursera|sololearn|edx|openclassrooms|udacity|pluralsight|skillshare|datacamp|codecademy|simplilearn|linkedin learning|freecodecamp|hackerrank|nptel|infosys springboard|great learning academy|kaggle|fun[- ]mooc|futurelearn|alison|great learning';
const PLATFORM = new RegExp(`(?<!\\p{L})(?:${PLATFORMS})(?!\\p{L})`, 'u');
/** Issuers that one of their names tells and no kind of organisation. */
const ISSUER = new RegExp(
  `^(?:${PLATFORMS}|amazon(?: web services)?|aws|google|microsoft|ibm|meta|oracle|cisco|(?:the )?linux foundation|scrum\\.org|scrum alliance|pmi|axelos|salesforce|hubspot(?: academy)?|deeplearning\\.ai|red hat|vmware|city (?:&|and) guilds|st john ambulance|red cross|croix[- ]rouge(?: fran[cç]aise)?|british council|cambridge|ets|afpa|afnor|ccip?|greta|cnam)$`,
  'u',
);

/** « 8 au 11 juin 2009 »: nothing but a date stands before the end of the period. */
const opensWithDate = (text: string): boolean =>
  !/\p{L}{2}/u.test(text.replaceAll(/(?<!\p{L})(?:du|au|le|to|from|the|en|in)(?!\p{L})/gu, ' '));

/** « Expires 2024 », « valable jusqu’en 2026 »: what a date behind a certificate is the date of. */
const DATED_BY =
  /[\s,;(–—-]+(?:exp(?:\.|ires?|iry|ires? (?:on|in)|iration)?|expected|valid (?:until|till?|through|to|from)|valable jusqu['’](?:au|en|a)|obtenu(?:e)? en|issued|delivree? (?:le|en))\s*$/u;

/** Where the issuer behind a certificate begins: « Zalblat Certificate, Norvale Institute ». */
const issuerAt = (row: Row, from: number, to: number): number => {
  const [bracket = '', within = ''] = /\s\(([^()]{2,60})\)$/u.exec(row.text.slice(from, to)) ?? [];
  if (tellsIssuer(within)) return to - bracket.length;
  const body = BODY.exec(row.text.slice(from, to));
  if (body) return from + body.index;
  const mark = [...row.text.slice(from, to).matchAll(/,\s|\s[–—-]\s|\s?[·•|]\s|\s?:\s?/gu)].at(-1);
  if (!mark || mark.index < MIN_NAME) return to;
  const at = from + mark.index;
  const [name, issuer] = [row.text.slice(from, at), row.text.slice(at + mark[0].length, to)];
  return isName(name, issuer) && issuer.split(/\s+/).length <= ISSUER_WORDS && isFirm(issuer) ? at : to;
};
const [MIN_NAME, ISSUER_WORDS] = [3, 6];
/** « Institution of Tarvel Surveyors »: a body that its first word tells. Folded. */
const BODY_OPENING =
  /^(?:the )?(?:institut(?:ion|e)? (?:of|des?)|(?:royal |american |national )?(?:association|society|board|college) of)(?!\p{L})/u;
const isKnownIssuer = (text: string): boolean => ISSUER.test(fold(text).trim());
const isFirm = (text: string): boolean =>
  isKnownIssuer(text) || BODY_OPENING.test(fold(text).trim()) || companyScore(text, fold(text)) >= 2.5;
/** « Norvale Institute », « Google / Coursera »: whether a text is nothing but who issues. */
export const isIssuer = (text: string): boolean =>
  text.split(/\s?[,–—]\s|\s\/\s|\s?[|·]\s?/u).every((part) => isKnownIssuer(part) || (isFirm(part) && !/certifi/iu.test(part)));
/** « (Coursera, Tarvel University) », « (edX MOOC, Orme) »: an aside that tells who taught. */
const tellsIssuer = (aside: string): boolean =>
  /(?<!\p{L})moocs?(?!\p{L})/iu.test(aside) || namesPlatform(fold(aside)) || aside.split(/\s?[,–—-]\s|\s?\/\s?/u).some(isFirm);
/** « Certified Baker (CB), ZBA »: the letters of a body behind those of the certificate. */
const BODY = /(?<=\)[®™]?),\s[A-Z]{2,6}$/u;
/** « ZB-104 - Zalblat Administrator »: the number of an examination and no name. */
const CODE = /^[A-Z]{2,4}[- ]?\d{2,4}$/u;
/** « Member, Royal Society of Tarvel »: what one is there. */
const STANDING = /^(?:(?:associate|corporate|student) )?(?:member|fellow|membre)$/iu;
const isName = (text: string, issuer: string): boolean => {
  if (/certificat(?:e|ion)$/iu.test(issuer) || CODE.test(text) || STANDING.test(text) || isKnownIssuer(text)) return false;
  return isKnownIssuer(issuer) || /certificat(?:e|ion)$/iu.test(text) || !isFirm(text);
};

/** Whether a folded text names one who sells courses. */
export const namesPlatform = (folded: string): boolean => PLATFORM.test(folded);

/** « : a Zalblat course offered by Norvale », « délivré par Orme ». Folded. */
const ISSUED_BY =
  /(?:\s*[,;:.(|–—]\s*(?:(?:an?|une?|the|la|le)\s)?(?:[\p{L}.]{2,20}\s){0,3}|\s)(?:issued|offered|delivered|provided|awarded|given|taught|delivree?s?|proposee?s?|organisee?s?|dispensee?s?|donnee?s?)\s(?:by|par)\s.*$/u;
const BY_NAME = /\s(?:by|par)\s(?=\p{Lu})[^,;]*$/u;

/** « : Référence », « – Verification link », « ID : 7f2 »: what proves it. Folded. */
const PROOF =
  /[\s:.,;|(–—-]+(?:references?|(?:verification|certificate|credential) (?:link|url)|(?:see|show|view|verify|voir)(?: (?:the|le|la))? (?:credential|certificate?|badge)|verif(?:y|ication)|https?:\/\/\S.*|(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|io|fr)\/\S.*|(?:credential |licen[cs]e )?id\s?:?\s?[\p{L}\d-]*|(?:licen[cs]e |certificate |registration )?(?:no|n°|number|numero)\s?[.:]?\s?(?=\S*\d{3})[\p{L}\d/-]+)[\s.)]*$/u;

/** « (expired but passed) », « (en cours) », « – Completed »: how far it is, which its name does not tell. A score stays. Folded. */
const STATE =
  /(?:\s?\((?:expired|not renewed|en cours|in progress|completed|ongoing|valid|valable|obtenu|passed|renewed|\d{1,3} ?(?:h|heures?|hours?|hrs|jours?|days?)(?!\p{L}))[^()]*\)|\s[–—|-]\s(?:completed|in progress|ongoing|en cours|active|\d{1,3} (?:h|heures?|hours|jours|days)))$/u;

/** Products that a year tells apart. */
const YEARLY = /(?<!\p{L})(?:windows|server|office|exchange|sharepoint) $/iu;

/** Words behind a date that belong to the name before it: « Zalblat 2025 Certified Baker », « Windows 2000 Professional ». */
const isWithinName = (row: Row, { single, start, end }: Period): boolean =>
  single &&
  /\p{L} $/u.test(row.text.slice(0, start)) &&
  (/^ \p{L}{2,} (?:\S+ )*?\p{L}{2,}/u.test(row.text.slice(end)) ||
    (YEARLY.test(row.text.slice(0, start)) && /^ \p{L}{2,}/u.test(row.text.slice(end))));

/** Where the name of a row stands between its date and what proves it. */
const betweenDates = (row: Row): { from: number; to: number; dated: boolean } => {
  const periods = findPeriods(row.folded);
  const [first, last] = [periods[0], periods.at(-1)];
  let [from, to] = [row.from, row.text.length];
  if (first && opensWithDate(row.folded.slice(row.from, first.start))) from = first.end;
  else if (last && !isWithinName(row, last)) to = last.start;
  const cell = row.text.lastIndexOf('\n', to - 1);
  if (cell > from && isOnlyPlace(row.text.slice(cell + 1, to).trim(), row.folded.slice(cell + 1, to).trim())) to = cell;
  to = untilSigns(row, from, to);
  for (const pattern of [PROOF, STATE, DATED_BY, ISSUED_BY]) to -= pattern.exec(row.folded.slice(from, to))?.[0].length ?? 0;
  to = untilSigns(row, from, to);
  to -= BY_NAME.exec(row.text.slice(from, to))?.[0].length ?? 0;
  from += /^(?:\d{1,2}[.)]\s)?[\s:,;()|.∘•·▪●○◦‣★☆\]–—-]*/u.exec(row.text.slice(from, to))![0].length;
  const open = row.text.lastIndexOf('(', to - 1);
  if (open > from && !row.text.slice(open, to).includes(')')) to = open;
  const end = untilSigns(row, from, to);
  // « BAFA. »: a full stop behind a word or two ends the row.
  const stop = /^\S+(?:\s\S+)?\p{L}{2}\.$/u.test(row.text.slice(from, end)) ? 1 : 0;
  return { from, to: end - stop, dated: first !== undefined };
};

type Cut = (row: Row, from: number, to: number) => number | null;

const lastOf =
  (mark: RegExp): Cut =>
  (row, from, to) => {
    const found = [...row.text.slice(from, to).matchAll(mark)].at(-1);
    return found && found.index > 0 ? from + found.index : null;
  };

/** Where the type of the name ends and a sign follows. */
const atTypeChange: Cut = (row, from, to) => {
  const look = typeAt(row, from)?.look;
  for (const { index } of row.text.slice(from, to).matchAll(/\s*(?:[,:|(–—-]|\n)\s*(?=\S)/gu)) {
    const at = from + index;
    const words = at + /^[\s,:|(–—-]*/u.exec(row.text.slice(at, to))![0].length;
    if (index > 0 && typeAt(row, words)?.look !== look) return at;
  }
  return null;
};

/** What may part a name from its issuer, the surest first. */
const CUTS: readonly Cut[] = [atTypeChange, lastOf(/\s?[|·•]\s?|\n/gu), lastOf(/\s[–—-]\s/gu), lastOf(/,\s/gu)];

/** Share of the rows of a section that make a habit. */
const HABIT = 0.6;

/** What stands behind a mark. */
const behind = (row: Row, at: number, to: number): string => row.text.slice(at, to).replace(/^[\s,:|·•(–—-]+/u, '');

/** The mark that parts names from issuers all along a section, of which most are dated or some name a known issuer. */
const habitOf = (rows: readonly Row[], places: readonly { from: number; to: number; dated: boolean }[]): Cut | undefined => {
  if (rows.length < 2) return undefined;
  const dated = places.filter((place) => place.dated).length >= HABIT * rows.length;
  return CUTS.find((cut) => {
    const found = rows.flatMap((row, index) => {
      const { from, to } = places[index]!;
      const at = cut(row, from, to);
      const issuer = at === null ? '' : behind(row, at, to);
      return at === null || !isName(row.text.slice(from, at), issuer) ? [] : [issuer];
    });
    const short = found.filter((issuer) => issuer.split(/\s+/u).length <= ISSUER_WORDS);
    return short.length >= 2 && short.length >= HABIT * rows.length && (dated || short.some(isFirm));
  });
};

/** « Zalblat Certified Professional, Java SE 11 Developer »: words behind a mark that tell of a skill and no issuer. */
const isOwnName = (row: Row, from: number, to: number): boolean => {
  const rest = behind(row, from, to);
  return rest.split(/\s+/u).length > 2 && skillIdsOf(rest).length > 0 && !isFirm(rest);
};

/** « – niveau 4 »: of the certificate, and no issuer. Folded. */
const LEVEL = /^[\s:,;·•(|–—-]+(?:niveau|level|grade|categorie|category|option|mention|score) \S{1,4}$/u;

/** Where the name of each certificate of a section stands, without its date, its issuer and what proves it. */
export const certificateNames = (rows: readonly Row[]): { row: Row; from: number; to: number; dated: boolean }[] => {
  const places = rows.map(betweenDates);
  const habit = habitOf(rows, places);
  return rows.map((row, index) => {
    const { from, to, dated } = places[index]!;
    const shared = habit?.(row, from, to) ?? null;
    const cut = shared === null || isOwnName(row, shared, to) ? issuerAt(row, from, to) : shared;
    const end = LEVEL.test(row.folded.slice(cut, to)) ? to : cut;
    return { row, from, to: untilSigns(row, from, end), dated };
  });
};

const untilSigns = (row: Row, from: number, to: number): number => to - /[\s:,;·•(|[–—-]*$/u.exec(row.text.slice(from, to))![0].length;
