import type { Atom } from '../plan.ts';
import type { Sentence } from './sentence.ts';

type Form = [RegExp, Atom];

const FORMS: Form[] = [
  [
    /\b(?:indisponibles?|pas (?:encore )?(?:disponibles?|dispos?|libres?)|non disponibles?)\b/u,
    { kind: 'availability', statuses: ['not_available'], label: 'non disponible' },
  ],
  [
    /\b(?:a l'ecoute|ouverte?s? aux? (?:opportunites|propositions|offres|marche)|en veille)\b/u,
    { kind: 'availability', statuses: ['open_to_opportunities'], label: 'ouvert aux opportunités' },
  ],
  [
    /\b(?:en poste|en activite|travaillent?|bossent?|exercent?|qui a un (?:emploi|travail|poste))(?: (?:actuellement|en ce moment|aujourd'hui|toujours))?(?=\W*$|\s+(?:et|ou|mais)\b)|\bactuellement (?:en poste|en activite|employee?s?)\b/u,
    { kind: 'working', label: 'en poste aujourd’hui' },
  ],
  [
    /\b(?:disponibles?|dispos?|libres?|immediatement|tout de suite|(?:peu(?:t|vent)|pourr\w+) (?:commencer|demarrer|debuter)(?: (?:des |ce |cette |la )?(?:lundi|mardi|mercredi|jeudi|vendredi|demain|maintenant|semaine(?: prochaine)?|rapidement|vite|tout de suite))?|des maintenant|disponibilite immediate|(?:en )?recherche active|en recherche (?:d'emploi|de poste|de travail)|sans emploi|au chomage|cherche(?:nt)? (?:un|du) (?:emploi|poste|travail))\b/u,
    { kind: 'availability', statuses: ['available', 'actively_looking'], label: 'disponible' },
  ],
  [/\b(?:jeunes? diplomes?|juniors?|debutante?s?)\b/u, { kind: 'level', levels: ['junior'], label: 'junior' }],
  [/\b(?:confirmee?s?|intermediaires?|mid[- ]level)\b/u, { kind: 'level', levels: ['mid_level'], label: 'confirmé' }],
  [/\b(?:seniors?)\b/u, { kind: 'level', levels: ['senior', 'lead', 'principal'], label: 'senior ou plus' }],
  [/\b(?:tech lead|leads?|lead dev)\b/u, { kind: 'level', levels: ['lead', 'principal'], label: 'lead' }],
  [/\b(?:principal(?:e|aux)?|staff)\b/u, { kind: 'level', levels: ['principal'], label: 'principal' }],
  [
    /\b(?:hybrides?|teletravail partiel|(?:un|deux|trois|quelques|\d) jours? de teletravail)\b/u,
    { kind: 'remote', preferences: ['hybrid'], label: 'hybride' },
  ],
  [
    /\b(?:full remote|100 ?% ?(?:remote|teletravail)|teletravail (?:complet|total|integral|a 100)|totalement a distance|entierement a distance)\b/u,
    { kind: 'remote', preferences: ['remote'], label: 'télétravail complet' },
  ],
  [
    /\b(?:teletravail\w*|tele-travail|a distance|remote|distanciel)\b/u,
    { kind: 'remote', preferences: ['remote', 'hybrid'], label: 'télétravail' },
  ],
  [/\b(?:presentiel|sur site|sur place|au bureau)\b/u, { kind: 'remote', preferences: ['onsite'], label: 'sur site' }],
  [
    /\b(?:free-?lances?|independante?s?|auto-?entrepreneurs?|portage)\b/u,
    { kind: 'employment', types: ['freelance', 'contract'], label: 'freelance' },
  ],
  [/\b(?:temps partiel|mi-temps|part[- ]time)\b/u, { kind: 'employment', types: ['part_time'], label: 'temps partiel' }],
  [/\b(?:temps plein|plein temps|full[- ]time)\b/u, { kind: 'employment', types: ['full_time'], label: 'temps plein' }],
  [
    /\b(?:mobiles?|mobilite(?: geographique)?|demenag\w+|relocalis\w+|se deplacer|changer de (?:ville|region))\b/u,
    { kind: 'mobile', label: 'mobile' },
  ],
];

/** Availability, level, remote work, contract, mobility: what stands in a word or two. */
export const readWishes = (sentence: Sentence): void => {
  for (const [words, atom] of FORMS) {
    if (atom.kind === 'level' && /developpement mobile/u.test(sentence.folded)) continue;
    const kinds = sentence.mentions.map((mention) => mention.atom.kind);
    if (kinds.includes(atom.kind) && atom.kind !== 'level') continue;
    const found = words.exec(sentence.folded);
    const extent = found && sentence.extentOf(found.index, found.index + found[0].length);
    if (extent) sentence.mention(extent, atom);
  }
  const reachable = /\b(?:avec|ont|a|ayant|qui ont|sans|n'ont pas)\b[^.?!]{0,20}?\b(email|e-mail|mail|adresse mail|telephone|numero)/u.exec(
    sentence.folded,
  );
  if (reachable && /\b(?:qui|candidats?|profils?|combien)\b/u.test(sentence.folded)) {
    const phone = /tel|numero/u.test(reachable[1]!);
    const extent = sentence.extentOf(reachable.index + reachable[0].length - reachable[1]!.length, reachable.index + reachable[0].length);
    if (extent)
      sentence.mention(extent, {
        kind: 'reachable',
        by: phone ? 'phoneNumber' : 'emailAddress',
        label: phone ? 'téléphone connu' : 'e-mail connu',
      });
  }
};
