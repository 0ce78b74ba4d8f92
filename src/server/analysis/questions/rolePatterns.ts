import type { Pattern } from './draft.ts';

/** About the job offered, by its title: asked when nothing more precise is left. */
export const ROLE: readonly Pattern[] = [
  [
    'motivation',
    'easy',
    2,
    (t) => `Qu’est-ce qui vous attire dans ce poste (${t}) plutôt que dans un autre du même métier\u00A0?`,
    () => 'Des raisons propres à cette offre, reliées au parcours, et non des généralités.',
  ],
  [
    'motivation',
    'medium',
    5,
    (t) => `Où aimeriez-vous que ce poste (${t}) vous mène dans trois ans\u00A0?`,
    () => 'Un projet crédible et compatible avec le poste, des étapes, et ce que la personne attend de l’employeur.',
  ],
  [
    'motivation',
    'medium',
    5,
    (t) => `Qu’est-ce qui pourrait vous faire refuser ce poste (${t}), même avec une bonne proposition\u00A0?`,
    () => 'Des critères sincères et stables, exprimés sans menace, que le recruteur peut vérifier dès maintenant.',
  ],
  [
    'motivation',
    'hard',
    10,
    (t) => `Quelle partie du poste (${t}) vous plaît le moins, et comment vous y prendrez-vous pour la faire bien\u00A0?`,
    () => 'Une part réelle du métier, une méthode pour s’y tenir et un exemple passé de persévérance.',
  ],
  [
    'culture_fit',
    'easy',
    2,
    (t) => `Dans quelle organisation d’équipe travaillez-vous le mieux sur un poste comme celui-ci (${t})\u00A0?`,
    () => 'Un cadre de travail décrit simplement, des raisons tirées de l’expérience et une vraie souplesse.',
  ],
  [
    'culture_fit',
    'medium',
    5,
    (t) => `Comment aimez-vous recevoir une critique sur votre travail\u00A0? Prenez un exemple proche de ce poste (${t}).`,
    () => 'Un retour réellement reçu, la réaction, le changement qui a suivi et la manière dont la personne en donne à son tour.',
  ],
  [
    'culture_fit',
    'medium',
    5,
    (t) => `Qu’attendez-vous de votre responsable pendant les premiers mois à ce poste (${t})\u00A0?`,
    () => 'Des attentes précises (points réguliers, autonomie, documents), réalistes et réciproques.',
  ],
  [
    'culture_fit',
    'hard',
    10,
    (t) => `Une règle de la maison vous paraît inutile dans votre travail (${t}). Que faites-vous\u00A0?`,
    () => 'Chercher la raison de la règle, l’appliquer en attendant, proposer un changement argumenté au bon interlocuteur.',
  ],
  [
    'behavioral',
    'medium',
    5,
    (t) => `Racontez une journée où tout était urgent dans un poste comparable (${t})\u00A0: comment avez-vous décidé de l’ordre\u00A0?`,
    () => 'Des critères de priorité explicites, les personnes prévenues, ce qui a été reporté et le bilan.',
  ],
  [
    'behavioral',
    'easy',
    2,
    (t) => `Quand avez-vous demandé de l’aide pour la dernière fois dans votre métier (${t}), et à qui\u00A0?`,
    () => 'Une situation récente, le moment choisi pour demander, ce que la personne avait déjà tenté et ce qu’elle en a retenu.',
  ],
  [
    'behavioral',
    'hard',
    10,
    (t) => `Quelle erreur avez-vous commise dans un poste proche de celui-ci (${t}), et comment l’avez-vous annoncée\u00A0?`,
    () => 'Une erreur assumée, une annonce rapide aux personnes touchées, la réparation et la mesure prise pour l’éviter.',
  ],
  [
    'situational',
    'medium',
    5,
    (t) => `Vous prenez ce poste (${t}) et deux personnes vous donnent des consignes contraires. Que faites-vous\u00A0?`,
    () => 'Reformuler les deux demandes, mettre les personnes en relation, obtenir un arbitrage et en garder une trace.',
  ],
  [
    'situational',
    'easy',
    2,
    (t) => `Un client ou un usager est mécontent dès votre première semaine (${t}). Quelle est votre première phrase\u00A0?`,
    () => 'Une écoute sans promesse imprudente, une reformulation du problème et une suite annoncée avec un délai.',
  ],
  [
    'situational',
    'hard',
    10,
    (t) => `Vous découvrez qu’un travail déjà livré dans ce poste (${t}) contient une faute que personne n’a vue. Que faites-vous\u00A0?`,
    () => 'Mesurer les conséquences, prévenir sans attendre, corriger, puis changer la manière de contrôler.',
  ],
  [
    'technical',
    'easy',
    2,
    (t) => `Quelle évolution récente de votre métier (${t}) vous paraît la plus importante\u00A0?`,
    () => 'Une évolution réelle et récente, ses effets pratiques et ce que la personne a changé dans son travail.',
  ],
  [
    'technical',
    'medium',
    5,
    (t) => `Quels sont, selon vous, les trois signes d’un travail bien fait dans ce poste (${t})\u00A0?`,
    () => 'Trois critères observables, propres au métier, avec un exemple pour chacun.',
  ],
  [
    'technical',
    'hard',
    10,
    (t) => `Prenez un cas difficile de votre métier (${t}) et déroulez votre raisonnement, étape par étape.`,
    () => 'Un cas complet, des hypothèses dites, des vérifications à chaque étape et une conclusion justifiée.',
  ],
  [
    'experience',
    'easy',
    2,
    (t) => `Quelle réalisation de votre parcours vous prépare le mieux à ce poste (${t})\u00A0?`,
    () => 'Une réalisation précise, la part personnelle et le lien explicite avec le poste.',
  ],
  [
    'experience',
    'medium',
    5,
    (t) => `Comment avez-vous appris votre métier (${t}), au-delà de la formation\u00A0?`,
    () => 'Des situations d’apprentissage concrètes, des personnes, des essais et ce qui reste à apprendre.',
  ],
  [
    'experience',
    'hard',
    10,
    (t) => `Parmi vos expériences, laquelle ressemble le moins à ce poste (${t}), et qu’en garderiez-vous\u00A0?`,
    () => 'Une différence bien vue, des acquis transposables expliqués et une limite reconnue.',
  ],
];

