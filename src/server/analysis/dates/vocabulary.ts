const MONTH_WORDS: readonly string[][] = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juill', 'juil', 'jul'],
  ['aout', 'august', 'aug', 'aou'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
];

/** Months that a narrow column cut at a syllable: « Jan- vier ». */
const CUT_WORDS: readonly string[][] = [
  ['jan- vier', 'janu- ary', 'jan- uary'],
  ['fe- vrier', 'fev- rier', 'febru- ary'],
  [],
  [],
  [],
  [],
  ['juil- let'],
  [],
  ['sep- tembre', 'septem- bre', 'sep- tember', 'septem- ber'],
  ['oc- tobre', 'octo- bre', 'oc- tober', 'octo- ber'],
  ['no- vembre', 'novem- bre', 'no- vember', 'novem- ber'],
  ['de- cembre', 'decem- bre', 'de- cember', 'decem- ber'],
];

/** Folded month word to its number. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [MONTH_WORDS, CUT_WORDS].flatMap((list) => list.flatMap((words, index) => words.map((word) => [word, index + 1] as const))),
);

const FOREIGN_MONTH_WORDS: readonly string[] = [
  'enero ene januar gennaio gen janeiro januari',
  'febrero febbraio fevereiro februar februari',
  'marzo marco marz mrz maart mrt',
  'abril abr aprile',
  'mayo maggio maio mei',
  'junio giugno giu junho juni',
  'julio luglio lug julho juli',
  'agosto augustus',
  'septiembre setiembre settembre setembro',
  'octubre ottobre ott outubro oktober okt',
  'noviembre novembro',
  'diciembre dic dicembre dezembro dezember dez',
];

/** Months as they are often misspelt, or cut at four letters. */
const SLIPS: readonly string[] = [
  'janurary janury janaury janruary janivier janvrier',
  'feburary febuary febrary februrary fevreir febr',
  'mrach',
  'arpil apirl aprill avri apri',
  '',
  '',
  'jully juilet jullet juilliet',
  'augest agust auguest',
  'septmber setember septemeber sepetember spetember septembe',
  'octobor ocotber octoble octbre octobe octo',
  'novemeber novmber novemebr novembe nove',
  'decemeber decmber decemebr descember decembe dece',
];

/** Months of Spanish, Italian, Portuguese, German and Dutch, that are no words of French or English, and misspelt ones; they count only beside a year. */
export const FOREIGN_MONTHS: ReadonlyMap<string, number> = new Map(
  [FOREIGN_MONTH_WORDS, SLIPS].flatMap((list) =>
    list.flatMap((words, index) => words.split(' ').flatMap((word) => (word === '' ? [] : [[word, index + 1] as const]))),
  ),
);

/** A season tells no month, nor does « rentrée », nor « jui », which may be June or July: a date keeps its year alone. */
export const SEASONS: ReadonlySet<string> = new Set(
  'winter winters hiver hivers spring springs printemps summer summers ete etes autumn autumns automne automnes fall falls christmas noel easter paques rentree jui'.split(
    ' ',
  ),
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
  "aujourdh'hui",
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
  "jusqu'aujourd'hui",
  "a l'heure actuelle",
  'aujourd hui',
  'en ce moment',
  'poste en cours',
  'en activite',
  'toujours en poste',
  'toujours en cours',
  'toujours en activite',
  'toujours',
  'courant',
  'a auj',
  'presant',
  'curently',
  'still working',
  'til now',
  'til present',
  'til date',
  'actualmente',
  'gegenwart',
  'laufend',
  'jetzt',
  'heden',
  'to date',
  'until now',
  'till now',
  'up to now',
  'currently',
  'current',
  'presently',
  'present day',
  'present',
  'pres(?:\\.|(?=\\s*(?:$|[\\n),;:|])))',
  'ongoing',
  'in progress',
  'actuelle',
  'actuel',
  'today',
  'a nos jours',
  'nos jours',
  'a nos jour',
  'nos jour',
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
  'onwards',
  'onward',
  'to the present',
  'auj.',
  'auj',
  'ajd.',
  'ajd',
];

/** Words that open a period still running: « depuis mars 2021 ». */
export const SINCE_WORDS: readonly string[] = [
  'depuis',
  'des',
  'since',
  'a partir de',
  'a partir du',
  'a compter de',
  'a compter du',
  'desde',
  'seit',
  'dal',
];

/** What a date is told to be beside its year, and what no title and no employer is: « fin 2019 », « academic year 2019/20 ». Folded. */
export const DATE_QUALIFIERS: readonly string[] = [
  '(?:fin|debut|mi|mid|late|early|courant|end of|beginning of)',
  '(?:annees|annee (?:scolaire|universitaire)|(?:academic|school) years?|ay)',
  '(?:1er|2e|2eme|2nd|premier|deuxieme|second|first|1st) (?:semestre|semester|trimestre|trimester|term)',
  '(?:semestre|semester|trimestre|trimester) [1-4]',
  's[12]',
  "(?:saisons?|vacances|vendanges)(?: (?:estivales?|hivernales?|scolaires|d'ete|d'hiver))?",
  '\\d{1,2} (?:mois|ans?|semaines?|months?|years?|weeks?)(?: en| in| during|,)',
  '(?:la )?rentree(?: scolaire| universitaire)?',
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday),?',
];
