import { degreeAt, degreeIn } from '../../text/studyWords.ts';
import { isSubject } from './names.ts';
import type { Piece } from './pieces.ts';
import { tidy } from './tidy.ts';

/** « Spécialité : … »: the field on a row of its own. */
export const FIELD_LABEL =
  /^(?:sp[ée]cialit[ée]|s[ée]rie|mention(?!\s?:?\s?(?:honorable|\W?(?:(?:assez |tr[èe]s )?bien|(?:tb|ab|b)(?!\p{L}))))|option|fili[èeé]re|parcours|major(?! c?gpa| de promo)(?: in)?|field|sp[ée]cialisation|domaine|concentration|domaine d['’]études?|field of study)\s*:?\s+(.{2,120})$/iu;
const FIELD_WORD =
  /^(.{2,80}?)\s+(?:in|en|sp[ée]cialit[ée]|sp[ée]cialis[ée]e? en|mention|option|fili[èe]re|parcours|major(?:ing)? in|specialising in|specializing in)\s+(?!cours\b|alternance\b|apprentissage\b|\d)(.+)$/iu;
/** « BTS Hôtellerie option B »: a letter tells no field without the words before it. */
const LETTER = /^\p{L}$/u;
const BARE =
  /^((?:master(?:\s?[12])?(?:\s(?:pro|recherche|professionnel))?|m[12]|mast[èe]re(?:\s?[12])?(?:\sspécialisé)?|licence(?:\s(?:pro(?:fessionnelle)?|[123]))?|bts|dut|but|cap|bep|bac\s?pro(?:fessionnel)?|brevet professionnel|bachelor(?:\sof\s(?:science|arts|engineering|technology|commerce))?|mba|doctorat|l[123]|ph\.?d\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?[as]\.?|m\.?\s?[as]\.?|b\.?\s?tech|b\.?\s?e\.|m\.?\s?e\.|b\.?\s?com|m\.?\s?com|b\.?\s?eng|m\.?\s?eng|m\.?\s?tech|deug|deust|dess|dea|titre professionnel|associate (?:of|in) (?:science|arts|applied science))\.?(?:\s\([^()]{2,12}\))?)\s+(?!\(|[/&+]|de\b|d['’]|of\b|degree|spécialisé|recherche\b|pro\b|professionnel)(.{2,100})$/iu;

/** « Formation « Prise », « CAP (option »: a mark that is closed behind the words. */
const leavesOpen = (words: string): boolean => /[«“(][^»”)]*$/u.test(words);

/** « MBA (Finance) », « B.Tech (CSE) »: what was studied, in brackets or by the letters of an Indian branch of engineering. */
const IN_BRACKET = /^([^()]{2,40}?)\s?\(([^(),]{2,60})\)$/u;
const BRANCH = /^(?:CSE|ECE|EEE|EIE|ISE|IT|CS|EE|ME|CE|MECH|CIVIL|AI ?& ?(?:DS|ML)|AIML|ETC|EXTC|ENTC|E&TC)$/u;

/** « Master 2 en finance » → degree and field; only what is written after a comma, in, en, mention, spécialité… or a degree's own name. */
export const splitField = (degree: string, others: readonly Piece[]): { degree: string; field: string } => {
  // « Major: Applied Optics » where nothing else tells what was studied
  const labelledAlone = /:|^majors? in /iu.test(degree) ? FIELD_LABEL.exec(degree) : null;
  if (labelledAlone) return { degree: '', field: labelledAlone[1]!.trim() };
  const word = FIELD_WORD.exec(degree);
  const own = word && LETTER.test(word[2]!) && BARE.test(degree) ? null : word;
  const told = (/\s(?:in|en)\s/iu.test(degree) && own && degreeAt(own[1]!) !== null) || isSubject(BARE.exec(degree)?.[2] ?? '');
  for (const { text } of told ? [] : others) {
    const labelled = FIELD_LABEL.exec(text);
    if (labelled) return { degree, field: labelled[1]!.trim() };
  }
  const [, titled, inner] = IN_BRACKET.exec(degree) ?? [];
  if (titled && inner && degreeAt(titled) !== null && (isSubject(inner) || BRANCH.test(inner))) return { degree: titled, field: inner };
  const comma = /^((?:\([^()]*\)|[^,(]){2,60}?),\s+(.{3,})$/u.exec(degree);
  if (comma && degreeAt(comma[1]!) !== null && degreeAt(comma[2]!) === null) return { degree: comma[1]!, field: comma[2]! };
  const match = own ?? BARE.exec(degree);
  if (match && degreeAt(match[1]!) !== null && !leavesOpen(match[1]!)) return { degree: tidy(match[1]!), field: tidy(match[2]!) };
  return { degree, field: '' };
};

/** « Master 2 de mathématiques pures » says what was studied: words behind the school add no field. */
export const tellsField = (degree: string): boolean =>
  /^\s(?:de|des|du|d['’]|of|in|en)(?!\p{L})/iu.test(degree.slice(degreeIn(degree)?.end ?? 0));

/** « Bac+2 Assistant de gestion »: what was studied stands in the words of the degree. */
export const tellsMuch = (degree: string): boolean =>
  degree
    .slice(degreeIn(degree)?.end ?? degree.length)
    .trim()
    .split(' ').length > 1;

/** « Bac Pro option SEN », « BSc in CSE »: letters behind the word for what is studied name no school. */
const OPTION = /(?<!\p{L})(?:sp[ée]cialit[ée]|mention|option|fili[èe]re|parcours|major|in|en)\s?:?\s\S+$/iu;

/** Whether a degree ends with what was studied, announced as such. */
export const namesOption = (degree: string): boolean => OPTION.test(degree);

/** « Université de Lyon en chimie organique »: what was studied behind the name of the school. */
const BEHIND_NAME = /^(.{6,80}?)\s(?:en|in|studying|mention|sp[ée]cialit[ée]|option)\s(\p{L}.{2,100})$/iu;

/** « Institut de formation en … », « École supérieure en … »: the name of a school that goes on. */
const NAME_GOES_ON =
  /^(?:instituts?|[ée]coles?|centres?|[ée]tablissement|facult[ée]|institute|school)(?: (?:de formation|d['’](?:enseignement|[ée]tudes|apprentissage)|(?:sup[ée]rieur|national|r[ée]gional|universitaire|international|europ[ée]en|priv[ée]|public|technique|professionnel)\p{L}*))*$/iu;

/** The name of a school and what was studied there, parted; null where its words tell no field. */
export const splitName = (school: string): { name: string; field: string } | null => {
  const [, name, field] = BEHIND_NAME.exec(school) ?? [];
  return name && field && !NAME_GOES_ON.test(name) && (/^\p{Ll}/u.test(field) || isSubject(field)) ? { name, field } : null;
};
