import { PRODUCT_NAME } from '#contract/common';

/** Figures of spec 1 §4 and §9. */
export const termsTexts = {
  title: 'Conditions générales d’utilisation',
  lead: `Les règles du jeu entre vous et ${PRODUCT_NAME}, écrites pour être lues.`,
  sections: [
    {
      title: 'Objet',
      paragraphs: [
        `Ces conditions encadrent l’accès au service ${PRODUCT_NAME} et son utilisation. Créer un compte vaut acceptation. Elles s’adressent à des professionnels du recrutement.`,
      ],
    },
    {
      title: 'Le service',
      paragraphs: [
        `${PRODUCT_NAME} lit des CV et des offres d’emploi, rapproche les uns des autres en expliquant chaque score, suit les placements, prépare des questions d’entretien et met en forme des CV.`,
        'Les analyses sont une aide à la décision. Elles ne remplacent ni votre jugement, ni vos obligations d’employeur ou d’intermédiaire.',
      ],
    },
    {
      title: 'Votre compte',
      paragraphs: [
        'Les informations données à l’inscription sont exactes et tenues à jour. Chaque personne a son propre accès ; elle garde son mot de passe secret et nous prévient sans attendre d’un usage anormal.',
      ],
    },
    {
      title: 'Essai gratuit',
      paragraphs: [
        'L’essai dure 14 jours et ne demande pas de carte bancaire. Un email de rappel est envoyé 3 jours avant la fin. À son terme, vous choisissez une formule ou suspendez le compte ; rien n’est facturé sans votre accord.',
      ],
    },
    {
      title: 'Formules et facturation',
      paragraphs: [
        'Starter couvre jusqu’à 50 candidats par mois, Pro jusqu’à 500, Enterprise un nombre illimité. Les prix figurent dans l’offre acceptée.',
        'Un changement de formule prend effet immédiatement. Les factures sont conservées 10 ans.',
      ],
    },
    {
      title: 'Bon usage',
      paragraphs: ['Vous vous engagez à :'],
      list: [
        'ne déposer que des documents que vous avez le droit d’utiliser ;',
        'informer les candidats et respecter leurs droits ;',
        'n’écarter personne pour un motif discriminatoire ;',
        'ne pas perturber le service, ni tenter d’accéder aux données d’autrui.',
      ],
    },
    {
      title: 'Données et confidentialité',
      paragraphs: [
        'Vos données restent les vôtres. Elles sont hébergées en Europe, chiffrées en AES-256 et traitées selon la politique de confidentialité. Après une résiliation, les données de compte sont supprimées dans les 30 jours.',
      ],
      link: { address: '/privacy', label: 'Lire la politique de confidentialité' },
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Le logiciel, sa marque et sa documentation nous appartiennent ; vous recevez le droit de les utiliser pendant la durée de l’abonnement. Ce que vous déposez, et ce que le service en tire pour vous, vous appartient.',
      ],
    },
    {
      title: 'Disponibilité et responsabilité',
      paragraphs: [
        'Nous faisons le nécessaire pour que le service soit disponible et sûr, et annonçons les interruptions prévues. Notre responsabilité est limitée au montant payé au cours des 12 derniers mois, sauf faute lourde ou intentionnelle.',
      ],
    },
    {
      title: 'Résiliation, évolution et droit applicable',
      paragraphs: [
        'Vous pouvez résilier à tout moment depuis les paramètres de votre compte. Nous pouvons suspendre un compte qui enfreint ces conditions, après vous avoir prévenu.',
        'Ces conditions peuvent évoluer ; vous en êtes averti avant leur application. Le droit français s’applique. Les parties cherchent une solution amiable avant de saisir les tribunaux compétents.',
      ],
    },
  ],
  contact: 'Une question sur ces conditions',
};
