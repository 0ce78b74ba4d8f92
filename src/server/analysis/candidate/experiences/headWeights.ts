/** What speaks of a stretch of a head, beside its words. */
interface Weight {
  title: number;
  company: number;
}

/**
 * What each thing seen of a stretch is worth for a title and for an employer. Set by reasoning and checked on CVs; weights fitted to
 * labels read unseen CVs worse.
 */
export const STRETCH_WEIGHTS = {
  // « Poste : … », « Employeur : … »: nothing outweighs a label.
  'labelled title': { title: 9, company: -9 },
  'labelled employer': { title: -9, company: 9 },
  // A trade first or last in the text; titles take words of employers (« Responsable d’agence »), employers seldom those of trades.
  'title word': { title: 3, company: -4 },
  'title and employer words': { title: 2, company: -1.5 },
  // A trade somewhere inside.
  'weak title word': { title: 2, company: -1.5 },
  // « Senior », « adjoint ».
  'ranked title': { title: 0.5, company: -1 },
  // Behind « chez », "at".
  'announced employer': { title: -5, company: 5 },
  // A legal form, or a name that everybody knows.
  'known employer': { title: -3, company: 4 },
  'employer word': { title: -3, company: 2.5 },
  // Typography that the sure entries of the section keep for one role: nearly as good as a word.
  'look of titles': { title: 2.5, company: -2.5 },
  'look of employers': { title: -2.5, company: 2.5 },
  'look of places': { title: -1.5, company: -2 },
  // A known town or country: employers and titles hold one, and are none.
  place: { title: -2, company: -3 },
  'cell of places': { title: -2, company: -2 },
  // A town rather than an employer: the margin holds what is told of the date.
  'under the date': { title: -2, company: -2 },
  // « Oiron (79) ».
  'before a department': { title: -3, company: -3 },
  // « … – Oiron, France ».
  'behind a mark, before a place': { title: -1, company: -1 },
  // « Stage », « Freelance »: a title where no word tells another.
  'contract that is a title': { title: -1, company: -2 },
  // « Alternance », « Apprenticeship »: likewise.
  contract: { title: 2, company: -2 },
  'contract beside names': { title: -1, company: -2 },
  // « The Blue Lamp »: what an article opens is a name.
  'name behind its article': { title: -2, company: 0.5 },
  // Facts begin with a capital.
  'lower case': { title: -1, company: -1.5 },
  // Few words, all with capitals: names are written so, titles too in English.
  name: { title: -0.3, company: 0.7 },
  prose: { title: -1, company: -1 },
  'many words': { title: -0.5, company: -0.5 },
  // « (bénévole)-lien »: what a cut left over.
  'half a bracket': { title: -2, company: -0.5 },
  // Readers look for the title first.
  first: { title: 0.7, company: 0 },
  // Titles of the section stand alone on this row of the head.
  'row of titles': { title: 1, company: -1 },
  // « Analyst – Western Europe, Orvane Mill, Lodre »: of two names behind a title, the one whose town follows.
  'second name, its town behind it': { title: 0, company: 3 },
  // « Assistant, Orvane & C., Zorbury (Italy) »: of two names, the one whose country follows is the town.
  'second name, its country behind it': { title: -1, company: -2 },
  // « Responsable, Alpha »: an employer as often as more of the title.
  'comma behind title': { title: 0, company: -0.3 },
  // An employer stands on a row of its own: what follows the title is more of it.
  'behind title, a name on another row': { title: 0, company: -2.5 },
  'part behind title, a name on another row': { title: 0, company: -5 },
  // « Alpha, Oiron »: of two names the first is the employer.
  'behind a name': { title: 0, company: -1 },
  // « Alpha libre-service – Oiron » under a title: the row is that of the employer and its town.
  'behind a name, title on another row': { title: 0, company: -0.5 },
  // « Alpha – Agence Ouest ».
  'branch behind a name': { title: 0, company: -4 },
  // « Cheffe, Logiciels – Orvane » where the others have « Cheffe – Orvane ».
  'other mark than usual': { title: 0, company: -3 },
  'usual dash': { title: 0, company: 1.5 },
  'town behind title': { title: 0, company: -6 },
  // « Stage ingénieur | Java »: tools stand in heads, firms are seldom called as they are.
  skill: { title: 0, company: -1 },
  // « Mise à jour de sites »: what was done, on a line of its own.
  task: { title: 0, company: -7 },
  // "Prepared weekly reports".
  deed: { title: -3, company: -7 },
  // « Freelance » stands for an employer, though its words are those of titles and contracts.
  'on one’s own': { title: 0, company: 5 },
  // « Agence Ouest, Alpha »: the whole is rather the employer than its part.
  'part before its owner': { title: 0, company: -1 },
  'announced part before its owner': { title: 0, company: -7 },
  // « mission chez Orvane »: for whom, the employer standing on another row.
  'client of another': { title: 0, company: -8 },
  // « Teaching Assistant, Macroeconomics ».
  'course taught': { title: 0, company: -5 },
  // « Guide: museums and gardens », beside what may be an employer.
  'topic behind title': { title: 0, company: -2 },
  // « Prof. Marlow Denby »: for whom, beside where.
  'person beside a name': { title: -4, company: -8 },
  // « Marlow Denby, Université Orvane »: firms are called so too.
  'name of a person beside an employer': { title: -1, company: -5 },
  // « Entreprise de quarante salariés » beside the name of one.
  'account of another': { title: -1, company: -7 },
  // « Rayon jouets », « Projet Orme », other rows holding what may be title and employer.
  'part beside a name': { title: -1.5, company: -3.5 },
  'part, its owner on another row': { title: 0, company: -2 },
  // « Technicienne - réseaux et télécoms ».
  'lower case behind title': { title: 0, company: -2 },
  // What joins pieces into one fact must pay for the mark between them.
  'joined by comma': { title: -0.5, company: -0.7 },
  // « Night team — Orvane, Lodre », « Click and collect, Orvane, Lodre »: of three names the second employs.
  'joins a name before another': { title: -1.5, company: 0 },
  'joined by dash': { title: -0.3, company: 0 },
  // « Analyste – Services gérés » beside an employer on another row.
  'joins what a title is about': { title: 2, company: -3 },
  // « Barista / Kitchen help ».
  'joined by stroke': { title: 0, company: -0.5 },
  // « Office support / Translator », the employer elsewhere.
  'joins the other half of a title': { title: 1, company: -3 },
  'joins title': { title: -1.5, company: -3 },
  'joins employer': { title: -2, company: 0.5 },
  // « Payments, Orvane Ltd »: of a title rather its topic.
  'joins employer to a name': { title: -2, company: -1 },
  // « Lot peinture – Orvane SAS ».
  'joins known employer to words': { title: -2, company: -2 },
  'joins place': { title: -1, company: -0.5 },
  // « Alpha – Oiron »: of an employer rather its town.
  'joins name': { title: 0, company: -1 },
  'joins words': { title: 0, company: -0.7 },
  // « Intégrateur - téléphonie mobile ».
  'joins lower case': { title: 1, company: 0 },
  'joins branch': { title: 0, company: -4 },
  // « Assistante, Prof. Orme ».
  'joins person': { title: -5, company: -5 },
  'joins other look': { title: -2, company: -2 },
  'joins owner of part': { title: 0, company: 1.5 },
} as const satisfies Record<string, Weight>;

/** What is worth to leave a piece of a head without a role. */
export const LEFT_WEIGHTS = {
  label: -5,
  'announced employer': -2,
  'known employer': -1.5,
  'title word': -1,
  'employer word': -1,
  name: -0.5,
  // A look kept for one role, on a piece that has none.
  look: -1,
} as const satisfies Record<string, number>;

/** What a title and an employer are worth together. */
export const PAIR_WEIGHTS = {
  // « Responsable, Achats » over « Alpha »: what follows the comma is more of the title.
  'title goes on': 3,
  'usual order': 1,
  'built as the others': 1,
  'built otherwise': -1,
  'side by side': 0.5,
  'rows between': -0.5,
} as const satisfies Record<string, number>;

/** Most heads name a title; nearly all an employer. */
export const NO_TITLE = -1.5;
export const NO_EMPLOYER = -2;
/** « Vendeuse à Alpha »: an employer where nothing else names one. */
export const ANNOUNCED = 0;
/** « Gérante de la boutique Alpha »: the same where a word tells an employer. */
export const ANNOUNCED_NAMED = 1;
/** The same where several entries of the section name theirs so. */
export const ANNOUNCED_AS_OTHERS = 2;
