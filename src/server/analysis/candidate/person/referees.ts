import type { Section } from '../../sections/sections.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Found, Span } from '../../text/span.ts';

/** Sections that tell of other people. */
const REFEREES = /(?<!\p{L})(?:references?|referees|recommandations?|recommendations?)(?!\p{L})/u;
/** « References available on request »: nobody’s, and what stands below is the person’s own. */
const ON_REQUEST = /(?<!\p{L})(?:up)?on request(?!\p{L})|(?<!\p{L})sur (?:simple )?demande(?!\p{L})/u;

/** Whether what stands under a heading is about referees. */
export const tellsOfOthers = ({ heading, rows }: Section): boolean =>
  heading !== null && REFEREES.test(heading.folded) && ![heading, ...rows].some((row) => ON_REQUEST.test(row.folded));

/** Rows at the top of a page that say whose it is, letters of a word that an address shares by chance, and letters between an address and a phone beside it. */
const [HEAD_ROWS, MIN_LETTERS, BESIDE] = [8, 5, 120];

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** An address made of a word that the top of the page has: « tardel.louise@… » under « Louise Tardel ». */
const isOfHead = (rows: readonly Row[], { value }: Found<string>): boolean => {
  const local = fold(value.split('@')[0]!);
  const words = rows.slice(0, HEAD_ROWS).flatMap(({ folded }) => folded.match(/\p{L}+/gu) ?? []);
  return words.some((word) => word.length >= MIN_LETTERS && local.includes(word));
};

/** The person’s own addresses and numbers: none of a referee’s, unless nothing else reaches the person and the address spells who it is. */
export const ownContacts = (
  rows: readonly Row[],
  sections: readonly Section[],
  { emails, phones }: { emails: readonly Found<string>[]; phones: readonly Found<string>[] },
): { emails: Found<string>[]; phones: Found<string>[] } => {
  const spans = sections.filter(tellsOfOthers).flatMap((section) => section.rows.map((row) => spanOf(row, 0)));
  const isOwn = ({ span }: Found<string>): boolean => !spans.some((other) => overlaps(other, span));
  const own = { emails: emails.filter(isOwn), phones: phones.filter(isOwn) };
  if (own.emails.length > 0 || own.phones.length > 0) return own;
  const spelled = emails.filter((email) => isOfHead(rows, email));
  const [address] = spelled;
  const isBeside = ({ span }: Found<string>): boolean =>
    address !== undefined && span.start < address.span.end + BESIDE && span.end > address.span.start - BESIDE;
  return { emails: spelled, phones: phones.filter(isBeside) };
};
