import { fold } from '../../text/fold.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { namesCourse } from './courses.ts';
import { isPart } from './parts.ts';
import type { Segment } from './segment.ts';

/** « Mise à jour de sites », "Development of tools", "Delivering food": what was done. Folded. */
const TASK = new RegExp(
  `^(?:${[
    "(?:mise|creation|conception|developpement|realisation|gestion|participation|analyse|etude|suivi|redaction|organisation|encadrement|installation|maintenance|preparation|elaboration|amelioration|optimisation|integration|implementation|migration|refonte|animation|collecte|saisie|traitement|vente|accueil|conseil|prise|tenue|entretien|nettoyage|fabrication|poursuite|aide|definition|ouverture|lancement|supervision|coordination|pilotage|renovation|livraison|surveillance|evaluation|modelisation|simulation|caracterisation|recherche|sensibilisation|accompagnement|montage|assemblage|reception|controle|verification|reparation|depannage|production|distribution|promotion|prospection|facturation|encaissement|chargement|reglage|pose|programmation|deploiement|configuration|validation|traduction|fourniture|cadrage|conduite|appui|audit|transformation|industrialisation|automatisation|numerisation|archivage|inventaire|correction|veille|adaptation|extraction|detection|prediction|classification|segmentation|generation|reconnaissance|estimation|planification|visualisation|calcul|mesure|portage|specification|comparaison|identification|quantification|cartographie)s? (?:en |a |sur |de |du |des |d'|et |aux |au |l'|les |la )",
    '(?:development|design|creation|analysis|study|characteri[sz]ation|implementation|management|maintenance|preparation|evaluation|optimi[sz]ation|modell?ing|simulation|synthesis|investigation|measurement|improvement|support|testing) (?:of|and) ',
    'research (?:on|into) ',
  ].join('|')})`,
  'u',
);
/** "Delivering food to customers": a gerund that goes on in small letters. */
const GERUND = /^\p{Lu}\p{Ll}{2,}ing(?: \p{Ll}+){2}/u;
/** "Prepared weekly reports": a verb of an account. */
const DEED = /^\p{Lu}\p{Ll}{2,}ed(?: \p{Ll}+){2}/u;

/** « Projet Horizon », "Tidal project": what was worked at. */
export const isProject = ({ title, text }: Segment): boolean => title < 3 && /^(?:projet|project)(?: |$)|(?: )project$/iu.test(text);

/** « Une entreprise de quarante salariés », "Chain of repair shops": what an employer is, in small letters. Words that such an account has at least. */
const ACCOUNT_WORDS = 4;
export const isAccount = ({ title, company, place }: Segment, text: string): boolean =>
  title < 3 &&
  company < 6 &&
  !place &&
  text.split(' ').length >= ACCOUNT_WORDS &&
  /^(?:(?:[Aa]n?|[Uu]ne?|[Tt]he) )?\p{L}[^\p{Lu}]*$/u.test(text);

/** « Atelier de couture ouvert aux voisins »: behind a colon, small letters after the first word. */
const TOLD_AT_LENGTH = /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}'’-]*){3}/u;

/** « Étude de la charpente »: a word of employers, and nobody’s name. */
const NAMELESS = /^(?!Conseil)\p{Lu}[^\p{Lu}]*$/u;

/** Whether a stretch tells what was done, all the way through or in small letters behind its verb. */
export const isTask = ({ company, behindColon }: Segment, text: string): boolean =>
  (TASK.test(fold(text)) && !isPart(text) && (company < 2 || (company < 4 && NAMELESS.test(text)))) ||
  (behindColon === true && company < 2 && TOLD_AT_LENGTH.test(text)) ||
  (company < 4 && GERUND.test(text));
/** « Caisse, mise en rayon »: tasks that commas part, the first of which may be called as a kind of employer. */
export const tellsTasks = (text: string): boolean => {
  const [first, ...others] = text.split(/,\s/u);
  const opens = TASK.test(fold(first!)) || (/^\p{Lu}\p{Ll}+$/u.test(first!) && companyScore(first!, fold(first!)) >= 2);
  return opens && others.some((piece) => TASK.test(fold(piece))) && titleScore(fold(text)) < 2;
};

export const isDeed = ({ title, company }: Segment, text: string): boolean => title < 3 && company < 4 && DEED.test(text);

/** « Guide: museums and gardens », "Workshop leader: Block printing": what a post is about, behind its colon. */
export const isTopic = ({ behindColon, company, text }: Segment): boolean =>
  behindColon === true &&
  company < 2 &&
  (/\s(?:and|et|&)\s/u.test(text) || /^\p{Ll}[^\p{Lu}]*$/u.test(text) || /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) || namesCourse(text));
