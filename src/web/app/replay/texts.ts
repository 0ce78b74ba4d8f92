export const replayTexts = {
  title: 'Relecture',
  step: 'Étape de l’enregistrement',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  beginning: 'Avant la première action',
  /** `seconds` after the first action. */
  time: (seconds: number) => `+ ${seconds.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0s`,
  unreadable: 'Cet enregistrement ne peut pas être relu\u00a0:',
  diverged: (step: number) => `À partir de l’étape ${step}, l’état n’est plus celui qui a été enregistré.`,
};
