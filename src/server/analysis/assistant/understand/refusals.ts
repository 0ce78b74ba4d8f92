import { NATIONALITIES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';

/** What a person is, and no recruiter may choose by: each with how a question says it. Folded. */
const PROTECTED: [ground: string, words: RegExp][] = [
  [
    'la nationalité ou l’origine',
    /\b(?:nationalites?|originaires? d(?!e (?:lyon|paris|nantes))|origines?|ethni\w+|races?|raciale?s?|couleur de peau|noirs?|blancs? de peau|arabes?|africaine?s?|maghrebine?s?|asiatiques?|europeen(?:ne)?s?|etrangers?|etrangeres?|immigre\w*|francais(?:es)? de souche|ressortissante?s?|passeport|titre de sejour|consonance|patronyme)\b/u,
  ],
  [
    'l’âge',
    /\b(?:quel age|ages?|agee?s?|jeunes?(?! diplome)|vieux|vieille|vieilles|trentenaires?|quadra\w*|quinqua\w*|sexagen\w*|proches? de la retraite|ne(?:e|s|es)? (?:en|avant|apres)|date de naissance|(?:moins|plus) de \d\d ans(?! d)(?=[^?]*$))\b/u,
  ],
  [
    'le sexe ou le genre',
    /\b(?:femmes?(?! de (?:menage|chambre))|hommes?(?! de)|filles?|garcons?|masculin\w*|feminin\w*|sexe|du genre|mecs?|nanas?|dames?|messieurs|transgenre\w*)\b/u,
  ],
  [
    'la situation familiale ou la grossesse',
    /\b(?:enceintes?|grossesse|enfants?|mariee?s?|celibataires?|divorce\w*|situation (?:familiale|matrimoniale)|(?:vie|charge|projet) de famille|maternite|mere de|pere de|en couple)\b/u,
  ],
  [
    'la religion ou les convictions',
    /\b(?:religions?|religieu\w+|musulman\w*|chretien\w*|catholiques?|juifs?|juives?|protestante?s?|athees?|voilee?s?|pratiquante?s?|ramadan|opinions? politiques?|politique(?:ment)?|de gauche|de droite|vote(?:nt)?|syndiqu\w*|syndicat\w*|syndicale\w*)\b/u,
  ],
  [
    'la santé ou le handicap',
    /\b(?:handicap\w*|rqth|malad(?:e|es|ie|ies)\b(?! professionnelle)|etat de sante|en bonne sante|invalid\w*|depress\w*|sourds?|aveugles?)\b/u,
  ],
  ['l’orientation sexuelle', /\b(?:homosexuel\w*|heterosexuel\w*|gays?|lesbiennes?|lgbt\w*|orientation sexuelle)\b/u],
  [
    'l’apparence physique',
    /\b(?:jolie?s?|moches?|beaux? gosses?|(?:candidat|personne|profil|fille|garcon)e?s? (?:beaux?|belles?|minces?|gros(?:se)?s?)|physiquement|apparence|photos?|tatou\w*|bien habille\w*)\b/u,
  ],
];

/** Words of other meanings that hold one of those. */
const INNOCENT =
  /\b(?:gros oeuvre|sages?[- ]femmes?|(?:aupres|travail\w*|soins?|garde|aide|accueil|encadr\w*|anim\w*|pour|avec|accompagn\w*) (?:d'|des |de |les |aux )?(?:jeunes enfants|enfants|jeunes|malades)|jeunes? (?:entreprises?|pousses?|publics?|enfants?|talents?)|soins? aux malades|sciences? politiques?|grande? taille|puericult\w*|pediatr\w*|aide (?:a la petite enfance|aux familles)|droit de la famille|droit des etrangers|gestion du handicap|referente? handicap|prevoyance|enfants? handicapes|sante au travail|commerce equitable|photo(?:shop|graph\w*)|homme(?:s)?[- ]cle|maitre d'oeuvre|langues? etrangeres?|clients? etrangers?|l'etranger|a l'etranger|gens du voyage|moteurs? (?:physique)|mathematiques?|sciences? physiques?|politique (?:rh|commerciale|qualite|d'achats?|salariale|de)|droit syndical|relations syndicales|beaux[- ]arts|crypto)\b/gu;

const NATIONS = NATIONALITIES.map(fold).join('|');
const NATIONALITY_AFTER = new RegExp(
  `\\b(?:candidat|candidate|profil|personne|gens|individu|homme|femme)s? (?:qui (?:est|sont) |d'origine |de nationalite )?(?:non[- ])?(?:${NATIONS})s?\\b`,
  'u',
);
const BEING = new RegExp(
  `\\b(?:est|sont|etre|soi(?:t|ent))(?:-(?:il|elle|ils|elles))?\\s+(?:vraiment |d'origine |bien )?(?:${NATIONS})s?\\b`,
  'u',
);

/** The ground that a question would choose people by, in French; null when it asks for nothing of the kind. */
export const protectedGround = (folded: string): string | null => {
  const text = folded.replaceAll('œ', 'oe').replaceAll(INNOCENT, ' ');
  const age =
    /\b(moins|plus) de (\d\d) ans\b/u.exec(text) ??
    /\bentre \d\d et (\d\d) ans\b/u.exec(text) ??
    /\b(?:candidate?|profil|personne|quelqu'un|femme|homme|gens|collaborateur|collaboratrice)s? (?:ayant |avec |qui (?:a|ont) )?(?:de |d'environ |environ )?(\d\d) ans\b/u.exec(
      text,
    );
  const old = age && Number(age.at(-1)) >= (age[1] === 'moins' ? 22 : 30);
  const after = age ? text.slice(age.index + age[0].length) : '';
  const ofWork =
    /experience|anciennete|metier|\bexp\b|pratique|carriere|meme (?:entreprise|boite|societe|poste|employeur)|\bchez\b|en poste/u;
  const aged =
    old &&
    !/^\s*(?:d'|de |d )?(?:experience|exp\b|anciennete|metier|carriere|pratique)/u.test(after) &&
    (!ofWork.test(text) || /\bans?\b/u.test(after));
  if (aged) return 'l’âge';
  if (NATIONALITY_AFTER.test(text) || BEING.test(text)) return 'la nationalité ou l’origine';
  const rest = text
    .replaceAll(/\b(?:moins|plus) de \d\d ans\b/gu, ' ')
    .replaceAll(
      /\blangue arabe|parl\w+ (?:l'|couramment )?arabes?|l'arabe|en arabe|arabe (?:courant|litteraire)|(?:l'|en )?arabe\b(?=[^s]*(?:niveau|courant|langue|parl))/gu,
      ' ',
    );
  const speaks = /\b(?:parl\w*|langues?|niveau|bilingues?)\b/u.test(text);
  return PROTECTED.find(([, words]) => words.test(speaks ? rest.replaceAll(/\barabes?\b/gu, ' ') : rest))?.[0] ?? null;
};

const OUTSIDE =
  /\b(?:meteo|quel temps|il (?:fait|pleut|neige)|temps (?:fait|fera)|pluie|soleil|temperature|actualites?|nouvelles du jour|blagues?|poemes?|chansons?|recettes?|horoscope|capitale d[eu']?|president d[eu]|premier ministre|elections?|matchs? de|football|resultat du|coupe du monde|bourse|bitcoin|crypto|(?:quels?|bons?|meilleurs?) (?:restaurants?|hotels?|films?)|(?:reserve\w*|horaires?) .{0,20}(?:trains?|avions?|vols?)|traduis|traduire|traduction de|ecris[- ]moi (?:un|une) (?:poeme|histoire|chanson|code|programme)|quelle heure|quel jour|racine carree|combien font|calcule\w* \d|sens de la vie|qui es[- ]tu|chatgpt|openai)\b/u;

export const isOutside = (folded: string): boolean => OUTSIDE.test(folded);

/** What the assistant cannot do for somebody: it reads only. */
const ACTION =
  /^(?:\W*(?:peux[- ]tu|pouvez[- ]vous|tu peux|merci de|il faut|veuillez|je veux que tu|j'aimerais que tu|pourrais[- ]tu)\W+)?(?:m'|lui |leur |me )?(?:envoi\w*|envoyer|supprim\w*|efface\w*|modifi\w*|change(?:r|z)? (?:le|la|les|son|sa)|met(?:s|tre|tez) a jour|ajoute\w*|cree(?:r|z)?\b|planifi\w*|programme(?:r|z)? (?:un|une)|reserv\w*|invit\w*|embauch(?:e|er|ez)\b|rejett?e\w*|refus(?:e|er|ez)\b|archiv\w*|export\w*|imprim\w*|telecharg\w*|relanc\w*|publi(?:e|er|ez)\b)/u;

export const isAction = (folded: string): boolean =>
  ACTION.test(folded.trim()) && !/^\W*contact\w* de\b|\bcoordonnees\b|comment (?:contacter|joindre|appeler)/u.test(folded);
