import { PRODUCT_NAME } from '#contract/common';

export const careersTexts = {
  title: 'Travailler là où l’on prend soin du travail des autres',
  lead: 'Notre métier est d’aider chacun à trouver sa place. Il serait étrange de ne pas soigner la vôtre.',
  cultureTitle: 'Notre culture',
  culture: [
    { title: 'Flexibilité', text: 'Vos horaires et votre lieu de travail se décident avec votre équipe, pas contre elle.' },
    { title: 'Bien-être', text: 'Des semaines que l’on peut tenir toute une carrière, et des congés que l’on prend vraiment.' },
    { title: 'Évolution', text: 'Du temps pour apprendre, des responsabilités qui grandissent, un point clair chaque trimestre.' },
    { title: 'Équipe', text: 'Des collègues exigeants sur le travail et bienveillants avec les personnes.' },
  ],
  callTitle: 'Votre métier n’est pas dans la liste ?',
  call: `${PRODUCT_NAME} accueille volontiers les candidatures spontanées. Dites-nous ce que vous aimez faire, et ce que vous aimeriez apprendre, à `,
};
