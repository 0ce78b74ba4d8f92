/** « cum laude », « ISCED 6 », « mention AB », « mention très honorable », « (2:1) », « (Distinction) », « (1er/24) », « GPA: 3.8/4 »: how well it went. */
const GRADE = new RegExp(
  [
    String.raw`[\s\uE000]c?gpa\s?[:=–-]?\s?\d[\d.,]*(?:\s?/\s?\d+(?:[.,]\d+)?)?(?:\s\((?:\p{L}+ )?(?:scale|standards?|weighted|unweighted)\))?`,
    String.raw`[\s\uE000](?:(?:summa|magna|maxima) )?cum laude(?=$|[\n,;)])`,
    String.raw`\swith (?:(?:(?:the )?high(?:est)? |great )?(?:excellence|distinction|merit)|(?:the )?high(?:est)? honou?rs)(?=$|[\n,;).])`,
    String.raw`\savec (?:une )?mention(?=$|[\n,;)])`,
    String.raw`(?:^|[\s(])(?:ISCED|EQF|NQF|CEC|RQF|SCQF|NFQ|QCF|AQF)(?: level| niveau)?\s?\d[A-C]?\)?(?=$|[\s,;.])`,
    String.raw`(?:,[\s\uE000]|\s[–—-]\s?|[\s\uE000]|^)(?:avec (?:la )?)?mention\s?[:,]?\s?[«"“]?\s?(?:(?:assez |tr[èe]s )?bien|(?:tr[èe]s )?honorable|passable|excellente?|tb|ab|b)(?: (?:avec|et) (?:les )?f[ée]licitations(?: du jury)?)?\s?[»"”]?(?![\p{L}\d)])`,
    String.raw`\s?\((?:avec )?(?:mention|m\.) ?(?:(?:assez |tr[èe]s )?bien|tb|ab|b|(?:tr[èe]s )?honorable)\)`,
    String.raw`\s?\((?:[^()]{0,20}\d\s?[:.,/]\s?\d[^()]{0,16}|[12]\.?[12]|\d{1,3}(?:[.,]\d+)?\s?%|(?:with )?(?:distinction|merit|(?:highest |high )?honou?rs|credit|pass|(?:(?:summa|magna) )?cum laude|(?:non |not )?(?:d[ée]fendue?|soutenue?|obtenue?|valid[ée]e?|termin[ée]e?|achev[ée]e?|conclu(?:e|ded)|completed|finished)|graduated[^()]{0,30}|en cours|unfinished|incomplete|inachev[ée]e?|interrompue?|interrupted)|(?:first|second|upper second|lower second)(?: |- ?)class[^()]{0,20}|1st|\d{1,2}(?:e|er|ère|ème|th|nd|rd)\s?(?:/|sur|of|out of)\s?\d+)\)`,
  ].join('|'),
  'giu',
);

/** « grande distinction », « obtenu avec mention bien », « major de promotion », « rang 3/120 », « 1st »: in brackets, or at the end behind a comma or a dash. */
const DISTINGUISHED = new RegExp(
  String.raw`(?:\s?\(\s?|,[\s\uE000]+|\s[–—-]\s)(?:${[
    String.raw`(?:obtenue?s? )?(?:avec )?(?:la )?mention(?: (?:passable|assez bien|(?:tr[èe]s )?bien|(?:tr[èe]s )?honorable|excellente?|tb|ab|b))?(?: (?:avec|et) (?:les )?f[ée]licitations(?: du jury)?)?`,
    String.raw`(?:obtenue?s? )?(?:avec )?(?:la )?(?:plus )?(?:grande )?distinction|satisfaction`,
    String.raw`(?:obtenue?s? )?(?:avec )?(?:les )?f[ée]licitations(?: du jury)?`,
    String.raw`major(?: de (?:la |sa |ma )?promo(?:tion)?)?|vice-major(?: de promo(?:tion)?)?|valedictorian|salutatorian`,
    String.raw`admise?|(?:admise?\s?:?\s)?(?:rang|class[ée]e?|rank(?:ed)?)\s?:?\s?\d+(?:e|er|[èe]re|[èe]me|st|nd|rd|th)?(?:\s?(?:\/|sur|of|out of)\s?\d+)?`,
    String.raw`(?:part[- ]completed?|incomplete|not completed|unfinished|non (?:termin|valid|obtenu)[ée]*|inachev[ée]e?|abandonn[ée]e?)|pass(?: [A-C])?|(?:diploma|degree|certificate|dipl[oô]me|titre)s? (?:obtained|awarded|received|obtenus?|valid[ée]s?)|1st|first|upper second|lower second|dean['’]?s['’]? (?:honou?rs? )?list(?: (?:all|every|each|for|\d)[^\n,;|()]{1,20})?|(?:with )?(?:merit|(?:high |first[- ]class )?distinction|(?:highest |high )?honou?rs)`,
  ].join('|')})(?:\s?\)|(?=\s*(?:$|[\n,;|–—]|-(?! ?class))))`,
  'giu',
);

