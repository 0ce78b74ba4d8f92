/** French sentences about repeated calls. */
export const TEXTS = {
  keyReused: 'Cette clé d’idempotence a déjà servi à une autre demande.',
  stillRunning: 'Cette demande est déjà en cours de traitement.',
};
