import { PRODUCT_NAME } from '#contract/common';

export const cookiesTexts = {
  title: 'Cookies',
  lead: `Ce que ${PRODUCT_NAME} enregistre dans votre navigateur, à quoi cela sert, et comment l’effacer.`,
  sections: [
    {
      title: 'Qu’est-ce qu’un cookie ?',
      paragraphs: [
        'Un cookie est un petit texte que votre navigateur garde à la demande d’un site, et qu’il lui renvoie à chaque visite. D’autres espaces de stockage du navigateur rendent le même service : cette page parle de tous.',
      ],
    },
    {
      title: 'Ceux qui sont nécessaires',
      paragraphs: [
        'La connexion à votre compte repose sur deux jetons de session gardés dans le stockage local de votre navigateur. Ils disparaissent quand vous vous déconnectez.',
        'Le cookie « appearance » retient l’apparence choisie dans vos préférences, claire ou sombre, pendant un an.',
        'Un message du formulaire de contact qui n’a pas pu partir y attend aussi, jusqu’à votre prochaine visite.',
      ],
    },
    {
      title: 'Ceux qui sont facultatifs',
      paragraphs: [
        'Aucun cookie publicitaire ni de mesure d’audience n’est déposé à ce jour. S’il devait y en avoir, votre accord serait demandé d’abord.',
      ],
    },
    {
      title: 'Durée de conservation',
      paragraphs: [
        'Un cookie de session s’efface à la fermeture du navigateur. Un cookie persistant est conservé 2 ans au plus. Les données de navigation sont conservées 13 mois.',
      ],
    },
  ],
  choicesTitle: 'Vos choix',
  choices: 'Vous pouvez aussi effacer ou bloquer les cookies dans les réglages de votre navigateur.',
  preferences: 'Gérer mes préférences',
  preferencesAlert: 'La gestion des préférences reste à implémenter.',
  remove: 'Supprimer tous les cookies',
  removed: 'Tous les cookies ont été supprimés',
  noScript: 'Ces deux boutons ont besoin de JavaScript.',
};
