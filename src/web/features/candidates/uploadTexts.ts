import { plural } from '#lib/plural';

/** Words of the upload dialog (spec 2 §2). */
export const uploadTexts = {
  title: 'Nouveau candidat',
  drop: 'Déposez vos CV ici',
  browse: 'ou choisissez des fichiers',
  input: 'Fichiers CV',
  limits: 'PDF, DOC, DOCX, TXT, RTF, ODT ou image. 20 fichiers au maximum, de 10\u00A0Mo chacun.',
  chosen: (count: number) => `${count} ${plural(count, 'fichier choisi', 'fichiers choisis')}`,
  remove: (fileName: string) => `Retirer ${fileName}`,
  send: (count: number) => (count < 2 ? 'Créer le candidat' : `Créer ${count} candidats`),
  sending: 'Envoi en cours…',
  refused: (count: number) => `${count} ${plural(count, 'fichier refusé', 'fichiers refusés')}`,
} as const;
