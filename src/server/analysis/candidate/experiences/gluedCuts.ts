import { TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { fold } from '../../text/fold.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { RANKED, titleOf } from './segment.ts';
import { STRONG } from './strongCuts.ts';
import { skillIdsOf } from '../skills/skills.ts';

/** « ALPHA GROUP Ingénieure qualité »: an employer in capitals glued to a title that is not. */
const GLUED = /^((?:[\p{Lu}\d][\p{Lu}\d&'’.-]*\s)*\p{Lu}[\p{Lu}\d&'’.-]{2,})\s+(?=\p{Lu}[\p{Ll}\d])/u;

/** « ORVANE Fellow », « TARVEL Scholar »: of a programme, which is no employer. */
const OF_PROGRAMME = /^(?:Fellow|Scholar|Ambassador|Instructor|Tutor)(?!\p{L})/u;

/** An acronym (« QA Engineer »), a rank or a trade before a title belongs to it. */
const mayEmploy = (capitals: string, title: string): boolean => {
  const words = fold(capitals).split(/\s/);
  return (
    capitals.replaceAll(/\P{L}/gu, '').length >= 4 &&
    !(words.length === 1 && OF_PROGRAMME.test(title)) &&
    titleScore(fold(capitals)) === 0 &&
    !words.some((word) => TITLE_QUALIFIERS.has(word)) &&
    (RANKED.test(title) || skillIdsOf(capitals).length === 0)
  );
};

/** « Chargée de projet Université de Lille »: a title, then an organisation in capitals of its own. */
const TRAILING = /^(.*?\p{L})\s((?:\p{Lu}[\p{L}'’.&-]*)(?:\s(?:\p{Lu}[\p{L}'’.&-]*|de|du|des|of|la|le|les|&|et|and))*)(?=,|$|\s?\()/u;

/** « Agent de sécurité VOLTENGA »: a title, then a name in capitals. */
const CAPITALS = /^(\p{Lu}?[^\p{Lu}]{6,}?)\s(\p{Lu}[\p{Lu}\d&'’.-]{3,}(?:[\s-]\p{Lu}[\p{L}\d&'’.-]+)*)(?=\s?\(|\s[:;]\s|\.?$)/u;

/** « Présidente de l’association », « Agent à la société », what follows being its name. */
const OF_KIND = /^(.+?)\s(?:de la|de l['’]|du|à la|à l['’]|au)\s?(\p{Ll}[\p{L}'’-]{3,})$/u;

export const splitCapitals = (text: string): string => {
  const cut = CAPITALS.exec(text);
  const named = cut !== null && !/[,|:]/.test(cut[1]!) && titleScore(fold(cut[1]!)) >= 3 && skillIdsOf(cut[2]!).length === 0;
  const [, post = '', kind = ''] = (named && OF_KIND.exec(cut[1]!)) || [];
  const anyFirm = /^(?:soci[ée]t[ée]|entreprise|compagnie|firme)$/u.test(kind);
  if (titleScore(fold(post)) >= 3 && (anyFirm || ORGANISATION_WORDS.has(fold(kind))))
    return `${post}\n${anyFirm ? '' : kind}${text.slice(cut![1]!.length)}`;
  return named && !/\s(?:en|à|a|au|aux|de|du|des|la|le|les|the|in|of|et|and|at|by|to|chez|for|with|pour|par|sur|dans|@)$/iu.test(cut[1]!)
    ? `${cut[1]!}\n${text.slice(cut[1]!.length + 1)}`
    : text;
};

export const splitTrailing = (text: string): string => {
  const cut = TRAILING.exec(text);
  if (!cut || /[,|(]/.test(cut[1]!)) return text;
  const [before, after] = [cut[1]!, cut[2]!];
  const lower =
    /\s(?!at |chez |in |for |de |du |des |au |aux |with |pour |of |la |le |les |et |and )\p{Ll}[\p{L}'’-]{2,}$/u.test(before) &&
    !/\s(?:at|chez|in|for|with|pour|des|aux|les|and|sur|dans|par)$/u.test(before);
  return lower &&
    titleScore(fold(before.split(STRONG).at(-1)!)) >= 3 &&
    companyScore(after, fold(after)) >= 2.5 &&
    titleScore(fold(after)) < 3
    ? `${before.replace(/\s(?:of|at|in|for|with|within) the$/u, '')}\n${text.slice(before.length + 1)}`
    : text;
};

/** « Ostrel.Responsable du four »: a name, and a title behind a full stop with no space. */
const STOPPED = /^(\p{Lu}[\p{L}\d&'’ -]{2,40})\.(?=\p{Lu}\p{Ll}{3,}\s)/u;

const splitStopped = (text: string): string => {
  const [stopped = '', name = ''] = STOPPED.exec(text) ?? [];
  const title = text.slice(stopped.length).split(/[,|(]/)[0]!;
  return stopped !== '' && titleScore(fold(name)) < 2 && titleOf(title.trim()) >= 3 ? `${name}\n${text.slice(stopped.length)}` : text;
};

export const splitGlued = (text: string): string => {
  const stopped = splitStopped(text);
  const glued = stopped === text ? GLUED.exec(text) : null;
  const rest = glued ? text.slice(glued[0].length) : '';
  if (!glued) return stopped;
  return mayEmploy(glued[1]!, rest) && titleOf(rest.split(/[,|(]/)[0]!.trim()) >= 3 ? `${glued[1]!}\n${rest}` : text;
};
