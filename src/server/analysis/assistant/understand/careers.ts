import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { SCHOOL_WORDS } from '../../lexicon/education.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Base } from '../base.ts';
import { ROLE_FAMILIES } from '../lexicon/roles.ts';
import { areKin, isEmptyWord, isTypoOf, stemOf } from '../words.ts';
import type { Sentence } from './sentence.ts';
import { vocabularyOf } from './vocabulary.ts';

const wordsOf = (text: string): string[] => tokenize(fold(text)).map(({ word }) => word);

const PAST = /\b(?:ancien\w*|ex|passes? (?:par|chez)|(?:a|ont|ayant|avoir) (?:deja )?(?:travaille|bosse|ete|exerce))\b/u;
const PRESENT = /\b(?:actuellement|en poste|travaillent?|bossent?|salaries? actuels?|employes? actuels?)\b/u;

/** « travaille chez » is today; « a travaillé », « ancien », « passé par » is any time. */
const tenseOf = (sentence: Sentence, first: number): 'current' | 'any' => {
  const before = sentence.before(first);
  const already = /\b(?:a|ont|ayant|avoir|aurait) (?:deja )?(?:travaille|bosse)/u.test(before) || PAST.test(before);
  return PRESENT.test(before) || (/\btravaille\b/u.test(before) && !already) ? (already ? 'any' : 'current') : 'any';
};

/** Employers of the base, and « chez X » where X is nobody's. */
export const readEmployers = (sentence: Sentence, { people }: Base): void => {
  const { employers } = vocabularyOf(people);
  const near = new Set(sentence.tokens.flatMap(({ word }) => employers.near(word)));
  for (const { name, words, telling } of near) {
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const announced = /\b(?:chez|par|de|d'|pour|a|au|aux|ex|dans)\s*(?:l[ae']s?\s*)?$/u.test(sentence.before(at));
      const whole = telling.every((word, offset) => isTypoOf(sentence.word(at + offset), word));
      const spread = whole ? telling.length : lengthOfSpread(sentence, at, words);
      const alone = /\bchez\s*$/u.test(sentence.before(at)) && telling.some((word) => word.length > 3 && isTypoOf(sentence.word(at), word));
      const length = spread || (alone ? 1 : 0);
      const extent = { first: at, after: at + length };
      if (length === 0 || (!announced && telling.length < 2) || !sentence.isFree(extent)) continue;
      sentence.mention(extent, { kind: 'employer', label: name, tense: tenseOf(sentence, at) });
      break;
    }
  }
  const other =
    /\bchez\s+(?!moi|nous|vous|eux|lui|qui|les? (?:candid|profil))(?:l[ae'] ?)?([^,?!.;]{2,60}?)(?=\s+(?:et|ou|qui|avec|a|sur|dans|pour)\s|[,?!.;]|$)/u.exec(
      sentence.folded,
    );
  const extent = other && sentence.extentOf(other.index + other[0].length - other[1]!.length, other.index + other[0].length);
  if (extent) sentence.mention(extent, { kind: 'employer', label: sentence.written(extent), tense: 'any' });
};

/** Length of a name written whole, small words included; 0 where it is not. */
const lengthOfSpread = (sentence: Sentence, at: number, words: readonly string[]): number =>
  words.length > 1 && words.every((word, offset) => isTypoOf(sentence.word(at + offset), word)) ? words.length : 0;

const DEGREES: [RegExp, number, string][] = [
  [/\b(?:doctorat|docteurs?|phd|these)\b/u, 8, 'doctorat'],
  [/\bbac ?\+ ?([2-8])\b/u, 0, 'bac +'],
  [/\b(?:diplome d'ingenieur|ecole d'ingenieurs?|ingenieurs? diplomes?)\b/u, 5, 'diplôme d’ingénieur'],
  [/\b(?:masters?|mba|dess|dea|m2|grande ecole)\b/u, 5, 'master'],
  [/\b(?:licences?|bachelors?)\b/u, 3, 'licence'],
];

/** Years after the baccalauréat that a written degree stands for; 0 when it tells none. */
export const yearsOfDegree = (written: string): number => {
  const folded = fold(written);
  if (/\bdoctorat|\bphd|\bthese\b|\bdocteur/u.test(folded)) return 8;
  if (/\bmaster|\bingenieur|\bmba\b|\bdess\b|\bdea\b|\bdscg\b|diplome superieur de comptabilite|\bm2\b|\bmsc\b|grande ecole/u.test(folded))
    return 5;
  if (/\blicence|\bbachelor|\bbsc\b|\bba\b|\bbut\b|\bdcg\b|diplome d'etat d'infirm/u.test(folded)) return 3;
  if (/\bbts\b|\bdut\b|\bdeug\b/u.test(folded)) return 2;
  return 0;
};

