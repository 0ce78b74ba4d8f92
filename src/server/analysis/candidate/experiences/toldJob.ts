import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { splitCapitals } from './gluedCuts.ts';
import { asWorking } from './joined.ts';

/** A title and an employer that a sentence names; '' for an employer that it does not. */
export interface ToldJob {
  title: string;
  company: string;
}

/** Rows and letters that a first sentence has at most. */
const MAX_ROWS = 3;
const MAX_LENGTH = 320;
const SENTENCE_END = /(?<=[\p{Ll}\d)]{2})[.;!](?=\s|$)|\s?:\s/u;

/** « J’ai fait un », "I completed my": what opens a sentence before its post. */
const OPENING =
  /^(?:[^,.]{2,30},\s)?(?:(?:j['’]ai|j['’]avais|i(?: have| had)?) )?(?:[ée]t[ée]|fait|effectu[ée]e?|r[ée]alis[ée]e?|occup[ée]|suivi|commenc[ée]|d[ée]but[ée]|completed|did|held|had|undertook|took|started)\s(?:(?:par|with|by)\s)?(?:une?|mon|ma|mes|des|an?|my)\s|^(?:(?:j['’]ai|j['’][ée]tais|i(?: have| was)?) )?(?:travaill[ée]e?|employ[ée]e?|embauch[ée]e?|engag[ée]e?|worked|employed|hired|working)(?!\p{L})/iu;

/** « J’ai été », "I was": what follows is the post, whatever its words. */
const BEEN = /^(?:je suis|j['’](?:ai [ée]t[ée]|[ée]tais)|i(?: am| was|['’]ve been| have been))\s(?:(?:une?|an?|the)\s)?/iu;

/** « en tant que serveuse », "as a waitress". */
const POST =
  /(?:^|\s)(?:comme\s|en tant qu(?:e\s|['’])|en qualit[ée] d(?:e\s|['’])|au poste d(?:e\s|['’])|as\s)\s?(?:(?:une?|an?|the)\s)?(\p{L}[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,5})/iu;

/** « chez », « aux », "at": what stands between a post and its employer. */
const AT =
  /\s(?:chez|au sein (?:de la|des|du|de l['’]|d['’]|de)|auprès (?:de la|des|du|de l['’]|d['’]|de)|pour (?:la|les|le|l['’])|pour|à la|à l['’]|aux|au|à|dans (?:une?|la|les|le|l['’])|at|with|for|in)(?:\s|(?<=['’]))(?=\p{L})/giu;
/** A name, the kind of organisation in front of it: « papeteries du Lac Noir », « communauté de communes les Hauts ». */
const NAME =
  /^[«"“]?\s?((?:(?!(?:chez|at|with|au|aux|à|pour|for|par|by)\s)\p{Ll}[\p{L}'’-]*\s){0,4}(?:[dl]['’])?\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:(?:(?:d[ée]partemental|r[ée]gional|municipal|national)e?\s)?(?:de la|de l['’]|de|du|des|d['’]|di|la|le|les|of|the|&|and|et)\s)?[\p{Lu}\d][\p{L}\d&'’.-]*){0,4})/u;

/** Kinds of work that are no trade. Folded. */
const WORK =
  /^(?:travail|travaux|emplois?|jobs?|missions?|stages?|alternance|apprentissage|cours|soutien|service civique|benevolat|remplacements?|saison|doctorat|these|internship|placement|traineeship|apprenticeship|work|summer|volunteer\p{L}*|phd|research)(?!\p{L})/u;
/** « Conception d’un jeu », « Rénovation d’une grange »: something done, told by its noun. Folded. */
const DEED = /^\p{L}{3,}(?:tion|sion|age|ment|ance)s?\s(?:et\s|de\s|du\s|des\s|d'|of\s|and\s)/u;

/** « un stage dans la vente chez Alpha », « Doctorat sur les réseaux »: in what. */
const FIELD = /\s(?:dans|en|in|sur|on)\s(?=\p{Ll})/u;
/** « Conception d’un jeu avec quatre amis »: what follows the deed. */
const AROUND = /\s(?:avec|afin|pour|with|using|en utilisant)\s/u;
const ARTICLE = /^(?:une?|mon|ma|an?|my)\s/iu;

/** Words of a title that a sentence tells. */
const TITLE_WORDS = 10;
const DEED_WORDS = 14;
/** The word of a trade stands among the first of them. */
const OPENING_WORDS = 4;

const sentenceOf = (rows: readonly Row[]): string => {
  const text = rows
    .slice(0, MAX_ROWS)
    .map((row) => contentOf(row))
    .join(' ')
    .slice(0, MAX_LENGTH);
  return asWorking(text.slice(0, SENTENCE_END.exec(text)?.index));
};

const clean = (text: string): string => text.replace(/^[\s,]+|[\s,(]+$/gu, '');
const countWords = (text: string): number => text.split(' ').length;
const isPost = (text: string): boolean => WORK.test(fold(text)) || titleScore(fold(text.split(' ').slice(0, OPENING_WORDS).join(' '))) >= 2;

/** « at this job I », « dans cette Maison »: what was told before, and no name. */
const POINTS = /^(?:this|that|these|my|our|ce|cet|cette|mon|ma|notre)\s|\sI$/iu;

/** The employer behind the first « chez » or « à » that a name follows, and where that stands. */
const employerIn = (text: string): { at: number; name: string } | null => {
  for (const match of text.matchAll(AT)) {
    const name = NAME.exec(text.slice(match.index + match[0].length))?.[1];
    if (name && titleScore(fold(name)) < 3 && !POINTS.test(name))
      return { at: match.index, name: name.replace(/^(?:the\s|l['’])|[.'’]+$/gu, '') };
  }
  return null;
};

/** The job that the first sentence under a date tells of; null when it names no kind of post and no deed. */
export const toldJob = (rows: readonly Row[]): ToldJob | null => {
  const [first] = rows;
  if (!first || first.bullet) return null;
  const sentence = sentenceOf(rows);
  const been = BEEN.exec(sentence)?.[0].length ?? 0;
  const opened = been || (OPENING.exec(sentence)?.[0].length ?? 0);
  const told = sentence.slice(opened).replace(ARTICLE, '');
  const post = POST.exec(told);
  const named = post ? clean(post[1]!.split(AT)[0]!) : '';
  const employer = employerIn(` ${told}`);
  const company = employer?.name ?? '';
  if (titleScore(fold(named)) >= 2) return { title: named, company };
  const whole = clean((employer ? ` ${told}`.slice(0, employer.at) : told).split(/[,(]/u)[0]!);
  const before = been > 0 ? whole : clean(whole.split(employer ? FIELD : '\n')[0]!);
  const posted = (isPost(before) || (been > 0 && employer !== null)) && (company !== '' || !ARTICLE.test(sentence));
  const [title = '', glued = ''] = splitCapitals(before).split('\n');
  if (posted && countWords(before) <= TITLE_WORDS) return { title, company: glued || company };
  const deed = before.split(AROUND)[0]!;
  return DEED.test(fold(told)) && countWords(deed) <= DEED_WORDS ? { title: deed, company: '' } : null;
};
