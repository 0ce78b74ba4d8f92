import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';
import { asksForLanguage } from './asked.ts';
import { findYears } from './experience.ts';
import { cutAt, weightOf } from './requirements.ts';

const word = (phrases: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases})(?![\p{L}\d])`, 'u');

/** Verbs that ask something of whoever applies. Folded. */
const ASKING_VERB = word(
  String.raw`(?:vous|tu) (?:maitrise[sz]|possede[sz]|justifie[sz]|dispose[sz]|connais(?:sez)?|parle[sz]|savez|sais|etes titulaire|es titulaire)|` +
    String.raw`you (?:know|speak|hold|bring)|(?:someone|person|quelqu'un|personne) (?:who|with|qui|ayant|avec)|needed`,
);
/** Things that are asked for, in a sentence that tells nobody what they will do. */
const ASKED_THING = word(
  String.raw`(?:bac ?\+? ?\d|bac pro|bts|dut|licence|master|cap|bep|dcg|dscg|diplomee?s?|titulaire|degree|bachelor|mba|phd)|formation (?:bac|superieure|technique|initiale|en|de type|btp)|` +
    String.raw`maitrise (?:de|du|des|parfaite|d'|impeccable|avancee)|maitrisant|connaissances? (?:de|du|des|en|d'|techniques)|a l'aise (?:avec|en|sur)|` +
    String.raw`permis [a-e]\w?|caces|habilitations?|(?:driving|forklift|hgv) licen[cs]e|certificates?|certifi(?:ed|e|ee)|experiences?|exp\.|` +
    String.raw`knowledge of|familiar(?:ity)? with|proficien(?:t|cy)|comfortable with|(?:strong|good|solid|excellent) [\p{L} ]{2,30} skills|` +
    String.raw`qualified|able to|ability to|able d'|capable de`,
);
/** Words with which these are a thing of clients, of the work, or the employer's own, or asked of nobody. */
const NOT_ASKED =
  /(?:customer|user|client|guest|patient|candidate|employee|our|shopping)s?['’]? experience(?! (?:of|in|with|required|needed))(?=.* (?:to|is|matters|for) )|experiences? (?:client|utilisateur|candidat|patient|collaborateur|unique)|(?:notre|nos|fort(?:e|s|es)? de|depuis|we have|with over) |maitrise d['’]?(?:ouvrage|oeuvre)|agent de maitrise|maitrise (?:des? |du )(?:couts?|risques?|budgets?|delais?)|(?:^|no |sans |aucune )(?:previous |prior )?experience (?:needed|required|necessaire|exigee)|debutante?s? accepte/u;
/** A sentence on what somebody does or is, and one on what they have. */
const TELLS = /^(?:vous|tu|nous|on|you|we|il|elle|they)(?!\p{L})/u;
const CLAIMS = /^(?:vous|tu|you|le candidat|the candidate) (?:etes|es|are|est|is|avez|as|have|has)(?!\p{L})/u;
const QUALITY =
  /(?<!\p{L})(?:rigou?r\p{L}*|autonom\p{L}*|organise\p{L}*|dynamique|curieu\p{L}*|reacti\p{L}*|sens d\p{L}+|esprit d['’]\p{L}+|discre\p{L}*|polyvalent\p{L}*|motivee?|relationnel\p{L}*|patient\p{L}*|souriant\p{L}*|organi[sz]ed|reliable|creative|flexible|fluent|autonomous|curious|passion\p{L}*)(?!\p{L})/u;

/** Whether a sentence of running text asks something of whoever applies. */
export const asksSomething = (sentence: string): boolean => {
  const folded = fold(sentence);
  if (NOT_ASKED.test(folded)) return false;
  if (weightOf(sentence) !== null || asksForLanguage(folded) || ASKING_VERB.test(folded)) return true;
  if (CLAIMS.test(folded)) return QUALITY.test(folded) || ASKED_THING.test(folded);
  if (TELLS.test(folded)) return false;
  if (ASKED_THING.test(folded)) return true;
  return (
    findYears(folded, true) !== null && /(?<!\p{L})(?:similar|similaire|qualified|poste|position|minimum|metier)(?!\p{L})/u.test(folded)
  );
};

/** « Nous cherchons un comptable qui… »: what is asked stands behind these words. */
const SOUGHT =
  /^.{0,60}?(?<!\p{L})(?:re)?(?:cherchons|cherche|recrutons|recrute|souhaitons|looking for|seeks?|seeking|hiring|we need)(?!\p{L}).{2,90}?\s(?:qui|ayant|avec|capable de|sachant|who|with|having|able to)\s/iu;
/** What follows that is no part of it: « pour notre agence », « to join us ». */
const PURPOSE = /,?\s(?:pour|afin de|to|for)\s(?:rejoindre|renforcer|compléter|notre|nos|sa|son|ses|join|our|its|their)(?!\p{L}).*$/isu;
/** Where one clause of them ends and the next begins: « et parle », « , holds ». */
const CLAUSES =
  /(?:,\s+(?:et |and )?|\s(?:et|and)\s)(?=(?:(?:qui|who)\s)?(?:maîtrise|parle|connaît|possède|dispose|justifie|détient|sache|ait|speaks?|knows?|holds?|has|have|can)(?!\p{L}))/giu;
/** The commas of a sentence without a subject: « CAP ou bac pro, 3 ans d’expérience, permis B ». */
const COMMAS = /(?<!^(?:idéalement|ideally|de préférence|preferably)),\s(?![^(]*\))/giu;
const SUBJECT =
  /(?<!\p{L})(?:vous|nous|tu|you|we|il|elle|on|they|qui|who|est|sont|is|are|serait|would|seeks?|recherche|cherche|recrute)(?!\p{L})/iu;

const LONGEST_PART = 9;

/** A need is a line of a list, without the stop of its sentence. */
const unstopped = ({ value, span }: Found<string>): Found<string> =>
  value.endsWith('.') ? { value: value.slice(0, -1), span: { start: span.start, end: span.end - 1 } } : { value, span };

/** One sentence of running text cut into what it asks for; empty when it asks nothing. */
export const needsInSentence = (item: Found<string>, text: string): Found<string>[] => {
  const lead = SOUGHT.exec(text.slice(item.span.start, item.span.end))?.[0].length ?? 0;
  if (lead === 0 && !asksSomething(item.value)) return [];
  const purpose = lead === 0 ? -1 : text.slice(item.span.start + lead, item.span.end).search(PURPOSE);
  const span = { start: item.span.start + lead, end: purpose < 0 ? item.span.end : item.span.start + lead + purpose };
  const asked = lead === 0 ? item : { value: text.slice(span.start, span.end).replaceAll(/\s+/gu, ' ').trim(), span };
  const cuts = lead > 0 ? CLAUSES : SUBJECT.test(item.value) ? null : COMMAS;
  if (!cuts) return [unstopped(asked)];
  const parts = cutAt(cuts, unstopped(asked), text);
  return parts.every(({ value }) => value.length > 1 && (lead > 0 || value.split(' ').length <= LONGEST_PART)) ? parts : [unstopped(asked)];
};
