import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';

const EMPTY: ReadonlySet<string> = new Set(
  (
    'a afin ai aie ainsi alors apres au aucun aussi autre autres aux avant avec avez avoir avons bien bonne bonnes bon bons car ce cela ces cet cette ceux chaque chez ci comme comment d dans de deja depuis des deux dont du elle elles en encore entre es est et etaient etait ete etes etre eu fait faites fois fort forte hors ici il ils j je jusqu l la le les leur leurs lors lui m ma mais me meme memes mes mi mieux moi moins mon n ne ni nos notamment notre nous nouveau nouvelle on ont ou par parmi pas pendant peu plus plusieurs plutot pour pourra pouvez pouvoir pres puis qu quand que quel quelle quelles quels qui quoi s sa sans sauf se sein selon sera serait serez ses si sien soit son sont sous souhaite souhaitee souhaitez sur t ta tel telle tels tes tout toute toutes tous tres tu type un une vers via voir vos votre vous y etc ' +
    'about above across after again all also am among an and any are as at be because been before being below between both but by can could did do does doing down during each etc few for from further had has have having he her here hers him his how i if in into is it its itself just me more most must my no nor not of off on once only or other our ours out over own per same she should so some such than that the their theirs them then there these they this those through to too under until up upon us very was we were what when where which while who whom why will with within without would you your yours ' +
    'an ans annee annees year years mois month months experience experiences experimente experimentee experienced poste position profil profile recherche recherchons looking seeking join rejoignez rejoindre mission missions tache taches responsibilities responsibility requirements required requis requise exige exigee imperatif indispensable obligatoire apprecie appreciee atout nice plus minimum min least moins solide solides strong good excellent excellente connaissance connaissances knowledge maitrise maitriser competence competences skill skills ability capacite capable able bases notions savoir aptitude proficiency proficient understanding familiarity familiar working work travail travailler candidat candidate role job emploi entreprise company societe group groupe titulaire vrai vraie idealement ideally preferably preferred issu issue niveau level cdi cdd h f hf new well using use used including ensure assurer assure realiser effectuer participer responsible charge chargee cadre'
  ).split(' '),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ations?|itions?)$/u, 'at'],
  [/(?:ements?|ments?)$/u, ''],
  [/(?:ateurs?|atrices?|ators?)$/u, 'at'],
  [/(?:euses?|eurs?|ers?|eres?|iers?|ieres?|ors?)$/u, ''],
  [/(?:ites?|ities|ity|tes)$/u, ''],
  [/(?:iques?|ics?|icals?)$/u, 'ic'],
  [/(?:ives?|ifs?)$/u, 'if'],
  [/(?:ales?|aux|als?|elles?|els?)$/u, ''],
  [/(?:ances?|ences?|ants?|antes?|ents?|entes?)$/u, ''],
  [/(?:ings?|ees?|es|ed|e|s)$/u, ''],
];

/** A light stem that brings « infirmière », « infirmiers » and cousins of both languages (« maintenance ») together. */
export const stem = (word: string): string => {
  if (word.length < 5 || /\d/u.test(word)) return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  for (const [ending, kept] of ENDINGS) {
    const bare = word.replace(ending, kept);
    if (bare !== word && bare.length >= 4) return bare;
  }
  return word;
};

/** Words that carry meaning, as stems, each once, in order. */
export const meaningfulWords = (written: string): string[] => [
  ...new Set(
    tokenize(fold(written))
      .filter(({ word }) => word.length > 1 && !/^\d+$/u.test(word) && !EMPTY.has(word))
      .map(({ word }) => stem(word)),
  ),
];