/** « 2:1 », « 2nd Division », « Second Class (Upper Division) », « Class I », « Upper Second »: a class of honours. */
const HONOURS =
  /(?:(?:1st|2nd|3rd|first|second|third)(?:(?:\s|-\s?)(?:class|division|div|divn|upper|lower|hons?|honou?rs))+(?:\s?\((?:upper|lower)[^()]{0,12}\))?|(?:upper|lower)[ -](?:second|2nd|third)(?:[ -](?:class|hons?|honou?rs))*|class (?:i{1,3}|[123])|2[:.][12]|2H[12])(?: (?:hons|honou?rs))?/u
    .source;

/** « 92.3% », « 845/1100 », « 480 points », « 3.2 out of 4 », « Grade B+ », « grades A* to C », « A Grade »: marks. */
const MARKS =
  /\d{1,4}\s?(?:jours?|days?|heures|hours|hrs?)(?!\p{L})|(?:final |overall )(?:mark|score|result)\s?:?\s\d{1,3}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3})?|top \d{1,2}\s?%(?: of (?:(?:the|my|his|her) )?(?:class|cohort|year|promotion|students))?|(?:(?:aggregate|score|overall)(?: of)? )?(?:\d{1,3}(?:[.,]\d{1,3})?\s?(?:%|per ?cent(?:age)?)(?: (?:marks|aggregate))?|\d{2,4}\s?(?:marks|points|pts|credits|ects)|\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?|\sout of\s)(?:10(?:\.0+)?|20|[45](?:\.0+)?|(?!(?:19|20)\d\d)\d{3,4})(?: (?:marks|points))?)|(?:(?:mean|overall|final) )?grades?\s?:?\s(?:(?:[A-G][*+-]?){1,12}(?!\p{L})(?:\s?(?:[–-]|to)\s?[A-G][*+]?(?!\p{L}))?)(?: \((?:plain|plus|minus)\))?|(?:at )?grades? [1-9]\s?(?:[–-]|to|and)\s?[1-9]|[A-D](?:[+-]|-1)? (?:grade|average)|\d{1,2}(?:[.,]\d{1,2})?\s?c?gpa|(?:atar|uai|wam|pngk|cpi|[sdo]gpa|aps|ucas(?: points| tariff)?)\s?:?\s\d{1,3}(?:[.,]\d{1,2})?|\d{1,2}\s?[A-D]\*?\s?[–-]\s?[A-G]|(?:\d{1,2} ?[A-D][1-9*]?(?:['’]?s)? ?){1,4}(?<! )/u
    .source;

/** Between two marks or at the end, alone or behind « with », « at », « in », « securing »: how well it went, in English. */
const RESULT = new RegExp(
  String.raw`(?<=^|[\s(,\uE000])(?:(?:with|at|in|securing|obtaining|scoring|achieving|(?:currently )?(?:on (?:track|course) for|predicted|averaging|heading for))(?: an?)? )?(?:(?:${HONOURS})(?=$|[\s).,;|–])|(?:${MARKS})(?=\s?(?:$|[),;|\n]|\.(?!\p{L})|[–—-]\s(?![A-G](?!\p{L})))|\s(?:in|from)(?:\s|$)))(?! degree)`,
  'giu',
);

/** « (Two Passes) », « (daily studies) », « en alternance chez Torvel »: how many passed, how it was studied. */
const MANNER =
  /\s?\((?:en |par |in )?(?:alternance|apprentissage|apprenticeship|contrat (?:pro|d['’]apprentissage))[^()]{0,60}\)|\s(?:en|par) (?:alternance|apprentissage)(?: (?:chez|avec) [^,\n]*)?(?=\s*(?:$|\n))|\s?\((?:(?:\d{1,2}|\p{L}+) passes|(?:daily|evening|night|weekend|extramural|distance|online|full[ -]time|part[ -]time)(?: [^()]{0,20})?)\)/giu;

/** « (no degree obtained) », « (diplôme non obtenu) », « (recognised by the NMC) », « (120 hours) », « (par correspondance) », « (C+) »: what brackets say of a degree. */
const BRACKETED =
  /\s?\((?:(?:incomplete|unfinished|inachev[ée]e?|in progress|en cours|ongoing)[;,][^()]{1,30}|(?:gold|silver|bronze) medal(?:l?ist)?|m[ée]daille d['’](?:or|argent)|[^()]{0,20}(?<!\p{L})RNCP(?!\p{L})[^()]{0,40}|niveau (?:[ivx]{1,3}|\d)(?:\s[^()]{0,20})?|(?:double )?(?:minor|mineure)(?: in| en)?\s[^()]{2,40}|(?:no (?:degree|diploma|qualification)|not|(?:dipl[oô]me|ann[ée]e) non|non|jamais|sans)\s(?:obtained|awarded|completed|finished|graduated|obtenue?|valid[ée]e?|obtention)|sans dipl[oô]me|did not (?:graduate|finish|complete)[^()]{0,20}|(?:recogni[sz]ed|accredited|validated|approved|reconnue?|accr[ée]dit[ée]e?|homologu[ée]e?|valid[ée]e?)\s(?:by|as|in|par|comme|en|au)\s[^()]{1,40}|[ée]quivalen(?:t|ce)\s[^()]{1,40}|(?:taught|enseignement|cours|enti[èe]rement)\s(?:in|en)\s\p{L}+|(?:\d{1,4}(?:[.,]\d)?|\p{L}+)\s(?:units?|credits?|credit hours|ects|hours?|hrs?|heures?|h|weeks?|semaines?|months?|mois|ans|ann[ée]es|years?|yrs?|days?|jours?)(?: of \p{L}+)?|par correspondance|by correspondence|cours du soir|[\p{L} ]{2,20}\s?[:=]\s?\d[^()]{0,12}|(?:[^()]{0,30}\s)?(?:scholarships?|bursary|(?<!self-)funded|boursi[èe]re?|financ[ée]e? par)(?:\s[^()]{0,30})?|[^()]{0,40}(?<!\p{L})(?:PI|advis[eo]r|supervisor|directeur|directrice)\s?:[^()]{0,40}|\d{1,2} honours|(?:day|block) release|phi beta kappa|phi kappa phi|tau beta pi|[A-E][+*-])\)/giu;

/** « 10 GCSEs A*–C »: what stands behind the exams is how they went. */
const EXAM_GRADES =
  /(?<=\b(?:GCSE['’]?s?|[OA][ -][Ll]evel['’]?s?))\s(?:(?:(?:at|with) )?(?:grades? )?\(?(?:[A-G]\*{0,2}|[1-9])\s?(?:[–-]|to)\s?(?:[A-G]|[1-9])\)?)(?![\p{L}\d])/gu;

/** « (14 subjects, avg 92%) » once its marks are taken out. */
export const EMPTIED = /\s?\((?:[\s,;]|(?:avg|average|overall|with|and)(?!\p{L}))*\)/giu;

/** « – diplôme enregistré au RNCP », « , titre inscrit au RNCP niveau 6 »: where a diploma is registered. */
const REGISTERED =
  /[\s,–—-]*(?:(?:dipl[oô]me|titre|certification)\s)?(?:enregistr[ée]e?|inscrite?|reconnue?)\s(?:au|par le)\sRNCP(?:\s\d{3,6})?(?:,? (?:de )?niveau \d)?(?![\p{L}\d])/giu;

/** The words of an entry without how well it went. */
export const withoutResults = (text: string): string =>
  text
    .replaceAll(MANNER, '')
    .replaceAll(REGISTERED, '')
    .replaceAll(BRACKETED, '')
    .replaceAll(DISTINGUISHED, ' ')
    .replaceAll(GRADE, ' ')
    .replaceAll(EXAM_GRADES, '')
    .replaceAll(RESULT, (words, at: number, all: string) => (at === 0 && all[words.length] === ' ' ? words : ''));
