/** Words of the upload dialog (spec 2 §2). */
export const uploadTexts = {
  title: 'Nouveau candidat',
  input: 'Fichiers CV',
  drop: 'Déposez vos CV ici',
  limits: 'PDF, DOC, DOCX, TXT, RTF, ODT ou image. 20 fichiers au maximum, de 10\u00A0Mo chacun.',
  send: (count: number) => (count < 2 ? 'Créer le candidat' : `Créer ${count} candidats`),
} as const;
