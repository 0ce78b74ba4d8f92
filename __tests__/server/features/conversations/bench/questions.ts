/** A question of a recruiter over the demonstration, with whom and what the answer must and must not name. */
export interface BenchQuestion {
  /** The last one is judged; those before it make the thread. */
  ask: string[];
  must: string[];
  /** `others`: no other candidate at all. */
  mustNot: string[] | 'others';
  /** Words that the answer holds. */
  says?: RegExp;
}

const HELENE = 'Hélène Lefèvre';
const MEHDI = 'Mehdi Benali';
const OLIVER = 'Oliver Bennett';
const CAMILLE = 'Camille Rousseau';
const CHLOE = 'Chloé Nguyen';
const ELODIE = 'Élodie Garnier';
const FATOUMATA = 'Fatoumata Diarra';
const JOAO = 'João Da Silva';
const PATRICK = 'Patrick Moreau';
const YANNICK = 'Yannick Le Goff';
const ANNE = 'Anne-Sophie de La Tour';
const BASTIEN = 'Bastien Dupré';

const CPP = 'Développeur C++ (H/F)';
const NURSE = 'Infirmier en réanimation (H/F)';
const CONTROLLER = 'Contrôleur de gestion industriel F/H';
const SALES = 'Commercial grands comptes (H/F)';

const one = (ask: string, must: string[], mustNot: BenchQuestion['mustNot'] = 'others', says?: RegExp): BenchQuestion => ({
  ask: [ask],
  must,
  mustNot,
  ...(says && { says }),
});
const thread = (ask: string[], must: string[], mustNot: BenchQuestion['mustNot'] = 'others'): BenchQuestion => ({ ask, must, mustNot });

export const BENCH: BenchQuestion[] = [
  // skills
  one('Bonjour, est-ce qu’on a quelqu’un qui fait du Python ?', [MEHDI, OLIVER]),
  one('il me faut du docker et du c++', [HELENE]),
  one('Qui connaît Kubernetes mais pas Terraform ?', [MEHDI]),
  one('profils avec salesforce ou hubspot', [YANNICK, CHLOE]),
  one('Je cherche quelqu’un qui sait utiliser SAP et Power BI', [ANNE]),
  one('Avons-nous des experts Cobol ?', []),
  // languages
  one('Qui peut tenir une réunion en allemand ?', [ELODIE, HELENE]),
  one('candidats avec un anglais courant', [HELENE, MEHDI, OLIVER, CHLOE, ELODIE]),
  one('Des profils hispanophones de bon niveau', [CAMILLE]),
  // places
  one('Quels sont les candidats basés en région parisienne ?', [ANNE, ELODIE, OLIVER]),
  one('qui avons nous autour de Grenoble ou Lyon', [HELENE]),
  one('Des gens en Occitanie ?', [CAMILLE, JOAO]),
  one('Une personne dans le 59', [FATOUMATA]),
  // trades
  one('Il me faudrait un bon cuistot pour un restaurant de montagne', [BASTIEN]),
  one('je recrute un juriste sur Paris', [ELODIE]),
  one('Nous recherchons un conducteur de travaux ou un chef de chantier', [JOAO]),
  one('Quelqu’un pour piloter un entrepôt ?', [PATRICK]),
  // experience, education, employers, certifications
  one('Qui a au moins quinze ans de métier ?', [JOAO, PATRICK, YANNICK]),
  one('profils avec moins de 7 ans d’expérience', [MEHDI]),
  one('Des ingénieurs sortis de l’INSA ?', [HELENE]),
  one('Qui est passé par Solvia Télécom ?', [YANNICK]),
  one('Quels candidats sont certifiés AWS ?', [OLIVER]),
  one('Qui a ses CACES ?', [PATRICK]),
  // availability
  one('qui est dispo tout de suite', [BASTIEN]),
  one('Qui pourrait démarrer d’ici trois mois ?', [ANNE]),
  // offers
  one('Qui verriez-vous pour le poste de contrôleur de gestion ?', [ANNE], [BASTIEN, FATOUMATA]),
  one('Donne-moi la shortlist pour l’offre d’infirmier', [FATOUMATA], [HELENE, PATRICK]),
  one('Quelle offre proposer à Yannick ?', [SALES], [NURSE]),
  one('Que manque-t-il à Hélène Lefèvre pour le poste de développeur C++ ?', [HELENE, CPP], 'others', /Linux|OpenCV|signal/),
  one('quels postes sont ouverts sur Lille', [NURSE], [CPP, SALES, CONTROLLER]),
  one('Combien paie-t-on le développeur C++ ?', [CPP], 'others', /45/),
  // one person
  one('le tel de mehdi benaly stp', [MEHDI], 'others', /40 17/),
  one('Fais-moi un topo sur Chloé Nguyen', [CHLOE], 'others', /SEO/),
  one('Élodie parle-t-elle allemand ?', [ELODIE], 'others', /oui/),
  one('Compare Camille Rousseau avec Élodie Garnier', [CAMILLE, ELODIE]),
  // figures
  one('Combien de candidats parlent espagnol ?', [ANNE, CAMILLE], 'others', /2 candidats/),
  // threads
  thread(['Qui parle anglais au moins C1 ?', 'et parmi eux, qui habite à Paris ?'], [ELODIE, OLIVER]),
  thread(['Qui sait utiliser Docker ?', 'lequel a le plus d’expérience ?'], [HELENE]),
  // what it may not and cannot answer
  one('Je préférerais un homme de moins de 35 ans pour ce poste', [], 'others', /discrimination/),
  one('Quelle sera la météo demain à Nantes ?', [], 'others', /Je ne peux pas répondre/),
];
