const MONTH_WORDS: readonly string[][] = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juil', 'jul'],
  ['aout', 'august', 'aug', 'aou'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
];

/** Folded month word to its number. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_WORDS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);

/** A season tells no month, nor does « jui », which may be June or July: a date keeps its year alone. */
export const SEASONS: ReadonlySet<string> = new Set(
  'winter hiver spring printemps summer summers ete etes autumn automne fall jui'.split(' '),
);

/** Quarters stand for the month in which they begin. */
export const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['q1', 1],
  ['q2', 4],
  ['q3', 7],
  ['q4', 10],
  ['t1', 1],
  ['t2', 4],
  ['t3', 7],
  ['t4', 10],
]);

/** What stands for the end of a period that has none. Longest first. */
export const PRESENT_WORDS: readonly string[] = [
  "jusqu'a aujourd'hui",
  "jusqu'a present",
  "jusqu'a ce jour",
  "a aujourd'hui",
  "aujourd'hui",
  'aujourdhui',
  'a ce jour',
  'a cejour',
  'acejour',
  'ce jour',
  'en poste actuellement',
  'actuellement',
  'poste actuel',
  'en poste',
  'en cours',
  'a present',
  'a maintenant',
  'maintenant',
  'encore',
  'till date',
  'till present',
  'until present',
  'to present',
  'until today',
  'to this day',
  "jusqu'a maintenant",
  'to date',
  'until now',
  'till now',
  'up to now',
  'currently',
  'current',
  'presently',
  'present day',
  'present',
  'ongoing',
  'in progress',
  'actuelle',
  'actuel',
  'today',
  'a nos jours',
  'nos jours',
  'this day',
  'continuing',
  'curr.',
  'curr',
  'pres.',
  'actualidad',
  'la actualidad',
  'atualmente',
  'atual',
  'presente',
  'oggi',
  'heute',
  'in corso',
  'en curso',
  'date',
  'now',
  'auj.',
  'ajd.',
  'ajd',
];

/** Words that open a period still running: « depuis mars 2021 ». */
export const SINCE_WORDS: readonly string[] = ['depuis', 'since', 'a partir de', 'a partir du'];
