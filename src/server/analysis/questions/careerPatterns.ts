import type { Pattern } from './draft.ts';

/** About a job of the CV, as « title » chez employer. */
export const JOB: readonly Pattern[] = [
  [
    'experience',
    'medium',
    5,
    (j) => `Revenons sur ${j}\u00A0: quelles étaient vos responsabilités propres, et lesquelles partagiez-vous\u00A0?`,
    () => 'Un périmètre net (équipe, budget, volume), ce qui relevait de la personne et ce qui relevait des autres, sans tout s’attribuer.',
  ],
  [
    'experience',
    'hard',
    10,
    (j) => `Dans ${j}, quel projet n’a pas donné le résultat attendu\u00A0? Racontez-nous pourquoi.`,
    () => 'Un échec réel, les causes analysées sans accuser les autres, ce qui a été tenté et la leçon appliquée ensuite.',
  ],
  [
    'behavioral',
    'medium',
    5,
    (j) => `Racontez un désaccord professionnel vécu dans ${j}\u00A0: comment l’avez-vous réglé\u00A0?`,
    () => 'Les positions de chacun exposées loyalement, une démarche pour s’entendre, le résultat et la relation ensuite.',
  ],
  [
    'experience',
    'easy',
    2,
    (j) => `Qu’est-ce qui vous a le plus appris dans ${j}\u00A0?`,
    () => 'Un apprentissage précis, relié à un moment vécu et utile pour le poste proposé.',
  ],
  [
    'behavioral',
    'hard',
    10,
    (j) => `Dans ${j}, quelle décision difficile avez-vous dû prendre sans disposer de toutes les informations\u00A0?`,
    () => 'Ce qui était connu et inconnu, les risques pesés, la décision, ses suites et le recul pris depuis.',
  ],
  [
    'experience',
    'medium',
    5,
    (j) => `Sur quels critères votre travail était-il jugé dans ${j}, et quels résultats avez-vous obtenus\u00A0?`,
    () => 'Des indicateurs chiffrés ou observables, le point de départ, le résultat et la contribution personnelle.',
  ],
];

/** About a sentence of the CV. */
export const CLAIM: readonly Pattern[] = [
  [
    'experience',
    'medium',
    5,
    (c) => `Votre CV indique ${c}. Quelle a été votre part, et comment le résultat se mesurait-il\u00A0?`,
    () => 'La situation de départ, les actions de la personne elle-même, un résultat vérifiable et qui pourrait en témoigner.',
  ],
  [
    'technical',
    'hard',
    10,
    (c) => `À propos de ${c}\u00A0: quelle a été la principale difficulté, et que feriez-vous autrement aujourd’hui\u00A0?`,
    () => 'Une difficulté concrète, la méthode suivie pour la résoudre, un regard critique et une amélioration réaliste.',
  ],
  [
    'behavioral',
    'medium',
    5,
    (c) => `Avec qui avez-vous travaillé pour ${c}, et comment vous êtes-vous réparti le travail\u00A0?`,
    () => 'Les rôles de chacun, la manière de se coordonner, un moment de tension ou d’entraide et ce qu’il en est resté.',
  ],
];

/** About a duty of the offer, quoted. */
export const DUTY: readonly Pattern[] = [
  [
    'situational',
    'medium',
    5,
    (d) => `L’offre prévoit\u00A0: ${d}. Par quoi commencez-vous les deux premières semaines\u00A0?`,
    () => 'Comprendre l’existant et les attentes, rencontrer les bonnes personnes, fixer une première étape visible et la faire valider.',
  ],
  [
    'experience',
    'easy',
    2,
    (d) => `Quelle expérience se rapproche le plus de cette mission\u00A0: ${d}\u00A0?`,
    () => 'Un exemple proche, daté, avec les ressemblances et les différences reconnues.',
  ],
  [
    'situational',
    'hard',
    10,
    (d) =>
      `Pour cette mission, ${d}, vos moyens sont soudain réduits de moitié. Que gardez-vous, que laissez-vous, et qui prévenez-vous\u00A0?`,
    () => 'Des priorités justifiées par l’effet attendu, un arbitrage discuté avec les personnes concernées et un suivi des conséquences.',
  ],
  [
    'technical',
    'medium',
    5,
    (d) => `Quelles méthodes et quels outils emploieriez-vous pour cette mission\u00A0: ${d}\u00A0?`,
    () => 'Des méthodes du métier citées à bon escient, un ordre de travail, des points de contrôle et les limites de chaque outil.',
  ],
];

/** About a way of working that the offer asks for. */
export const SOFT_SKILL: readonly Pattern[] = [
  [
    'behavioral',
    'medium',
    5,
    (s) => `L’offre attache de l’importance à ceci\u00A0: ${s}. Donnez un exemple récent où vous l’avez montré dans votre travail.`,
    () => 'Une situation précise, ce que la personne a fait, l’effet sur les autres et sur le résultat.',
  ],
  [
    'behavioral',
    'easy',
    2,
    (s) => `${s}\u00A0: que diraient de vous vos anciens collègues sur ce point\u00A0?`,
    () => 'Une réponse nuancée, appuyée sur un retour réellement reçu, points faibles compris.',
  ],
  [
    'culture_fit',
    'medium',
    5,
    (s) => `${s}\u00A0: dans quelles conditions de travail avez-vous du mal à en faire preuve\u00A0?`,
    () => 'Une limite reconnue avec lucidité, ses causes et la façon de s’organiser malgré elle.',
  ],
];
