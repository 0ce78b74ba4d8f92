import type { Base, Offer, Person } from '../assistant/base.ts';
import type { Mask } from './masking.ts';

const cut = (text: string, most: number): string => text.slice(0, most);

/** What a model is told of a candidate: what the CV says of the work, nothing of who the person is (decisions §4). */
const profile = ({ facts }: Person, { mask, markOf }: Mask) => ({
  repere: markOf(facts.id),
  poste: mask(facts.currentPosition),
  entreprise: mask(facts.currentCompany),
  lieu: facts.currentLocation,
  annees_experience: facts.yearsOfExperience,
  niveau: facts.candidateLevel,
  resume: mask(cut(facts.professionalSummary, 600)),
  competences: facts.technicalSkills.slice(0, 40).map(mask),
  qualites: facts.softSkills.slice(0, 10).map(mask),
  experiences: facts.workExperience.slice(0, 5).map(({ position, company, startDate, endDate, description }) => ({
    poste: mask(position),
    entreprise: mask(company),
    de: startDate,
    a: endDate ?? 'aujourd’hui',
    description: mask(cut(description, 400)),
  })),
  formation: facts.education
    .slice(0, 4)
    .map(({ degree, institution, field }) => mask([degree, field, institution].filter(Boolean).join(', '))),
  langues: facts.languages,
  certifications: facts.certifications.slice(0, 10).map(mask),
  disponibilite: facts.availabilityStatus,
  preavis_semaines: facts.noticePeriodWeeks,
  teletravail: facts.remoteWorkPreference,
  salaire_souhaite_k: [facts.expectedSalaryMin, facts.expectedSalaryMax],
});

const offer = ({ facts }: Offer, { mask, markOf }: Mask) => ({
  repere: markOf(facts.id),
  titre: mask(facts.title),
  entreprise: mask(facts.company),
  lieu: facts.location,
  description: mask(cut(facts.description, 800)),
  indispensable: facts.requirements.slice(0, 20).map(mask),
  souhaite: facts.niceToHave.slice(0, 20).map(mask),
  salaire_k: [facts.salaryMin, facts.salaryMax],
});

/** Records as data: nothing in them can close the fence that they stand in. */
export const recordsText = (base: Pick<Base, 'people' | 'offers'>, mask: Mask): string =>
  JSON.stringify(
    { candidats: base.people.map((one) => profile(one, mask)), offres: base.offers.map((one) => offer(one, mask)) },
    null,
    1,
  ).replaceAll(/<{2,}|>{2,}/gu, ' ');
