import type { Registration } from '#contract/account';
import type { CompanyCreation } from '#contract/company';

let count = 0;

/** A valid registration, of another person each time. */
export const makeRegistration = (changes: Partial<Registration> = {}): Registration => {
  count += 1;
  return {
    firstName: 'Amélie',
    lastName: 'Durand',
    email: `amelie.durand.${count}@exemple.fr`,
    phone: '+33612345678',
    password: 'motdepasse-solide',
    role: 'user',
    avatarUrl: null,
    preferences: {
      emailNotifications: true,
      pushNotifications: false,
      weeklyReports: true,
      theme: 'light',
      language: 'fr',
      compactMode: false,
    },
    ...changes,
  };
};

/** A valid company, another one each time. */
export const makeCompany = (changes: Partial<CompanyCreation> = {}): CompanyCreation => {
  count += 1;
  return {
    name: 'Atelier Numérique',
    slug: `atelier-numerique-${count}`,
    industry: 'it',
    companySize: '1-10',
    website: 'https://atelier.exemple.fr',
    phone: '+33 1 23 45 67 89',
    timezone: 'Europe/Paris',
    address: '12 rue des Lilas, 75011',
    city: 'Paris',
    country: 'France',
    billingEmail: 'compta@atelier.exemple.fr',
    billingAddress: '12 rue des Lilas, 75011 Paris',
    locale: 'fr-FR',
    ...changes,
  };
};
