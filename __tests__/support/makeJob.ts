import type { Job, JobRow } from '#contract/jobs';

let made = 0;

/** An analysed job offer; each has an id of its own. */
export const makeJob = (differences: Partial<Job> = {}): Job => {
  made += 1;
  return {
    id: `0199f000-0000-7001-8000-${made.toString(16).padStart(12, '0')}`,
    status: 'active',
    analysisError: null,
    title: 'Développeur C++ H/F',
    description: 'Vous rejoignez l’équipe du moteur de calcul.',
    company: 'Nautilus Logiciels',
    location: 'Nantes',
    salaryMin: 45,
    salaryMax: 52,
    salaryCurrency: 'EUR',
    requirements: ['5 ans d’expérience en C++', 'Maîtrise de Linux'],
    niceToHave: ['Notions de CUDA'],
    benefits: ['Télétravail deux jours par semaine', 'Titres-restaurant'],
    applicationDeadline: '2026-12-31',
    employmentType: 'permanent',
    experienceLevel: 'senior',
    languages: { Anglais: 'B2' },
    education: ['Bac+5 en informatique'],
    passages: {},
    fileName: 'offre-developpeur-cpp.pdf',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:01:00.000Z',
    ...differences,
  };
};

/** An offer as the list shows it, without placements unless told. */
export const makeJobRow = ({ stats = { total: 0, analyzed: 0, presented: 0, placed: 0 }, ...job }: Partial<Job & JobRow> = {}): Job &
  JobRow => ({ ...makeJob(job), stats });
