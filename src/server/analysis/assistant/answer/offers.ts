import type { JobEmploymentType, JobStatus } from '#contract/jobs';
import type { Base, Offer } from '../base.ts';
import type { TextHits } from '../find/holds.ts';
import { searchOffers } from '../find/search.ts';
import type { Plan } from '../plan.ts';
import { Draft, figure, inThousands, piece, plain, plural } from './draft.ts';
import { criteriaLabel, LEVEL } from './labels.ts';

const STATUS = { ai_analyzing: 'en cours d’analyse', active: 'active', draft: 'brouillon', closed: 'fermée' } satisfies Record<
  JobStatus,
  string
>;
const CONTRACT = {
  permanent: 'CDI',
  fixed_term: 'CDD',
  temporary: 'intérim',
  freelance: 'freelance',
  internship: 'stage',
  apprenticeship: 'alternance',
} satisfies Record<JobEmploymentType, string>;

const CONTRACT_WORDS: [RegExp, JobEmploymentType][] = [
  [/\bcdi\b/u, 'permanent'],
  [/\bcdd\b/u, 'fixed_term'],
  [/\binterim\w*/u, 'temporary'],
  [/\bstages?\b/u, 'internship'],
  [/\balternance|\bapprentissage/u, 'apprenticeship'],
];

export const offerSalary = ({ facts: { salaryMin: min, salaryMax: max } }: Offer): string => {
  if (min !== null && max !== null) return min === max ? inThousands(min) : `${figure(min)} à ${inThousands(max)}`;
  return min !== null ? `à partir de ${inThousands(min)}` : max !== null ? `jusqu’à ${inThousands(max)}` : '';
};

const line = (offer: Offer): string =>
  [offer.facts.company, offer.facts.location]
    .filter(Boolean)
    .map((text) => piece(text, 60))
    .concat(offer.facts.employmentType ? CONTRACT[offer.facts.employmentType] : [], offerSalary(offer) || [])
    .join(', ');

/** Offers that fulfil what was asked. */
export const answerOffers = (plan: Plan, base: Base, hits: TextHits, folded: string): Draft => {
  const draft = new Draft(base);
  const status: JobStatus | null = /\bferme|\bcloses?\b|\bterminee?s?\b|\bpourvue?s?\b/u.test(folded)
    ? 'closed'
    : /\bbrouillons?\b/u.test(folded)
      ? 'draft'
      : /\b(?:ouverte?s?|actives?|actifs?|en cours|a pourvoir|disponibles?|vacante?s?)\b/u.test(folded)
        ? 'active'
        : null;
  const contracts = CONTRACT_WORDS.filter(([words]) => words.test(folded)).map(([, type]) => type);
  const criteria = plan.criteria
    .map((criterion) => ({ ...criterion, any: criterion.any.filter(({ kind }) => kind !== 'availability') }))
    .filter(({ any }) => any.length > 0);
  const pool = plan.offers.length > 0 ? base.offers.filter(({ facts }) => plan.offers.includes(facts.id)) : base.offers;
  const found = searchOffers(pool, criteria, hits)
    .filter(({ facts }) => status === null || facts.status === status)
    .filter(({ facts }) => contracts.length === 0 || (facts.employmentType !== null && contracts.includes(facts.employmentType)));
  const asked = [criteriaLabel(criteria), ...contracts.map((type) => CONTRACT[type]), status ? STATUS[status] : '']
    .filter(Boolean)
    .join(' · ');
  const paid = ({ facts: { salaryMin, salaryMax } }: Offer) => salaryMax ?? salaryMin ?? 0;
  if (plan.order === '-salary') found.sort((a, b) => paid(b) - paid(a));
  if (plan.order === 'salary') found.sort((a, b) => paid(a) - paid(b));
  draft.offers = found.slice(0, plan.limit ?? found.length).map(({ facts }) => facts.id);
  if (base.offers.length === 0) return draft.say('Vous n’avez encore aucune offre. Ajoutez-en une dans «\u00A0Jobs\u00A0».');
  if (found.length === 0)
    return draft.say(`Aucune de vos ${plural(base.offers.length, 'offre')} ne correspond${asked ? `\u00A0: ${asked}` : ''}.`);
  draft.say(
    `**${plural(found.length, 'offre')}**${asked ? ` ${found.length > 1 ? 'correspondent' : 'correspond'}\u00A0: ${asked}` : ` dans votre espace, dont ${found.filter(({ facts }) => facts.status === 'active').length} actives`}.`,
  );
  draft.list(
    found
      .slice(0, plan.limit ?? 10)
      .map((offer) => `${draft.offer(offer)} — ${line(offer)}${offer.facts.status === 'active' ? '' : ` (${STATUS[offer.facts.status]})`}`),
  );
  return draft;
};

/** One offer: in short, or the one fact asked. */
export const answerOffer = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const offers = base.offers.filter(({ facts }) => plan.offers.includes(facts.id)).slice(0, 5);
  if (offers.length === 0) return draft.say('Cette offre n’est plus dans votre espace.');
  for (const offer of offers) {
    const { facts } = offer;
    const skills = [...facts.requirements].map((one) => piece(one)).join('\u00A0; ');
    const facts1: [string, string, string][] = [
      ['place', 'Lieu', piece(facts.location)],
      [
        'contract',
        'Contrat',
        [facts.employmentType ? CONTRACT[facts.employmentType] : '', facts.experienceLevel ? LEVEL[facts.experienceLevel] : '']
          .filter(Boolean)
          .join(', '),
      ],
      ['salary', 'Salaire proposé', offerSalary(offer)],
      ['skills', 'Indispensable', skills],
      ['skills', 'Souhaité', facts.niceToHave.map((one) => piece(one)).join('\u00A0; ')],
      [
        'languages',
        'Langues',
        Object.entries(facts.languages)
          .map(([name, level]) => plain([name, level].filter(Boolean).join(' ')))
          .join(', '),
      ],
      ['education', 'Formation', facts.education.map((one) => piece(one)).join('\u00A0; ')],
      ['benefits', 'Avantages', facts.benefits.map((one) => piece(one)).join('\u00A0; ')],
      ['deadline', 'Candidatures jusqu’au', facts.applicationDeadline ? facts.applicationDeadline.split('-').toReversed().join('/') : ''],
    ];
    const wanted = facts1.filter(([facet]) => facet === plan.facet);
    draft.say(
      `**${draft.offer(offer)}** — ${[facts.company, STATUS[facts.status]]
        .filter(Boolean)
        .map((text) => plain(text))
        .join(', ')}.`,
    );
    const shown = (wanted.length > 0 ? wanted : facts1).filter(([, , value]) => value !== '');
    if (shown.length > 0) draft.list(shown.map(([, name, value]) => `**${name}**\u00A0: ${value}`));
    else draft.say('L’offre ne le précise pas.');
    const held = base.placements.filter(({ jobId }) => jobId === facts.id).length;
    if (wanted.length === 0 && held > 0) draft.say(`${plural(held, 'placement')} en lien avec cette offre.`);
  }
  return draft;
};
