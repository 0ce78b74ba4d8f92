import { type Match, type MatchCriterion, type MatchReading, scoreBand } from '#contract/matching';
import { listInWords } from '../profile/sentences.ts';
import { isLicence } from './explain.ts';
import { DUTIES_LABEL } from './jobFeatures.ts';

/** Sentences of each list that a person still reads. */
const LONGEST = 5;

const byWeight = (criteria: readonly MatchCriterion[]): MatchCriterion[] =>
  criteria.toSorted((a, b) => (a.kind === b.kind ? b.weight - a.weight : a.kind === 'required' ? -1 : 1));

/** Openings of our own sentences; a name keeps its capital. */
const OWN_OPENING =
  /^(?:L[’ea]|Les|Exerce|A|Vient|Mise|Attestation|Mention|Présence|Avec|Sans|Grâce|Niveau|Aucune|Moins|Poste|Langue|Même|Basé|Prétentions|Distance|Rien|Une|Seule|Au cœur)(?![\p{L}])|^L’/u;

const uncapped = (sentence: string): string =>
  OWN_OPENING.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** A line of the offer begins a sentence; « npm » and « iOS » keep their letter. */
const capital = (text: string): string => (/^\p{Ll}\p{Ll}*\s/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

const isNamed = ({ category }: MatchCriterion): boolean => category === 'skill' || category === 'soft_skill';

/** Criteria in sentences: skills of which the same is said go together. */
const sentences = (criteria: readonly MatchCriterion[]): string[] => {
  const groups = new Map<string, MatchCriterion[]>();
  for (const one of criteria) {
    const key = isNamed(one) ? one.explanation : one.label + one.explanation;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [MatchCriterion];
    return isNamed(first)
      ? `${capital(listInWords(group.map(({ label }) => label)))}\u00A0: ${uncapped(first.explanation)}`
      : first.explanation;
  });
};

const isMissing = ({ outcome }: MatchCriterion): boolean => outcome === 'not_found' || outcome === 'not_met';

const concernsOf = (criteria: readonly MatchCriterion[]): string[] => {
  const required = criteria.filter(({ kind }) => kind === 'required');
  const missing = required.filter((one) => one.category === 'skill' && isMissing(one) && !isLicence(one.label)).map(({ label }) => label);
  const absent =
    missing.length === 0
      ? []
      : [`${missing.length > 1 ? 'Indispensables absents du CV' : 'Indispensable absent du CV'}\u00A0: ${listInWords(missing, 6)}.`];
  const others = criteria.filter(
    (one) =>
      (one.outcome === 'not_met' || (one.kind === 'required' && one.outcome !== 'met')) && !(one.category === 'skill' && isMissing(one)),
  );
  return [...absent, ...sentences(others)];
};

const OPENINGS = {
  excellent: ['Le profil répond à l’essentiel de l’offre', 'Rapprochement solide', 'L’offre et le CV se recoupent largement'],
  good: ['Le profil répond à une bonne part de l’offre', 'Rapprochement possible', 'L’offre et le CV se recoupent en partie'],
  partial: [
    'Le profil répond à une partie de l’offre seulement',
    'Rapprochement incomplet',
    'L’offre et le CV ont des points communs, et des écarts nets',
  ],
  poor: [
    'Le profil s’éloigne de l’offre',
    'Peu de points communs entre l’offre et le CV',
    'L’offre demande autre chose que ce que montre le CV',
  ],
} as const;

/** Below, the two have little in common. */
const PARTIAL = 35;

/** The same match always speaks the same way, two matches seldom. */
const pick = <T>(choices: readonly T[], match: Match): T =>
  choices[
    match.criteria.reduce((sum, { label, credit }) => sum + label.length + Math.round(credit * 100), match.score ?? 0) % choices.length
  ]!;

