import { fold } from '../../text/fold.ts';
import type { ExperienceEntry } from './experiences.ts';
import { titleScore } from '../../text/workWords.ts';

/** « Travel award », « Bourse de la région »: told among jobs, and none. Folded. */
const IS_NO_JOB = /(?<!\p{L})(?:award|scholarship|prize|medal)s?$|^(?:prix|bourse|medaille|memoire) (?:de|du|des)(?!\p{L})/u;

/** « Second prize », « 3rd place »: a rank, and no post. Folded. */
const RANK =
  /^(?:first|second|third|1st|2nd|3rd|best|premiere?|deuxieme|troisieme|1er|2e|3e)\s(?:\p{L}+\s)?(?:prize|award|place|prix|medal|medaille)(?!\p{L})/u;

/** « MSc thesis », « Course project », « Projet étudiant »: done for a degree. Folded. */
const FOR_DEGREE =
  /(?<!\p{L})(?:m\.?sc?|b\.?sc?|m\.?a|b\.?a|m\.?tech|b\.?tech|master(?:'?s)?|bachelor(?:'?s)?|honou?rs|(?:under)?graduate|diploma|senior|final[- ]year)\.? (?:thesis|dissertation|project)s?$|^(?:(?:course ?work|course|class|term|semester|student|school|academic|college|capstone) projects?(?!\p{L})|projets? (?:etudiant|scolaire|academique|tuteure|universitaire|d'etude)s?(?!\p{L}))/u;

/** Whether a piece of a head says that the work was done for a degree. */
export const isForDegree = (text: string): boolean => FOR_DEGREE.test(fold(text));

/** « Terms taught: Autumn 2017 »: when a course was given. Folded. */
const TAUGHT = /^(?:terms?|semesters?|quarters?|years?) taught$/u;

/** « © Orvane 2020 », « Last updated: May 2020 »: at the foot of a page. Folded. */
const FOOTER = /^(?:copyright|©|\(c\)|last updated?|derniere mise a jour|mis a jour|updated on)(?!\p{L})/u;

/** « Congé parental », « En disponibilité », "Maternity leave", « Autoformation »: no work. Folded. */
const LEAVE =
  /^(?:auto-?formation|formation personnelle|self[- ](?:stud(?:y|ies|ying)|learning|education))(?!\p{L})|^(?:en |in )?(?:disponibilite|conges? (?:parental|maternite|sabbatique|sans solde|formation)|recherche (?:d'emploi|active)|annee (?:sabbatique|de cesure)|(?:maternity|paternity|parental|family|medical|sick) leave|career break|gap year|sabbatical|raising (?:my|our|a|the) (?:family|children|kids|son|daughter)|stay[- ]at[- ]home (?:parent|mother|mum|mom|dad|father)|retired|(?:a la )?retraitee?s?$)(?!\p{L})/u;
/** « Née le 3 mai 1990 »: a date that is no job's. Folded. */
const BIRTH = /^(?:nee?(?:\(e\))? (?:le|en|a)|born|date de naissance|date of birth)(?!\p{L})/u;
/** « Voyage en Europe », « Tour du monde », "Travelling in Asia", « Déménagement en Irlande »: no work. Folded. */
const JOURNEY =
  /^(?:(?:long |grand )?voyages?(?:$|(?: de \S+ mois)? (?:en|au|aux|a|dans|autour))|tour du monde|demenagement|travel(?:s|l?ing|l?ed)? (?:in|to|around|through|across|abroad)|backpacking|world tour|fin de (?:mes|ses) etudes)(?!\p{L})/u;
/** « Titulaire du CACES », « Permis B »: a certificate. Folded. */
const HOLDS =
  /^(?:titulaire (?:du|de l'|d'un|des) ?(?:permis|psc|pse|sst|bafa|bafd|afgsu|caces|diplome|brevet|certificat|habilitation)|permis (?:de conduire|[a-e]\d?(?!\p{L}))|driv(?:er'?s|ing) licen[cs]e)/u;

/** « Elected member », « Membre du conseil de la faculté », « Doctoral application committee »: a seat, and no post; who chairs one has a post. Folded. */
const SEAT =
  /^(?:(?:elected|active|honorary) members?|membres? (?:elue?s?|actifs?|honoraires?))(?!\p{L})|(?<!\p{L})(?:members?|membres?) (?:of|de|du|des)(?!\p{L}).{0,60}(?<!\p{L})(?:committee|comite|commission|council|conseil|jury)(?!\p{L})|^(?!chair|president|head).{0,60}(?<!\p{L})(?:committee|comite)(?:$|,| -)/u;

/** « Orme, A. & Lind, B. »: who wrote something, cited. */
const CITED = /^\p{Lu}[\p{L}’'-]+, (?:\p{Lu}\.[ -]?)+(?:$|[,&(])/u;

/** « Co-supervised Ann Orme, master's student », « Supervision of ten PhD students »: a duty beside a post. Folded. */
const GUIDES =
  /^(?:co-?)?(?:(?:supervised|advised|mentored|examined|encadre)(?!\p{L})|(?:supervision|encadrement) (?:of|de|du|des|d')(?!\p{L}).{0,40}(?<!\p{L})(?:students|etudiante?s|doctorante?s|phds?|theses|memoires))/u;

/** « Projet de recherche en optique »: no employer, no post. Folded. */
const PROJECT = /^projets?(?!\p{L})/u;

/** Whether an entry is the thesis of a degree or an award: something that no word of the trades names. */
export const isNoJob = ({ value: { position, company } }: ExperienceEntry): boolean =>
  [RANK, TAUGHT].some((told) => told.test(fold(position))) ||
  [position, company].some((text) => HOLDS.test(fold(text))) ||
  [LEAVE, SEAT, BIRTH, JOURNEY].some((told) => told.test(fold(position || company))) ||
  [position, company].some((text) => CITED.test(text)) ||
  [position, company].some((text) => GUIDES.test(fold(text))) ||
  (company === '' && PROJECT.test(fold(position))) ||
  (titleScore(fold(position)) < 2 && [position, company].map(fold).some((text) => IS_NO_JOB.test(text) || FOOTER.test(text)));
