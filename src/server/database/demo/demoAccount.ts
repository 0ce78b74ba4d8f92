import type { Registration } from '#contract/account';
import type { CompanyCreation } from '#contract/company';

/** Fictional recruiter of `npm run demo`; the password is printed, the data folder is a demonstration's own. */
export const DEMO_ACCOUNT = {
  firstName: 'Camille',
  lastName: 'Arnoux',
  email: 'camille.demo@example.fr',
  phone: '+33199004210',
  password: 'demo-vivier-2026',
  role: 'owner',
} as const satisfies Partial<Registration>;

export const DEMO_COMPANY: CompanyCreation = {
  name: 'Cabinet Alizé Recrutement',
  slug: 'alize-recrutement',
  industry: 'other',
  companySize: '11-50',
  website: 'https://alize-recrutement.example.fr',
  description: 'Cabinet de recrutement fictif : informatique, industrie, santé et fonctions support.',
  phone: '+33 1 99 00 42 10',
  timezone: 'Europe/Paris',
  address: '12 quai des Alizés',
  city: 'Nantes',
  country: 'France',
  billingEmail: 'facturation@example.fr',
  billingAddress: '12 quai des Alizés, 44000 Nantes',
  locale: 'fr-FR',
};
