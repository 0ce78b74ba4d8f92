/** What the scripts say to whoever runs them. */
export const texts = {
  installing: 'Vivier : installation des paquets…',
  installFailed: 'Vivier : l’installation des paquets a échoué (npm ci). Vérifiez l’accès au registre npm, puis relancez.',
  node24Missing:
    'Vivier : Node 24 ou plus récent est requis. Celui du paquet npm est absent (paquets optionnels écartés ?) : installez Node 24, puis relancez.',
  building: 'Vivier : construction de l’application web…',
  buildFailed: 'Vivier : la construction de l’application web a échoué, l’erreur est ci-dessus.',
  installingChromium: 'Vivier : installation de Chromium (paquets Debian) pour les tests de navigateur…',
  chromiumMissing:
    'Vivier : aucun navigateur Chromium trouvé. Installez Chromium ou Chrome, ou donnez son chemin dans la variable CHROMIUM, puis relancez npm test.',
  noTestRan: 'Vivier : aucun test n’a été exécuté.',
  /** @param {string} address */
  development: (address) => `Vivier : développement sur ${address} (Ctrl-C arrête tout).`,
  /** @param {string | undefined} file */
  recordingMissing: (file) =>
    file === undefined
      ? 'Vivier : quel enregistrement ? npm run replay -- FICHIER [--ui]'
      : `Vivier : l’enregistrement ${file} est introuvable.`,
  /** @param {string} address */
  replaying: (address) => `Vivier : relecture sur ${address} (Ctrl-C arrête tout).`,
  /**
   * @param {string} email
   * @param {string} password
   */
  demoAccount: (email, password) => `Vivier : compte de démonstration ${email}, mot de passe ${password}`,
};
