/** Words of the form and of the dialog that creates offers (spec 1 §2, §5). */
export const formTexts = {
  editTitle: "Modifier l'offre d'emploi",
  newTitle: "Nouvelle offre d'emploi",
  create: "Créer l'offre",
  back: 'Retour à l’offre',
  tabs: { label: 'Façon de créer l’offre', upload: 'Fichiers PDF', manual: 'Saisie manuelle' },
  sections: { job: 'Poste', terms: 'Contrat et rémunération', content: 'Profil et avantages' },
  fields: {
    title: 'Titre du poste',
    company: 'Entreprise',
    location: 'Localisation',
    description: 'Description',
    salaryMin: 'Salaire minimum (k)',
    salaryMax: 'Salaire maximum (k)',
    salaryCurrency: 'Devise',
    status: 'Statut',
    employmentType: 'Type de contrat',
    experienceLevel: 'Niveau d’expérience',
    applicationDeadline: 'Date limite de candidature',
    requirements: 'Prérequis',
    niceToHave: 'Souhaitable',
    benefits: 'Avantages',
  },
  lines: 'Une ligne par élément',
  unspecified: 'Non spécifié',
} as const;

/** Words of the files tab. */
export const uploadTexts = {
  input: 'Fiches de poste PDF',
  drop: 'Déposez vos fiches de poste ici',
  limits: 'PDF uniquement. 20 fichiers au maximum, de 10\u00A0Mo chacun.',
  send: (count: number) => (count < 2 ? "Créer l'offre" : `Créer ${count} offres`),
} as const;
