import { PRODUCT_NAME } from '#contract/common';

/** What the server says on the terminal. */
export const TEXTS = {
  ready: (url: string) => `${PRODUCT_NAME} est prêt : ${url}`,
  data: (folder: string, kind: 'embedded' | 'postgresql') =>
    kind === 'embedded' ? `Données : ${folder} (base intégrée)` : `Données : PostgreSQL (DATABASE_URL) ; fichiers : ${folder}`,
  outbox: (folder: string) => `Mails : dans le dossier ${folder} (aucun serveur SMTP_URL)`,
  workerReady: `${PRODUCT_NAME} traite les analyses en arrière-plan. Ctrl-C l’arrête.`,
  stopping: 'Arrêt en cours…',
  workerNeedsServer: 'npm run worker demande DATABASE_URL : avec la base intégrée, npm start traite lui-même les analyses.',
  portInUse: (port: number) => `Le port ${port} est déjà utilisé : arrêtez le programme qui l’occupe, ou choisissez-en un autre avec PORT.`,
  portDenied: (port: number) => `Le port ${port} est réservé au système : choisissez un port au-dessus de 1023 avec PORT.`,
  hostUnknown: (host: string) => `L’adresse ${host} n’est pas celle de cette machine : corrigez HOST.`,
  failed: (reason: string) => `${PRODUCT_NAME} n’a pas pu démarrer : ${reason}`,
};
