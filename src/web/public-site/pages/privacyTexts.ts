import { PRODUCT_NAME } from '#contract/common';

/** Figures of spec 1 §9, Legal text. */
export const privacyTexts = {
  title: 'Politique de confidentialité',
  lead: `Les données que ${PRODUCT_NAME} traite, pourquoi, pendant combien de temps, et les droits de chacun.`,
  sections: [
    {
      title: 'Qui est responsable de vos données',
      paragraphs: [
        `Pour les comptes, la facturation et ce site, l’éditeur de ${PRODUCT_NAME} est responsable du traitement.`,
        `Pour les CV, les offres et les placements, l’entreprise cliente décide de l’usage : elle est responsable du traitement, et ${PRODUCT_NAME} agit pour elle en sous-traitant, sur ses instructions.`,
      ],
    },
    {
      title: 'Les données que nous traitons',
      paragraphs: ['Selon votre rôle, nous traitons :'],
      list: [
        'Utilisateurs : nom, prénom, adresse email, téléphone, mot de passe haché, préférences.',
        'Entreprises : dénomination, coordonnées, informations de facturation.',
        'Candidats : les informations du CV déposé, et ce que l’analyse en retient avec le passage qui le prouve.',
        'Visiteurs : les messages du formulaire de contact et les données techniques de navigation.',
      ],
    },
    {
      title: 'Pourquoi nous les traitons',
      paragraphs: [
        'Pour fournir le service (exécution du contrat), pour le protéger et l’améliorer (intérêt légitime), pour facturer (obligation légale) et pour répondre à vos messages (votre demande).',
        'Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.',
      ],
    },
    {
      title: 'L’analyse par intelligence artificielle',
      paragraphs: [
        'L’analyse lit les CV et les offres, et propose un score dont chaque critère est expliqué. Elle ne prend aucune décision : un candidat n’est jamais écarté automatiquement.',
        'La nationalité n’est ni déduite, ni notée. Toute personne peut demander une intervention humaine, exprimer son point de vue et contester un résultat.',
      ],
    },
    {
      title: 'Durées de conservation',
      paragraphs: ['Les données sont gardées le temps utile, puis effacées :'],
      list: [
        'Données des candidats : 2 ans après la dernière activité.',
        'Données de compte : supprimées dans les 30 jours qui suivent la résiliation.',
        'Données de navigation : 13 mois.',
        'Données de facturation : 10 ans, comme la loi le demande.',
      ],
    },
    {
      title: 'Qui y a accès',
      paragraphs: [
        'Les membres de l’entreprise qui a déposé les données, et elle seule : chaque entreprise est isolée des autres. Chez nous, seules les personnes qui en ont besoin pour leur mission, tenues à la confidentialité.',
        'Les prestataires techniques sont choisis pour leurs garanties et liés par contrat.',
      ],
    },
    {
      title: 'Où elles sont hébergées',
      paragraphs: ['Exclusivement en Europe. Aucun transfert n’a lieu hors de l’Espace économique européen.'],
    },
    {
      title: 'Comment elles sont protégées',
      paragraphs: [
        'Les échanges sont chiffrés, les fichiers conservés le sont en AES-256, les mots de passe sont hachés. Les accès sont limités et les sauvegardes vérifiées.',
        'En cas de violation de données, les personnes et les autorités concernées sont prévenues dans les délais légaux.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter l’usage, vous y opposer et en recevoir une copie. Un candidat s’adresse d’abord à l’entreprise à qui il a confié son CV ; nous transmettons les demandes qui nous parviennent.',
        'Vous pouvez aussi introduire une réclamation auprès de la CNIL ou de l’autorité de votre pays.',
      ],
    },
    {
      title: 'Cookies, évolutions et contact',
      paragraphs: [
        'La page Cookies décrit ce qui est enregistré dans votre navigateur ; un cookie persistant y est conservé 2 ans au plus.',
        'Cette politique peut évoluer : les utilisateurs sont prévenus de tout changement important avant qu’il ne s’applique.',
      ],
      link: { address: '/cookies', label: 'Voir la page Cookies' },
    },
  ],
  contact: 'Exercer un droit ou poser une question',
};
