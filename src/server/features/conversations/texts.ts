import type { ModelFailureReason } from '#server/analysis/model/modelClient';

const BUILT_IN = 'cette réponse vient de l’assistant intégré.';

export const TEXTS = {
  unknownRecord: 'Un élément choisi n’existe pas ou a été supprimé',
  unnamedCandidate: 'Candidat sans nom',
  untitledJob: 'Offre sans titre',
  answerErased: 'Cette réponse citait un candidat supprimé depuis\u00A0: elle a été effacée.',
  somebodyDeleted: '(candidat supprimé)',
  notes: {
    timeout: `Le modèle configuré n’a pas répondu à temps\u00A0: ${BUILT_IN}`,
    refused: `Le modèle configuré a refusé la clé d’accès\u00A0: ${BUILT_IN}`,
    busy: `Le modèle configuré est saturé\u00A0: ${BUILT_IN}`,
    unreadable: `La réponse du modèle configuré n’était pas exploitable\u00A0: ${BUILT_IN}`,
    empty: `Le modèle configuré n’a rien répondu\u00A0: ${BUILT_IN}`,
    unavailable: `Le modèle configuré est injoignable\u00A0: ${BUILT_IN}`,
  } satisfies Record<ModelFailureReason, string>,
} as const;
