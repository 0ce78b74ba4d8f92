/** The shape under which forms of a French word meet: plural, gender, `-eur` and `-euse`. Takes a folded word. */
export const stemOf = (word: string): string => {
  if (word.length < 4 || /[\d+#.]/.test(word)) return word;
  const singular = word.replace(/eaux$/, 'eau').replace(/aux$/, 'al').replace(/[sx]$/, '');
  return singular
    .replace(/euse$/, 'eur')
    .replace(/trice$/, 'teur')
    .replace(/iere$/, 'ier')
    .replace(/ienne$/, 'ien')
    .replace(/onne$/, 'on')
    .replace(/elle$/, 'el')
    .replace(/ette$/, 'et')
    .replace(/ive$/, 'if')
    .replace(/ee$/, 'e')
    .replace(/e$/, '');
};

/** Two stems of one family: comptable and comptabilité, recruteur and recrutement. */
export const areKin = (a: string, b: string): boolean => {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 6 && shared >= 0.6 * Math.max(a.length, b.length);
};

/** Edits between two words, a swap counting once; stops counting above `most`. */
export const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
};

/** The same word but for a slip of the finger. */
export const isTypoOf = (typed: string, word: string): boolean => {
  if (typed === word) return true;
  if (typed.length < 5 || word.length < 5 || /\d/.test(typed)) return false;
  const most = Math.min(typed.length, word.length) >= 8 ? 2 : 1;
  return typed[0] === word[0] && editsBetween(typed, word, most) <= most;
};

/** Words that name nothing to look for: function words, and what a recruiter says around the question. Folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l un une des de du d au aux a an en et ou ni mais donc or car que qui quoi dont ou qu quel quelle quels quelles ' +
    'lequel laquelle lesquels lesquelles auquel ce cet cette ces c ca cela ceci celui celle ceux celles ci mon ma mes ton ta tes ' +
    'son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te t se s y lui eux moi toi soi ' +
    'ne n pas plus moins tres trop peu assez bien mal aussi encore deja toujours jamais tout tous toute toutes chaque chacun ' +
    'chacune aucun aucune autre autres meme memes tel telle comme si sinon alors ainsi puis ensuite apres avant pendant depuis ' +
    'dans sur sous chez par pour sans sauf hors avec entre vers parmi pres autour contre selon jusque hormis excepte ' +
    'est es suis sont sommes etes etre ete etait etaient sera seront serait ai as avons avez ont avoir eu avait aura auraient ' +
    'aurait aurais fait faire fais faites font peut peux pouvez peuvent pourrait pourrais pourriez pouvoir veux veut voulez ' +
    'voudrais voudrait vouloir aimerais souhaite souhaiterais dois doit faut faudrait besoin sais sait savoir savez va vais vont ' +
    'aller dire dis dites dit donne donner donnez moi montre montrer montrez affiche afficher affichez liste lister listez listing ' +
    'trouve trouver trouvez cherche chercher cherches cherchons recherche recherches recherchons recherchez recherchons propose ' +
    'proposer proposez indique indiquer sors sortir sort extrais remonte remonter vois voir veuillez svp stp plait merci bonjour ' +
    'salut hello bonsoir cordialement please ok oui non alors voila voici existe existent exist il ya y trouvent dispose disposons ' +
    'disposez possede possedent possedant presente presentent ayant etant dont liste ' +
    'candidat candidats candidate candidates candidature candidatures profil profils personne personnes gens quelqu quelquun ' +
    'monde individu individus talent talents cv cvs base vivier fichier bdd bd donnees collaborateur collaborateurs ' +
    'employe employes salarie salaries ressource ressources question questions reponse actuellement aujourd hui maintenant moment ' +
    'niveau mini minimum maximum maxi environ exactement vraiment simplement juste uniquement seulement egalement notamment ' +
    'certain certaine certains certaines plusieurs quelques beaucoup combien nombre total comment pourquoi quand ' +
    'connait connaissent connaitre connaissance connaissances connaissant maitrise maitrisent maitriser maitrisant competence competences ' +
    'competent competente competents savent utilise utilisent utiliser sachant pratique pratiquent pratiquer manie experimente ' +
    'experimentes experience experiences annee annees an ans mois semaine semaines ' +
    'travaille travaillent travailler travaillant travail bosse bossent bosser habite habitent habiter habitant reside resident ' +
    'residant vit vivent vivant base basee bases basees situe situee situes situees localise localisee localises localisees ' +
    'parle parlent parler parlant langue langues dispo bon bonne bons bonnes fort forte forts fortes solide solides meilleur meilleure ' +
    'meilleurs meilleures interessant interessants interessante interessantes potentiel potentiels domaine secteur metier metiers ' +
    'poste postes emploi emplois offre offres job jobs annonce annonces mission missions fonction role titre type genre sorte ' +
    'sens cote niveau peuvent serait seraient interesse interesses capable capables pret prets prete pretes possible possibles ' +
    'avez vous avons nous quil quelle quon jai javais as tu est ce deux trois quatre cinq six sept huit neuf dix premier premiers ' +
    'premiere premieres dernier derniers derniere dernieres top the of who with and in interne notre equipe client cliente clients ' +
    'idealement eventuellement obligatoirement imperativement absolument forcement minimum souhaitable souhaitee requis requise ' +
    'ville villes region regions departement coin alentours environs secteur geographique zone proche proximite cote ' +
    'rapidement vite urgent urgence urgemment ' +
    'bref sur ton tes info infos information informations renseignement renseignements sujet propos savoir detail details ' +
    'salaire salaires remuneration remunerations salarial cdi cdd interim alternance stage contrat contrats embauche recruter recrute recrutons pourvoir xp exp anciennete quelqu une bref ' +
    'dehors milieu univers environnement contexte rencontrer entreprise entreprises societe societes boite maison poste pourrais proposer conviendrait ' +
    'appartenant orientes oriente orientee orientees tourne tournes aguerri aguerrie chevronne ' +
    'cause causent concernant rapport chose choses idee avis penses pense trouves croire ' +
    'h f hf fh mf genre nom noms prenom prenoms appel appelle appellent nomme nommee sein parcours carriere actuel actuelle actuels passe passee'
  ).split(/\s+/),
);

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word) || word.length < 2;

const NUMBER_WORDS: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
};

/** Alternatives of a pattern that read a number, in figures or letters. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(NUMBER_WORDS).join('|')})`;

export const numberOf = (written: string): number => NUMBER_WORDS[written] ?? Number(written.replace(',', '.'));
