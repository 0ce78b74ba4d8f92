import { fold } from '../text/fold.ts';

/** French framework of diplomas: 3 CAP, 4 bac, 5 bac +2, 6 bac +3, 6.5 bac +4, 7 bac +5, 8 doctorate. */
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doctorat|doctorate|phd|ph\.d|these de|docteur en|doctor of)\b|bac ?\+ ?8/u, 8],
  [
    /bac ?\+ ?5|\b(?:master(?:s|e)?2?|m2|mastere|mba|msc|m\.sc|meng|dess|dea|dscg|diplome d'ingenieur|ingenieur|engineering school|ecole d'ingenieurs?|ecole de commerce|grande ecole|postgraduate|magistere|m\.?tech|mca|llm|dec)\b|master['’]?s/u,
    7,
  ],
  [/bac ?\+ ?4|\b(?:maitrise|m1)\b/u, 6.5],
  [
    /bac ?\+ ?3|\b(?:licence|bachelor['’]?s?|b\.?sc|b\.?a|b\.?s|bba|b\.?com|b\.?tech|b\.?eng|b\.?e|but|dcg|l3|llb|undergraduate|degree|graduate)\b/u,
    6,
  ],
  [/bac ?\+ ?2|\b(?:bts|dut|deug|deust|hnd|associate|associates|foundation degree|l2|diploma)\b/u, 5],
  [/\b(?:bac(?! ?\+)|baccalaureat|a-levels?|high school|ged|bac pro|bp|brevet professionnel|hsc|diplome d'etat d'aide)\b/u, 4],
  [/\b(?:cap|bep|gcse|gcses|nvq|titre professionnel|brevet)\b/u, 3],
];

/** The level of a diploma as written; 0 when the words tell none. */
export const diplomaLevel = (written: string): number => {
  const folded = fold(written);
  return LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? 0;
};

/** The lowest level that a sentence accepts: « BTS ou licence », « Bac +3 à Bac +5 ». */
export const lowestLevel = (written: string): number => {
  const folded = fold(written).replaceAll(/\b(master|bachelor|associate|doctoral)(?:['’]?s)? degree/gu, '$1');
  const found = LEVELS.filter(([pattern]) => pattern.test(folded)).map(([, level]) => level);
  return found.length === 0 ? 0 : Math.min(...found);
};

/** Diplomas and licences without which a trade may not be practised, or is not in fact. */
const REGULATED: readonly (readonly [string, RegExp])[] = [
  [
    'nurse',
    /diplome d'etat d['e ]?(?:\(e\))?infirmi|d\.?e\.? infirmi|infirmiere? diplome|\bide\b|\bifsi\b|registered nurse|\brn\b|\bbsn\b|nursing (?:degree|license|licence|diploma)|nmc (?:registration|pin|registered)|(?:degree|bachelor|diploma|b\.?sc\.?) (?:of science )?(?:\(hons\) )?(?:in )?(?:adult )?nursing|diplome d'infirmi|soins infirmiers/u,
  ],
  [
    'care-assistant',
    /diplome d'etat d['e ]?aide[- ]soignant|\bdeas\b|\bdpas\b|aide[- ]soignante? diplome|\bifas\b|certified nursing assistant|\bcna\b|diplome d'aide[- ]soignant/u,
  ],
  ['social-carer', /\bdeaes\b|\bdeavs\b|\bdeamp\b|diplome d'etat d'accompagnant/u],
  ['educator', /\bdees\b|diplome d'etat d['e ]?educat(?:eur|rice) specialise/u],
  [
    'young-children',
    /\bdeeje\b|diplome d'etat d['e ]?educat(?:eur|rice) de jeunes|cap (?:aepe|petite enfance|accompagnant educatif petite)/u,
  ],
  ['childcare', /diplome d'etat d['e ]?auxiliaire de puericulture|\bdeap\b/u],
  [
    'social-worker',
    /diplome d'etat d['e ]?(?:assistante?|service) (?:de service )?social|\bdeass\b|\bmsw\b|master of social work|\blcsw\b/u,
  ],
  ['midwife', /diplome d'etat de sage|registered midwife|midwifery/u],
  ['physio', /diplome d'etat de (?:masseur|kine)|masso[- ]?kinesitherap|physiotherapy|doctor of physical therapy|\bdpt\b/u],
  ['doctor', /doctorat en medecine|docteur en medecine|doctor of medicine|\bmbbs\b|\bm\.?d\.?\b(?! in)|\bmbchb\b/u],
  ['pharmacist', /docteur en pharmacie|doctorat en pharmacie|pharmd|diplome d'etat de docteur en pharmacie|registered pharmacist/u],
  [
    'lawyer',
    /\bcapa\b|\bcrfpa\b|barreau|bar admission|admitted to the bar|state bar|juris doctor|\bj\.?d\.?\b|solicitor|qualified lawyer/u,
  ],
  ['chartered', /diplome d'expertise comptable|\bdscg\b|chartered accountant|\bcpa\b|\bacca\b|\bcima\b|qualified accountant|\baca\b/u],
  [
    'teacher',
    /\bcapes\b|\bcrpe\b|agregation|agregee?\b|\bmeef\b|\bpgce\b|\bqts\b|teaching (?:credential|certificate|license|licence|certification)|certified teacher|b\.?ed\b|qualified teacher/u,
  ],
];

/** Regulated diplomas that a text names. */
export const regulatedDiplomas = (written: string): string[] => {
  const folded = fold(written);
  return REGULATED.filter(([, pattern]) => pattern.test(folded)).map(([id]) => id);
};

/** « Bac +5 », as a recruiter says a level. */
export const diplomaLabel = (level: number): string =>
  ({ 3: 'CAP ou équivalent', 4: 'bac', 5: 'bac +2', 6: 'bac +3', 6.5: 'bac +4', 7: 'bac +5', 8: 'doctorat' })[level] ?? '';
