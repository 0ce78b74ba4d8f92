/** French sentences of the plumbing; those of the error codes live in the contract. */
export const TEXTS = {
  bodyTooLarge: 'La requête est trop volumineuse.',
  idempotencyKey: 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères.',
  keyReused: 'Cette clé d’idempotence a déjà servi à une autre demande.',
  stillRunning: 'Cette demande est déjà en cours de traitement.',
};
