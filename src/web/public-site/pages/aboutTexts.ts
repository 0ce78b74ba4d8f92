import { PRODUCT_NAME } from '#contract/common';

export const aboutTexts = {
  title: 'Recruter, c’est lire des vies. Prenons le temps de bien les lire.',
  lead: `${PRODUCT_NAME} fait la lecture patiente que personne n’a le temps de faire, puis laisse la décision à celles et ceux dont c’est le métier.`,
  tryIt: 'Essayer Vivier',
  missionTitle: 'Notre mission',
  mission: [
    'Une offre publiée reçoit des dizaines de candidatures. Les premières sont lues avec soin, les suivantes en diagonale, les dernières pas du tout. De bons candidats restent au fond de la pile, et la base de CV grossit sans servir.',
    'Nous avons construit un outil qui lit tout, au même rythme et avec la même attention, et qui montre ce qu’il a compris. Le recruteur gagne ses heures de tri ; il les passe avec les personnes.',
  ],
  valuesTitle: 'Ce à quoi nous tenons',
  values: [
    { title: 'Précision', text: 'Un fait n’est retenu que si le CV le dit. Chacun garde le passage qui le prouve.' },
    { title: 'Humain', text: 'L’outil classe et explique. Il ne rejette personne : la décision est la vôtre.' },
    { title: 'Excellence', text: 'Chaque écran est pensé pour ceux qui y passent leurs journées.' },
    { title: 'Innovation', text: 'Les techniques nouvelles nous intéressent quand elles rendent un vrai service.' },
    { title: 'Transparence', text: 'Un score s’ouvre et se lit, critère par critère. Nos limites aussi se disent.' },
    { title: 'Impact', text: 'Nous mesurons ce qui compte : du temps rendu, des placements qui durent.' },
  ],
  teamTitle: 'Les équipes',
  team: [
    { title: 'Produit et design', text: 'Elle passe ses semaines à côté de recruteurs, et transforme leurs détours en raccourcis.' },
    { title: 'Ingénierie', text: 'Elle écrit un logiciel rapide et sûr, que l’on peut relire dans dix ans.' },
    { title: 'Intelligence artificielle', text: 'Elle apprend à lire les CV de tous les métiers, et vérifie que rien n’est inventé.' },
    { title: 'Accompagnement', text: 'Elle forme, dépanne et répond sous 24 heures, avec de vraies réponses.' },
  ],
  callTitle: 'Voyez ce que contient déjà votre vivier',
  startFree: 'Commencer gratuitement',
  demo: 'Demander une démo',
};
