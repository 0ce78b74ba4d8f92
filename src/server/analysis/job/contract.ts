import type { JobEmploymentType } from '#contract/jobs';
import type { Found } from '../text/span.ts';

const before = String.raw`(?<![\p{L}\d])`;
const after = String.raw`(?![\p{L}\d])`;
const phrase = (words: string): RegExp => new RegExp(`${before}(?:${words})${after}`, 'u');

/** Words that mean a kind of contract wherever they stand in an offer. */
const ANYWHERE: readonly [RegExp, JobEmploymentType][] = [
  [
    phrase(
      "alternance|alternante?|contrat d'apprentissage|contrat de professionnalisation|contrat pro|apprentie?|apprenticeship|apprentice|work-study",
    ),
    'apprenticeship',
  ],
  [
    phrase(
      "offre de stage|stage de (?:fin d'etudes|\\d{1,2} (?:a \\d{1,2} )?(?:mois|semaines))|stage conventionne|stagiaire h/f|internship",
    ),
    'internship',
  ],
  [
    phrase(
      "mission d'interim|mission de \\d{1,2} (?:mois|semaines|jours)|contrat d'interim|en interim|interim de|travail temporaire|contrat interimaire|mission interimaire|temp(?:orary)? (?:contract|position|role|assignment|job)",
    ),
    'temporary',
  ],
  [phrase('cdi|contrat a duree indeterminee|permanent (?:contract|basis|position|role|full[- ]time|job|employment)'), 'permanent'],
  [phrase('cdd|contrat a duree determinee|fixed[- ]term(?: contract| position)?|\\d{1,2}[- ]months? (?:contract|ftc)'), 'fixed_term'],
  [phrase('freelance|tjm|portage salarial|contractor|independent contractor'), 'freelance'],
];

/** Words that mean one only where the contract is what the text speaks of: a label, the head of the page. */
const WHERE_TOLD: readonly [RegExp, JobEmploymentType][] = [
  ...ANYWHERE,
  [phrase('stage|stagiaire|intern'), 'internship'],
  [phrase('interim|interimaire|temporaire|temporary|temp'), 'temporary'],
  [phrase('permanent|titulaire|fonctionnaire'), 'permanent'],
  [phrase('saisonnier|saisonniere|seasonal|contractuel'), 'fixed_term'],
  [phrase('independant|independante'), 'freelance'],
];

/** The kind of contract named first in a folded text. */
export const findContract = (folded: string, told: boolean): Found<JobEmploymentType> | null => {
  const found = (told ? WHERE_TOLD : ANYWHERE).flatMap(([pattern, value]) => {
    const match = pattern.exec(folded);
    return match ? [{ value, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });
  return found.sort((a, b) => a.span.start - b.span.start)[0] ?? null;
};
