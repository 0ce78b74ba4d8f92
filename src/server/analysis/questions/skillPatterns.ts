import type { Pattern } from './draft.ts';

/** About a skill that the offer asks for and the CV does not show. */
export const MISSING_SKILL: readonly Pattern[] = [
  [
    'technical',
    'medium',
    5,
    (s) =>
      `L’offre demande ${s}, que votre CV ne mentionne pas\u00A0: qu’en avez-vous déjà vu ou pratiqué, et sur quoi devriez-vous progresser\u00A0?`,
    (s) =>
      `Un niveau annoncé avec franchise, un exemple concret même modeste lié à ${s}, ce qui manque précisément et un plan pour l’acquérir.`,
  ],
  [
    'situational',
    'medium',
    5,
    (s) => `Dès le premier mois, on vous confie un travail qui repose sur ${s}. Comment vous y prenez-vous\u00A0?`,
    (s) =>
      `Les premières sources consultées, les personnes sollicitées, une étape vérifiable rapidement et la façon de signaler un blocage sur ${s}.`,
  ],
  [
    'technical',
    'easy',
    2,
    (s) => `En quelques mots, à quoi sert ${s} dans un poste comme celui-ci\u00A0?`,
    (s) => `L’usage de ${s} dans le métier, une limite connue et le lien avec les missions de l’offre.`,
  ],
  [
    'motivation',
    'easy',
    2,
    (s) => `Si nous vous proposions une formation en ${s}, comment l’organiseriez-vous à côté de votre travail\u00A0?`,
    () => 'Une envie réelle, un rythme crédible, un apprentissage déjà mené seul et la manière de vérifier les progrès.',
  ],
];

/** About a skill of which the CV shows a near one: `asked | near`. */
export const NEAR_SKILL: readonly Pattern[] = [
  [
    'technical',
    'medium',
    5,
    (pair) =>
      `Vous connaissez ${pair.split(' | ')[1]!}\u00A0; qu’est-ce qui vous resterait à apprendre pour travailler avec ${pair.split(' | ')[0]!}\u00A0?`,
    (pair) =>
      `Les points communs entre ${pair.replace(' | ', ' et ')}, deux ou trois différences exactes et une estimation honnête du temps d’adaptation.`,
  ],
  [
    'technical',
    'hard',
    10,
    (pair) =>
      `Comparez ${pair.replace(' | ', ' et ')} sur un cas que vous avez réellement traité\u00A0: qu’est-ce qui change dans la manière de travailler\u00A0?`,
    () => 'Un cas vécu décrit avec ses contraintes, une comparaison argumentée et une conclusion qui dépend du contexte.',
  ],
];

/** About a skill that offer and CV share. */
export const SHARED_SKILL: readonly Pattern[] = [
  [
    'technical',
    'hard',
    10,
    (s) =>
      `Décrivez le travail le plus exigeant que vous ayez mené avec ${s}\u00A0: quelles contraintes, quels choix, quel résultat\u00A0?`,
    (s) =>
      `Un contexte précis, les options écartées et pourquoi, la part personnelle, un résultat mesuré et ce que la personne changerait aujourd’hui dans son usage\u00A0: ${s}.`,
  ],
  [
    'technical',
    'medium',
    5,
    (s) => `Quelle erreur courante avez-vous appris à éviter avec ${s}, et à quelle occasion\u00A0?`,
    () => 'Une erreur réelle et technique, ses conséquences, la façon dont elle a été trouvée et la pratique adoptée depuis.',
  ],
  [
    'technical',
    'easy',
    2,
    (s) => `Comment expliqueriez-vous ${s} à une personne qui débute dans l’équipe\u00A0?`,
    () => 'Une explication juste et simple, un exemple parlant, sans jargon inutile ni contresens.',
  ],
  [
    'technical',
    'medium',
    5,
    (s) => `Comment vérifiez-vous la qualité de votre travail lorsque vous utilisez ${s}\u00A0?`,
    () => 'Des contrôles concrets et réguliers, des critères de qualité explicites et un exemple de défaut trouvé à temps.',
  ],
  [
    'situational',
    'hard',
    10,
    (s) =>
      `À la veille d’une échéance, un résultat que vous avez obtenu avec ${s} est contesté. Que faites-vous dans l’heure, puis le lendemain\u00A0?`,
    () =>
      'Vérifier les faits avant de défendre le résultat, prévenir les bonnes personnes, proposer une solution provisoire puis traiter la cause.',
  ],
];

/** About a language that the offer asks for. */
export const LANGUAGE: readonly Pattern[] = [
  [
    'technical',
    'easy',
    2,
    (l) => `${l}\u00A0: pouvez-vous présenter votre dernier poste dans cette langue\u00A0?`,
    () => 'Une présentation compréhensible de deux minutes, le vocabulaire du métier et la capacité de répondre à une relance.',
  ],
  [
    'experience',
    'easy',
    2,
    (l) => `${l}\u00A0: dans quelles situations de travail avez-vous utilisé cette langue, à l’oral et à l’écrit\u00A0?`,
    () => 'Des situations datées, la fréquence, les interlocuteurs et les limites reconnues.',
  ],
];
