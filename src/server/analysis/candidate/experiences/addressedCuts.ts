import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { FRENCH_DEPARTMENT, FRENCH_POSTCODE } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

/** « Vendeuse Boulangerie Orme Lodre (32) »: a title, an employer and a town with its department, nothing between them. */
const ADDRESSED = new RegExp(String.raw`^([^,|:\n()]{8,90}) (\p{Lu}[\p{L}'’-]+) ?\((${FRENCH_POSTCODE}|${FRENCH_DEPARTMENT})\)$`, 'u');
/** « …, 70825 Korntal »: a town behind its postcode. */
const POSTCODE = /,\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}'’ -]{1,30}(?=$|[,\n])/gu;

/** « Orme (32100 Lodre) »: the same in a bracket. */
const POSTCODE_BRACKET = new RegExp(String.raw`\s\(${FRENCH_POSTCODE},?\s\p{Lu}[\p{L}'’ -]{1,30}\)`, 'gu');
/** « Agente, Orme LODRE (32) »: a town in capitals behind a name that is not. */
const TOWN_IN_CAPITALS = new RegExp(
  String.raw`\s(\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*)\s(?=\p{Lu}[\p{Lu}'’-]+ ?\(${FRENCH_DEPARTMENT}\)\.?\s*$)`,
  'u',
);

/** Whether a text ends a name with the postcode and the town of its address. */
export const isAddressed = (text: string): boolean => text.search(POSTCODE) > 0;

/** « Tuteur,Groupe Orme »: a comma without its space. */
const GLUED_COMMA = /(?<=[\p{Ll})]),(?=\p{Lu}[^\s,]*\s\p{L})/gu;

/** Words that go on with a title whatever their capital: « à Domicile », « Niveau 1 ». Folded. */
const OF_TITLE = /^(?:domicile|niveau|level|grade|classe|categorie|echelon|libre|service|mi-temps|temps|plein|partiel|\d+|i{1,3})$/u;

/** What joins the words of a title. */
const JOINS = /^(?:de|du|des|d|la|le|les|en|et|and|of|for|in|à|au|aux|sur|pour|par|&)$/iu;

/** What parts the words already. */
const DASH = /^[-–—]+$/u;

/** Where the employer begins among words that a title opens: at a word of employers, or where the words of the title end; -1 where none does. */
export const employerAt = (words: readonly string[]): number => {
  const head = words.findIndex((word) => TITLE_HEADS.has(fold(word)));
  if (head < 0) return -1;
  const free = words.map((word, at) => at > head && /^[\p{Lu}\d]/u.test(word) && !JOINS.test(words[at - 1]!));
  let named = words.findIndex((word, at) => free[at] === true && companyScore(word, fold(word)) >= 2.5);
  while (named > 1 && free[named - 1] === true && /^\p{Lu}{2,}$/u.test(words[named - 1]!)) named -= 1;
  if (named > 0) return named;
  const goesOn = (word: string): boolean => TITLE_HEADS.has(word) || TITLE_QUALIFIERS.has(word) || OF_TITLE.test(word);
  const at = words.findIndex((word, index) => free[index] === true && !goesOn(fold(word)));
  return titleScore(fold(words.slice(at).join(' '))) < 3 ? at : -1;
};

/** « Vendeuse Boulangerie Orme Lodre (32) », « Commis, Hôtel Orme, 70825 Lodre »: the address parted from the employer, and this from its title. */
export const splitAddressed = (text: string): string => {
  const plain = text
    .replace(/\s\/\s*$/u, '')
    .replaceAll(POSTCODE, '')
    .replaceAll(POSTCODE_BRACKET, '')
    .replace(TOWN_IN_CAPITALS, (whole, word: string) => (GIVEN_NAMES.has(fold(word)) ? whole : ` ${word}\n`))
    .replaceAll(GLUED_COMMA, ', ');
  const [, told, town, code] = ADDRESSED.exec(plain) ?? [];
  const words = told?.split(' ') ?? [];
  if (titleScore(fold(told ?? '')) < 3 || JOINS.test(words.at(-1)!) || words.some((word) => DASH.test(word))) return plain;
  const at = employerAt(words);
  return at > 0 ? `${words.slice(0, at).join(' ')}\n${words.slice(at).join(' ')}\n${town!} (${code!})` : plain;
};
