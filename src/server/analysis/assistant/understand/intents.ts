import type { PlacementStatus } from '#contract/placements';
import type { Breakdown, Order } from '../plan.ts';
import { NUMBER, numberOf } from '../words.ts';

export const ASKS = {
  help: /^\W*(?:aide|help|\?+)\W*$|\b(?:que (?:sais|peux|pouvez|savez)[- ](?:tu|vous)(?! (?:de|d'|du|des|sur|me dire|nous dire|dire)\b)|(?:tu|vous) (?:peux|sais|pouvez|savez) faire quoi|qu'est[- ]ce que (?:tu|vous) (?:sais|peux|savez|pouvez)|comment (?:ca|tu) (?:marche|fonctionne)\w*|a quoi (?:tu )?sers|quelles questions (?:puis|peut|peux|te |vous |je )|exemples? de questions?\W*$|(?:peux|pouvez)[- ](?:tu|vous) m'aider|besoin d'aide)\b/u,
  greeting: /^\W*(?:bonjour|bjr|salut|slt|hello|bonsoir|coucou)(?: (?:a tous|a toi|a vous|l'assistant))?\W*$/u,
  thanks:
    /^\W*(?:(?:je (?:vous|te) )?remercie|merci(?: beaucoup| bien| infiniment| a (?:toi|vous))?|super|parfait|genial|top|ok|d'accord|tres bien|au revoir|bonne journee|a bientot)(?:\W+(?:merci|beaucoup|bien|super|parfait|pour (?:tout|(?:ton|votre) aide)))*\W*$/u,
  similar:
    /\b(?:(?:profils?|candidate?s?|personnes?|gens|quelqu'un|cv)(?: d'autres?| autre)? (?:comme|similaires?|semblables?|equivalente?s?|proches? d[eu']|ressemblant|du (?:genre|type|style|meme (?:genre|type|profil)))|remplac\w+|ressembl\w+|(?:meme|le meme) (?:profil|genre|type) que|(?:similaires?|semblables?|equivalente?s?) a|alternatives? a|(?:autres?|des) .{0,20}comme (?:lui|elle))\b/u,
  compare:
    /\b(?:compar\w*|differences? entre|versus|vs|face a face|departag\w*|plutot .{2,40} ou|lequel (?:choisir|preferer)|entre .{2,40} et .{2,40} (?:qui|lequel|laquelle))\b/u,
  gaps: /\b(?:ecarts?|manque(?:nt|s)?|manquantes?|lacunes?|gaps?|fait defaut|font defaut|points? faibles?|carences?|penurie|ameliorer|progresser|ne (?:couvre|couvrent|maitrise|coche) pas|(?:qu'est[- ]ce qui|ce qui|que|qu'est[- ]ce qu'il) (?:lui |leur )?manque\w*)\b/u,
  questions:
    /\bquestions?\b.*\b(?:entretien|poser|pose|interview|entrevue|recrutement|technique)|\b(?:entretien|interview)\b.*\bquestions?\b|\bque (?:lui |leur )?demander\b|\b(?:prepar\w*|guide d'|trame d'|grille d')\s*(?:moi )?(?:l'|un |son |mon |d'|cet )?(?:entretien|interview)|\binterroger\b|\bquestions? (?:pour|a|sur)\b/u,
  salary:
    /\b(?:salaires?|salariale?s?|salariaux|remunerations?|pretentions?|paye\w*|combien (?:gagne|touche|coute|paie|paye|est paye|sont payes|demande|veut|veulent|voudrai|souhaite|valent|vaut)\w*|fourchettes?|package|tjm|couts?|paie moyenne)\b/u,
  ranking:
    /\b(?:meilleure?s?|top|ideal(?:e|s|es|aux)?|parfaite?s?|correspond\w*|convien\w*|convenir|adapte\w*|classe\w*|classement|(?:mieux|bien) placee?s?|short-?list\w*|recommand\w*|conseill\w*|propos\w*|match\w*|colle(?:nt|r|rait)?|coche\w*|pertinent\w*|suggere\w*|pressent\w*|positionner|positionne|presenter|placer|eligible\w*|compatible\w*|pour (?:l'|cette |mon |ce |le |la |mes |nos |chacune|chaque|laquelle))/u,
  offersOf: /\b(?:offres?|postes?|jobs?|annonces?|missions?|opportunites?|emplois?|ouvertures?)\b/u,
  placements:
    /\b(?:placements?|process(?:us)?|pipeline|dossiers?|candidatures?|positionnements?|(?:est|sont|a ete|ont ete|etaient?|avons(?:[- ]nous)?|a[- ]t[- ]on|ai[- ]je|j'ai|on a) (?:deja )?(?:presente|place|rejete|refuse|recale|embauche|recrute)e?s?|deja (?:presente|place|rejete)e?s?|en (?:cours de )?process|ou en (?:est|sont)|avancement)\b/u,
  count:
    /\bcombien (?:d['e]|y a|ai-je|avons|de|sont|ont|parlent|connaissent|habitent|maitrisent|peuvent|a |possedent|cherchent|acceptent)|\b(?:nombre|total|quantite) d['e]|^\W*combien\b|\bcompte(?:r|z)?\b(?! rendu)/u,
  skills:
    /\b(?:quelles? (?:sont )?(?:les |nos |mes )?(?:competences?|technos?|technologies?|skills?|savoir-faire)|repartition des? competences?|competences? (?:les plus|principales|dominantes|rares|presentes|representees|disponibles|frequentes|de (?:ma|la|notre) base|dans (?:ma|la|notre))|cartographie|par competence|top (?:des )?(?:\d+ )?competences?|skills? les plus|liste des? competences)\b/u,
  overview:
    /\b(?:analyse\w* (?:de )?(?:les |mes |nos |tous les |l'ensemble des )?(?:candidats?|profils?|base|vivier|cv)|analyse (?:ma|la|notre) base|etat (?:de|des lieux)|vue d'ensemble|que (?:contient|trouve|vaut|comporte)|apercu|panorama|bilan|synthese (?:de )?(?:ma|la|notre|mon) (?:base|vivier)|resume (?:de )?(?:ma|la|notre|mon) (?:base|vivier)|statistiques?|chiffres cles|decri[st] (?:ma|la|notre|mon) (?:base|vivier)|ma base|mon vivier)\b/u,
  market: /\b(?:tendances?|marche|insights?|tension|tendus?|penuriques?)\b/u,
  newest:
    /\b(?:derni(?:er|ere|ers|eres)s? (?:\w+ )?(?:candidat|profil|cv|arriv|inscri|ajout|recu|import|depose|entre|personne)\w*|nouveaux?|nouvelles?|recents?|recentes?|recemment|plus recents?|arriv(?:ee?s?|es)\b.*\b(?:semaine|mois|jour|recem)|cette semaine|aujourd'hui|hier|ce mois|ajoutee?s?|deposee?s?|fraichement)\b/u,
  contact:
    /\b(?:telephones?|tel|numeros?|mails?|e-?mails?|courriels?|coordonnees|contact\w*|joindre|appeler|ecrire a|adresses? (?:mail|e-?mail|electronique))\b/u,
  person:
    /\b(?:resume\w*|presente\w*|parle[- ]moi|parlez[- ]moi|qui est|profil|fiche|parcours|experiences?|sais[- ]tu|dis[- ]moi|decri\w*|synthese|competences?|langues?|disponib\w*|points? forts?|atouts?|forces?|faiblesses?|cv|details?|infos?|informations?|formation|diplomes?|etudes|plus sur|habite|travaille|preavis)\b/u,
  peopleSubject:
    /\b(?:qui|quelqu'un|candidat\w*|profils?|personnes?|gens|talents?|cv|collaborateurs?|quels? .{0,20}(?:candidat|profil)|parmi (?:eux|elles)|lequel|laquelle|lesquels|lesquelles|ceux|celles|eux)\b/u,
  offersSubject:
    /\b(?:offres?|annonces?|jobs?|postes? (?:ouverts?|a pourvoir|en cours|disponibles?|vacants?|actifs?)|(?:quels?|mes|nos|les|des|combien de) postes?|missions?|fiches? de poste|recrutements? (?:ouverts?|en cours)|(?:mes|nos|les|quels) besoins)\b/u,
} as const;

const STATUSES: [RegExp, PlacementStatus[]][] = [
  [/\ba analyser|en attente d'analyse/u, ['to_analyze']],
  [/\banalyses?\b|\banalysees?\b/u, ['analyzed']],
  [/\brevus?\b/u, ['reviewed']],
  [/\bpresentee?s?\b/u, ['presented']],
  [/\binterviewee?s?\b|\ben entretien\b|\bpasse\w* (?:un |en )?entretien|\brencontree?s?\b/u, ['interviewed']],
  [/\bplacee?s?\b|\bembauchee?s?\b|\brecrutee?s?\b|\baboutis?\b|\breussis?\b|\bgagnes?\b/u, ['placed']],
  [/\brejetee?s?\b|\brefusee?s?\b|\brecalee?s?\b|\bperdus?\b|\becartee?s?\b/u, ['rejected']],
  [/\ben cours\b|\bactifs?\b|\bouverts?\b/u, ['to_analyze', 'analyzed', 'reviewed', 'presented', 'interviewed']],
];

export const statusesIn = (folded: string): PlacementStatus[] =>
  STATUSES.filter(([words]) => words.test(folded)).flatMap(([, statuses]) => statuses);

const BREAKDOWNS: [RegExp, Breakdown][] = [
  [
    /\b(?:par|selon|repartition (?:des?|geographique)?|quelles?|dans quelles?|ou) .{0,25}(?:villes?|regions?|lieux?|localisation|geograph\w*|departements?|secteurs? geo\w*)|\bou (?:habitent|vivent|se trouvent|sont (?:situes|bases|localises))|\bgeographique/u,
    'place',
  ],
  [/\bpar (?:niveau|seniorite)|repartition (?:des niveaux|par (?:niveau|seniorite)|junior)|seniorite/u, 'level'],
  [/\b(?:par|selon) (?:la )?disponibilite|repartition des disponibilites/u, 'availability'],
  [/\b(?:par|quelles?|repartition des?) (?:sont les |les )?langues?/u, 'language'],
  [
    /\bpar (?:metier|poste|fonction|role)|quels? (?:metiers?|types? de profils?|genre de profils?)|repartition des? (?:metiers?|postes?|profils?)/u,
    'role',
  ],
  [
    /\bpar (?:annees? d'|tranche d')?(?:experience|anciennete)|experience moyenne|moyenne d'experience|(?:nombre moyen|moyenne).{0,20}(?:annees|experience)|repartition de l'experience|annees d'experience (?:moyenne|en moyenne)/u,
    'years',
  ],
];

export const breakdownIn = (folded: string): Breakdown | null => BREAKDOWNS.find(([words]) => words.test(folded))?.[1] ?? null;

const ORDERS: [RegExp, Order][] = [
  [
    /\b(?:plus (?:experimente|capee|chevronne|ancienn?e? dans|senior)\w*|plus d'experience|plus grande experience|plus d'annees)/u,
    '-years',
  ],
  [/\b(?:moins (?:experimente|senior)\w*|moins d'experience|plus junior)/u, 'years'],
  [
    /\b(?:moins (?:chere?s?|couteu\w*|gourmand\w*|exigeant\w*)|plus abordable\w*|salaire le (?:plus bas|moins eleve)|pretentions? (?:les|la) (?:plus basses?|moins)|plus economique)/u,
    'salary',
  ],
  [/\b(?:plus (?:chere?s?|couteu\w*|paye\w*)|mieux paye\w*|salaire le plus (?:eleve|haut)|pretentions? les plus elevees)/u, '-salary'],
  [/\b(?:plus recent\w*|derniers? arriv\w*|nouveaux)/u, 'newest'],
  [/\b(?:plus anciens? (?:candidats?|profils?)|plus vieux cv)/u, 'oldest'],
  [/\b(?:plus vite|plus tot|plus rapidement|preavis le plus court|le plus disponible|premier disponible)/u, 'notice'],
];

export const orderIn = (folded: string): Order | null => ORDERS.find(([words]) => words.test(folded))?.[1] ?? null;

/** Where the words of the order stand, which name nothing to look for. */
export const orderWordsIn = (folded: string): { start: number; end: number }[] =>
  ORDERS.flatMap(([words]) => {
    const found = words.exec(folded);
    return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
  });

/** « les 3 meilleurs », « top 5 », « le meilleur », « trois candidats ». */
export const limitIn = (folded: string): number | null => {
  const counted =
    new RegExp(
      `\\b(?:top|les|mes|nos|ces|donne\\S*|liste\\S*|propose\\S*|montre\\S*|cite\\S*|trouve\\S*)\\s*(?:moi )?(?:les |des )?${NUMBER}\\s+(?!ans|annees|mois|semaines|k|euros|%)`,
      'u',
    ).exec(folded) ??
    new RegExp(`\\b${NUMBER} (?:meilleure?s?|premiere?s?|derniere?s?|derniers|candidats?|profils?|plus )`, 'u').exec(folded) ??
    /\btop (\d+)\b/u.exec(folded);
  if (counted && numberOf(counted[1]!) > 1) return Math.min(50, numberOf(counted[1]!));
  return /\b(?:le|la|quel est le|mon) (?:meilleure?|plus|moins|profil ideal|candidat ideal|top)\b|\b(?:lequel|laquelle)\b(?! des)/u.test(
    folded,
  ) && !/\bpour (?:chacune|chaque|mes|nos|toutes)/u.test(folded)
    ? 1
    : null;
};