/** Diplomas by the letters that recruiters say, with the words that CVs write. */
const ABBREVIATIONS: Record<string, string[][]> = {
  dscg: [['dscg'], ['superieur', 'comptabilite', 'gestion']],
  dcg: [['dcg'], ['diplome', 'comptabilite', 'gestion']],
  cap: [['cap']],
  bep: [['bep']],
  bts: [['bts']],
  dut: [['dut']],
  but: [['but']],
  mba: [['mba']],
  capes: [['capes']],
  deug: [['deug']],
};

/** How CVs write that they come from one. */
const BUSINESS_SCHOOLS: string[][] = [
  ['ecole', 'commerce'],
  ['ecole', 'management'],
  ['business', 'school'],
  ...'hec essec escp edhec emlyon skema neoma kedge audencia rennessb excelia inseec ipag ieseg iscparis essca'
    .split(' ')
    .map((name) => [name]),
  ['em', 'lyon'],
  ['grenoble', 'em'],
  ['esc'],
];

/** Diplomas, schools and certifications. */
export const readStudies = (sentence: Sentence, { people }: Base): void => {
  const { folded } = sentence;
  for (const [words, years, label] of DEGREES) {
    const found = words.exec(folded);
    const extent = found && sentence.extentOf(found.index, found.index + found[0].length);
    if (!extent) continue;
    const level = years === 0 ? Number(found[1]) : years;
    const exact = years > 0 && years < 8 && !/\b(?:au moins|minimum|niveau|ou plus)\b/u.test(folded);
    if (exact && years !== 5) sentence.mention(extent, { kind: 'study', label, words: [...new Set(found[0].split(/\s+/))].slice(0, 1) });
    else if (exact)
      sentence.mention(extent, {
        kind: 'study',
        label,
        words: [found[0].includes('ingenieur') ? 'ingenieur' : found[0].replace(/s$/, '')],
      });
    else sentence.mention(extent, { kind: 'degree', label: years === 0 ? `bac +${level} ou plus` : `${label} ou plus`, years: level });
    break;
  }
  const business = /\b(?:grandes? )?ecoles? (?:sup\w* )?de (?:commerce|management)\b/u.exec(folded);
  const businessExtent = business && sentence.extentOf(business.index, business.index + business[0].length);
  if (businessExtent)
    for (const words of BUSINESS_SCHOOLS) sentence.mention(businessExtent, { kind: 'study', label: 'école de commerce', words });
  for (const index of sentence.free) {
    const forms = ABBREVIATIONS[sentence.word(index)];
    const written = sentence.written({ first: index, after: index + 1 });
    if (
      !forms ||
      (written.length === 3 && written !== written.toUpperCase() && !/\b(?:un|son|le|d[eu'])\s*$/u.test(sentence.before(index)))
    )
      continue;
    for (const words of forms) sentence.mention({ first: index, after: index + 1 }, { kind: 'study', label: written, words });
  }
  if (/\b(?:certifi\w*|habilit\w*|caces|permis|brevet|attestation|agree\w*|titulaires?)\b/u.test(folded)) {
    const held = [...vocabularyOf(people).certifications];
    const first = sentence.tokens.findIndex(({ word }) => /^(?:certif|habilit|caces|permis|brevet|attest|agree|titulaire)/.test(word));
    const said = sentence.tokens
      .map(({ word }, index) => ({ word, index }))
      .filter(({ word, index }) => index >= first && !isEmptyWord(word) && !/^(?:certif|titulaire)/.test(word))
      .filter(
        ({ word, index }) =>
          index - first < 7 &&
          (held.some((one) => isTypoOf(word, one)) || /^r\d{3}$/.test(word) || /^(?:caces|permis|brevet|attest|habilit)/.test(word)),
      );
    const indexes = said.map(({ index }) => index);
    const already = sentence.mentions.findIndex(({ first: at, after }) => indexes.some((index) => index >= at && index < after));
    if (already >= 0 && sentence.mentions[already]!.atom.kind === 'skill') {
      const mention = sentence.mentions[already]!;
      sentence.mentions.splice(already, 1);
      const label = sentence.written(mention);
      sentence.mentions.push({ ...mention, atom: { kind: 'certification', label, words: wordsOf(label) } });
      for (const index of indexes) sentence.take({ first: index, after: index + 1 });
    } else if (said.length > 0) {
      const extent = { first: Math.min(...indexes), after: Math.max(...indexes) + 1 };
      const label = sentence.written(extent);
      sentence.mention(extent, { kind: 'certification', label, words: said.map(({ word }) => word) });
    } else if (/\bcertifie(?:e|s|es)?\b|\bcertifications?\b/u.test(folded) && first >= 0 && sentence.isFree({ first, after: first + 1 })) {
      sentence.mention({ first, after: first + 1 }, { kind: 'certification', label: 'au moins une certification', words: [] });
    }
  }
  const school =
    /\b(?:diplomee?s?|issue?s?|sort\w*|forme\w*|passe\w*|etudi\w*|ecole|universite|promo\w*|anciens? eleves?|fac)\b(?: (?:de la|de l'|du|des|de|d'|a l'|a la|au|par|a|en))*\s*([^,?!.;]{2,60}?)(?=\s+(?:et|ou|qui|avec|habit\w*)\s|[,?!.;]|$)/u.exec(
      folded,
    );
  const extent = school && sentence.extentOf(school.index + school[0].length - school[1]!.length, school.index + school[0].length);
  if (extent) {
    const words = wordsOf(school[1]!).filter((word) => !isEmptyWord(word) && !NOT_A_SCHOOL.has(word));
    if (words.length > 0) sentence.mention(extent, { kind: 'study', label: sentence.written(extent), words });
  }
  for (const index of sentence.free) {
    const word = sentence.word(index);
    if (!SCHOOL_WORDS.has(word) || GENERIC_SCHOOL.has(word)) continue;
    sentence.mention(
      { first: index, after: index + 1 },
      { kind: 'study', label: sentence.written({ first: index, after: index + 1 }), words: [word] },
    );
  }
};

const NOT_A_SCHOOL: ReadonlySet<string> = new Set('ingenieur ingenieurs commerce superieur superieure etudes formation niveau'.split(' '));
const GENERIC_SCHOOL: ReadonlySet<string> = new Set(
  'school college institut institute institution campus academie academy ecole ecoles universite university formation haute sup mines telecom imt fac faculte bits sorbonne eni simplon esc'.split(
    ' ',
  ),
);

/** Titles and trades: « développeurs », « chef de cuisine », « dans la logistique », « profils juridiques ». */
export const readRoles = (sentence: Sentence, { people, offers }: Base): void => {
  const { titles } = vocabularyOf(people);
  const offered = new Set(offers.flatMap(({ facts }) => wordsOf(facts.title).map(stemOf)));
  const held = { has: (stem: string) => titles.has(stem) || offered.has(stem) };
  const isHead = (word: string) =>
    TITLE_HEADS.has(word) ||
    TITLE_HEADS.has(word.replace(/s$/, '')) ||
    TITLE_HEADS.has(word.replace(/aux$/, 'al')) ||
    /^(?:devs?|commerciaux|recruteurs?|recruteuses?)$/.test(word);
  for (const index of sentence.free) {
    const word = sentence.word(index);
    if (!sentence.isFree({ first: index, after: index + 1 }) || NOT_ROLES.has(word)) continue;
    const family = ROLE_FAMILIES.some((phrases) =>
      phrases.some((phrase) => phrase.length === 1 && phrase[0] === stemOf(word) && word.length > 1),
    );
    if (!(isHead(word) && !isEmptyWord(word)) && !family) continue;
    let after = index + 1;
    const stems = [stemOf(word)];
    for (let at = after; at < sentence.tokens.length && at < index + 6; at += 1) {
      const next = sentence.word(at);
      if (!sentence.isFree({ first: at, after: at + 1 }) || sentence.tokens[at]!.breaks) break;
      if (/^(?:de|d|des|du|en|la|l|le|aux)$/.test(next)) continue;
      const heads = at === after && isHead(next);
      if (isEmptyWord(next) || (!held.has(stemOf(next)) && !heads)) break;
      stems.push(stemOf(next));
      after = at + 1;
    }
    const extent = { first: index, after };
    sentence.mention(extent, { kind: 'role', label: sentence.written(extent), stems });
  }
  // a trade of several words: « ressources humaines », « data scientist »
  for (const phrases of ROLE_FAMILIES)
    for (const phrase of phrases.filter(({ length }) => length > 1))
      for (const index of sentence.free) {
        const extent = { first: index, after: index + phrase.length };
        if (!phrase.every((stem, offset) => stemOf(sentence.word(index + offset)) === stem) || !sentence.isFree(extent)) continue;
        sentence.mention(extent, { kind: 'role', label: sentence.written(extent), stems: [...phrase] });
      }
};

const NOT_ROLES: ReadonlySet<string> = new Set(
  (
    'presenter porter guide conseiller second agent aide candidat professionnel professionnels professional expert experts membre president etudiant stage alternance ' +
    'base client modele charge travaux placement placements analyse entretien donnees equipe equipes formation mentor partenaire intermediaire'
  ).split(' '),
);

/** The family that a role belongs to, as phrases of stems; empty when none does. */
export const familyOf = (stems: readonly string[]): readonly (readonly string[])[] =>
  ROLE_FAMILIES.filter((phrases) =>
    phrases.some((phrase) =>
      phrase.every((stem) => stems.some((one) => one === stem || (phrase.length === 1 && areKin(one, stem) && one.length > 4))),
    ),
  ).flat();