const countOf = (criteria: readonly MatchCriterion[]): string => {
  const [met, partly] = (['met', 'partly'] as const).map((outcome) => criteria.filter((one) => one.outcome === outcome).length) as [
    number,
    number,
  ];
  const half = partly === 0 ? '' : `, ${partly} en partie`;
  if (met === 0) return `aucun des ${criteria.length} critères indispensables n’est entièrement rempli${half}`;
  if (met === criteria.length)
    return criteria.length === 1 ? 'le critère indispensable est rempli' : `les ${met} critères indispensables sont remplis`;
  return `${met} ${met > 1 ? 'critères indispensables' : 'critère indispensable'} sur ${criteria.length} ${met > 1 ? 'sont remplis' : 'est rempli'}${half}`;
};

/** What a CV need not say, and did not. */
const isOpen = ({ outcome, category, label }: MatchCriterion): boolean =>
  outcome === 'not_found' &&
  (isLicence(label) || category === 'location' || category === 'contract' || category === 'salary' || category === 'language');

const toAsk = ({ category, label }: MatchCriterion): string => {
  if (isLicence(label)) return `le permis ${label.at(-1)!}`;
  if (category === 'language') return `le niveau en ${label.split(' ')[0]!.toLowerCase()}`;
  if (category === 'contract') return 'le contrat recherché';
  if (category === 'salary') return 'les prétentions salariales';
  return /^(?:télétravail|présence)/iu.test(label) ? 'le souhait de télétravail' : 'la localisation';
};

/** The criterion with these outcomes that gains, or costs, most points. */
const weighty = (criteria: readonly MatchCriterion[], outcomes: readonly MatchCriterion['outcome'][]): MatchCriterion | undefined => {
  const points = ({ weight, credit, outcome }: MatchCriterion): number => weight * (outcome === 'met' ? credit : 1 - credit);
  return criteria.filter(({ outcome }) => outcomes.includes(outcome)).toSorted((a, b) => points(b) - points(a))[0];
};

/** « , Figma : … » for what has a name of its own, « : … » for what its explanation names. */
const saidOf = (one: MatchCriterion): string => `${isNamed(one) ? `, ${one.label}` : ''}\u00A0: ${uncapped(one.explanation)}`;

const reasoningOf = (match: Match): string => {
  if (match.score === null)
    return 'L’offre ne demande rien qui puisse être comparé à un CV\u00A0: complétez ses exigences pour obtenir un score.';
  const criteria = byWeight(match.criteria);
  const required = criteria.filter(({ kind }) => kind === 'required');
  const band = scoreBand(match.score) ?? 'poor';
  const opening = pick(OPENINGS[band === 'poor' && match.score >= PARTIAL ? 'partial' : band], match);
  const told = [`${opening}${required.length > 0 ? `\u00A0: ${countOf(required)}` : ''}.`];
  const best = weighty(criteria, ['met']);
  if (best)
    told.push(`${pick(['Ce qui pèse le plus en sa faveur', 'Point fort principal', 'Le meilleur argument'], match)}${saidOf(best)}`);
  // That two texts share some words is no reserve to speak of.
  const worst = weighty(
    criteria.filter((one) => !isOpen(one) && !(one.label === DUTIES_LABEL && one.outcome === 'partly')),
    ['not_met', 'not_found', 'partly'],
  );
  if (worst && worst.credit < 0.5)
    told.push(`${pick(['Ce qui coûte le plus de points', 'Principale réserve', 'Le point à éclaircir d’abord'], match)}${saidOf(worst)}`);
  const open = [...new Set(criteria.filter(isOpen).map(toAsk))];
  if (open.length > 0) told.push(`À demander\u00A0: ${listInWords(open, 4)}.`);
  if (match.confidence < 50) told.push('Le CV ou l’offre en disent peu\u00A0: ce score reste à confirmer.');
  return told.join(' ');
};

/** What the criteria say, in French sentences, each true of this pair alone; names nobody. */
export const readingOf = (match: Match): MatchReading & { reasoning: string } => {
  const criteria = byWeight(match.criteria);
  return {
    strengths: sentences(criteria.filter(({ outcome }) => outcome === 'met')).slice(0, LONGEST),
    concerns: concernsOf(criteria).slice(0, LONGEST),
    missingSkills: criteria.filter((one) => one.category === 'skill' && isMissing(one) && !isLicence(one.label)).map(({ label }) => label),
    reasoning: reasoningOf(match),
  };
};