/** About the employer of the offer, by its name. */
export const EMPLOYER: readonly Pattern[] = [
  [
    'motivation',
    'easy',
    2,
    (e) => `Que savez-vous de ${e}, et qu’aimeriez-vous nous demander\u00A0?`,
    () => 'Des faits exacts sur l’employeur, une question préparée et un lien avec ses propres attentes.',
  ],
  [
    'culture_fit',
    'medium',
    5,
    (e) => `En quoi votre manière de travailler conviendrait-elle chez ${e}, et en quoi devriez-vous l’adapter\u00A0?`,
    () => 'Une idée juste de l’employeur, un point d’accord, un point d’effort et un exemple d’adaptation réussie.',
  ],
];

/** About what the CV leaves open: place, contract, salary. */
export const PRACTICAL: Readonly<Record<'location' | 'contract' | 'salary', readonly Pattern[]>> = {
  location: [
    [
      'motivation',
      'easy',
      2,
      (p) => `Le poste se situe ici\u00A0: ${p}. Comment envisagez-vous le trajet ou l’organisation du travail\u00A0?`,
      () => 'Une organisation réaliste, un délai si un changement est nécessaire, et les contraintes dites dès maintenant.',
    ],
  ],
  contract: [
    [
      'motivation',
      'easy',
      2,
      (c) => `Le poste est proposé sous cette forme\u00A0: ${c}. Correspond-elle à ce que vous recherchez\u00A0?`,
      () => 'Une réponse claire, les raisons, et ce qui serait négociable.',
    ],
  ],
  salary: [
    [
      'motivation',
      'easy',
      2,
      () => 'Quelles sont vos attentes de rémunération pour ce poste, et sur quoi les fondez-vous\u00A0?',
      () => 'Une fourchette expliquée par le marché et l’expérience, la part variable et ce qui compte au-delà du salaire.',
    ],
  ],
};
