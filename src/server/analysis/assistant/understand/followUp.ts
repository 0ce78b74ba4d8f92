import type { Memory } from '../plan.ts';
import { NUMBER, numberOf } from '../words.ts';

export type Reference =
  /** These records of the answer before. */
  | { kind: 'some'; ids: string[] }
  /** All of them, to choose among. */
  | { kind: 'among' }
  | null;

const AMONG =
  /\b(?:parmi (?:eux|elles|ces|ceux|celles|les|cette)|d'entre (?:eux|elles)|(?:de|dans) (?:cette|la) (?:liste|selection)|de ces|ces (?:candidats?|profils?|personnes?|candidates?|offres?|postes?|gens|derniers|dernieres)|ceux[- ](?:ci|la)|celles[- ](?:ci|la)|(?<!(?:sauf|hormis|excepte|hors|pas|que|tous) )(?:ceux qui|celles qui)|lesquel\w*|lequel|laquelle|qui (?:parmi|d'entre)|dans le lot|du lot|dans ces|sur ces|les autres|entre eux|entre elles|la-dedans)\b/u;
const PRONOUN =
  /\b(?:il|elle|ils|elles|lui|leurs?|son|sa|ses|ce candidat|cette candidate|ce profil|cette personne|ce dernier|cette derniere|cet? ?(?:homme|te femme)?offre|cette offre|ce poste|cette annonce|cette mission|celui-ci|celle-ci|eux|(?:le|la|les) (?:joindre|contacter|appeler)|(?:compare|resume|presente|decri[st]|contacte)[- ]?(?:le|la|les)|(?:les|le|la) (?:comparer|resumer|classer)|compare[- ]les|compare les$|en savoir plus)\b/u;
const ORDINALS: [RegExp, number][] = [
  [/\b(?:premiere?|1ere?|1er|numero (?:un|1)|n ?° ?1)\b/u, 0],
  [/\b(?:deuxieme|seconde?|2e|2eme|numero (?:deux|2))\b/u, 1],
  [/\b(?:troisieme|3e|3eme|numero (?:trois|3))\b/u, 2],
  [/\b(?:quatrieme|4e|4eme)\b/u, 3],
  [/\b(?:cinquieme|5e|5eme)\b/u, 4],
];

/** Records of the last answer that the question points at: the two first, the third, them all, it. */
export const referenceIn = (folded: string, ids: readonly string[]): Reference => {
  if (ids.length === 0) return null;
  const several = new RegExp(`\\b(?:les |ces |des )?${NUMBER} (premiere?s?|dernieres?|derniers|meilleure?s?)\\b`, 'u').exec(folded);
  if (several && !/\b(?:arrive|recent|ajoute|depose|candidats?|profils?|offres?)/u.test(folded)) {
    const count = numberOf(several[1]!);
    return { kind: 'some', ids: several[2]!.startsWith('derni') ? ids.slice(-count) : ids.slice(0, count) };
  }
  const each = ORDINALS.filter(([words]) => words.test(folded)).flatMap(([, rank]) => ids[rank] ?? []);
  if (each.length > 0 && /\b(?:le|la|au|du|celui|celle|numero|et)\b/u.test(folded)) return { kind: 'some', ids: each };
  if (/\b(?:le|la) derni(?:er|ere)\b(?! (?:candidat|arriv|profil|offre))/u.test(folded)) return { kind: 'some', ids: ids.slice(-1) };
  if (/\b(?:les deux|tous les deux|toutes les deux|ces deux)\b/u.test(folded)) return { kind: 'some', ids: ids.slice(0, 2) };
  if (/\bles trois\b/u.test(folded)) return { kind: 'some', ids: ids.slice(0, 3) };
  if (AMONG.test(folded)) return { kind: 'among' };
  return PRONOUN.test(folded) ? { kind: 'some', ids: ids.slice() } : null;
};

/** « Et à Lyon ? », « et pour l’offre de Rennes ? », « en Python plutôt ? »: the question before, with another detail. */
export const isContinuation = (folded: string, words: number, memory: Memory | null): boolean =>
  memory !== null &&
  words <= 9 &&
  /^\W*(?:et|ou|mais|sinon|meme (?:chose|question)|idem|pareil|plutot|avec|sans|sauf|seulement|uniquement|qui (?:est|sont|parle|connait|a|ont|habite) |a |en |pour |chez |ok|alors)\b/u.test(
    folded,
  ) &&
  !/^\W*(?:a quoi|en quoi|pour qui|pour quoi|avec qui)\b/u.test(folded);

/** It begins with « et »: nothing new is asked, only something else. */
export const beginsWithAnd = (folded: string): boolean =>
  /^\W*(?:et|sinon|mais|idem|meme (?:chose|question)|pareil|plutot|ok et|alors et|seulement|uniquement|sans|sauf)\b/u.test(folded);
