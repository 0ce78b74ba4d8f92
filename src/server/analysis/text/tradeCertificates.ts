import { fold } from './fold.ts';

/** « Recyclage », « Formation au »: how the training for one is announced. */
const ANNOUNCED =
  /(?:(?:formations?|recyclage|renouvellement|maintien|mac|mise a jour|remise a niveau|attestation|certificat|obtention|passage|stage|brevet)s?:? (?:(?:de la|de l'|a la|a l'|du|de|des|d'|au|aux|en) ?)?)?/u
    .source;

/** What is passed and kept for a trade: no degree, whoever trained for it. */
const NAMED =
  /(?:caces|aipr|sst|sauveteur(?:se)?[- ]secouriste|psc ?1|pse ?[12]|prap|a?fgsu|bnssa|baf[ad]|fimo|fco|adr|ssiap|certiphyto|certibiocide|hygiene alimentaire|services? de securite incendie|haccp|gestes et postures|carte (?:de )?conducteur|carte professionnelle|habilitations? (?:electriques?|[bh][0-2][rvtcs]?(?!\p{L}))|(?:europeen de )?secourisme|secouristes? du travail|premiers secours|permis (?:cariste|nacelle|de conduire|poids lourds?|pl|spl|vl|cotier|fluvial|(?:[abcd]1?|[bcd]?e|ec)(?![\p{L}'-])))/u
    .source;

const TRADE_CERTIFICATE = new RegExp(String.raw`^${ANNOUNCED}${NAMED}(?!\p{L})`, 'u');

/** « Permis B »: what nearly everybody holds. */
const DRIVING = /^permis (?:de conduire|vl|[ab]\d?)(?!\p{L})/u;

/** Such a certificate among other things that somebody tells, a licence to drive a car aside. */
export const tellsLoneTradeCertificate = (text: string): boolean => tellsTradeCertificate(text) && !DRIVING.test(fold(text));

/** Whether words open with a certificate of a trade: « Recyclage AFGSU niveau 2 », « CACES R489 ». */
export const tellsTradeCertificate = (text: string): boolean => TRADE_CERTIFICATE.test(fold(text));
