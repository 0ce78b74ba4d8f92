import { LIST_TITLES } from '../../lexicon/skillTitles.ts';
import { type Row, sliceRow } from '../../text/rows.ts';

const KNOWN =
  'avancee?s?|expert(?:e|ise)?|confirmee?|intermediaires?|debutante?|notions|bases?|courante?|maitrise|maitrisee?|operationnel(?:le)?|niveau|moyen(?:ne)?|advanced|intermediate|beginner|proficien(?:t|cy)|basics?|fluent|familiar|knowledge|level|connaissances?|lu|excellente?|average|novice|elementa(?:ry|ire)s?|competent|working|good|fair|autonome|usage|quotidien(?:ne)?|professionnel(?:le)?|professional';
const AROUND =
  "tres|very|bon(?:ne)?s?|assez|plutot|de|d['’]|en|et|and|of|strong|solides?|solid|high|low|medium|some|scolaire|parfaite?|utilisation|user";
const MEASURE =
  '\\d{1,3}\\s?%|\\d{1,2}(?:[.,]\\d)?\\s?\\/\\s?(?:5|10|20|100)|\\d{1,2}\\+?\\s?(?:ans?|years?|yrs?|mois|months?)|[★☆⭐●○■□]{2,10}';
const LEVEL = `(?:(?:${AROUND})\\s?){0,4}(?:${KNOWN})(?:\\s(?:${AROUND}|${KNOWN})){0,4}|${MEASURE}`;
/** « : très bon niveau », « : 4/5 » behind what is known so well, up to the next of them. Folded. */
const LEVEL_BEHIND = new RegExp(`(?<=\\S)\\s?:\\s?(?:${LEVEL})(?=\\s*(?:[,;|•·\\n]|\\.?$))`, 'gu');
/** « (advanced) » with another name right behind it. Folded. */
const LEVEL_BETWEEN = new RegExp(`(?<=\\S)\\s?\\((?:${LEVEL})\\)(?=\\s\\p{L})`, 'gu');
/** « Management : jusqu’à 45 personnes »: how much of it, to the end of the row. Folded. */
const AMOUNT_BEHIND =
  /^([^:,;\n]{3,40})(\s?:\s(?:jusqu['’]a|plus de|environ|pres de|up to|over|more than|\d+ (?!ans?(?!\p{L}))\p{L}{4})[^:]*)$/u;
/** What a level is told of that is no skill. Folded. */
const OF_NOTHING = /(?<!\p{L})(?:experiences?|niveau|level|permis|etudes?|years?|annees)(?!\p{L})/u;

/**
 * « Word, Excel : bon niveau »: what stands before the colon is no label there; « C (advanced) Rust »: the level parts two. A mark of
 * lists takes the place of the level.
 */
export const withoutLevelsBehind = (row: Row): Row => {
  const amount = AMOUNT_BEHIND.exec(row.folded.slice(row.from));
  if (amount && !OF_NOTHING.test(amount[1]!) && !LIST_TITLES.has(amount[1]!.trim()))
    return sliceRow(row, 0, row.from + amount[0].length - amount[2]!.length);
  const colon = row.text.indexOf(':');
  const behind = colon < 0 || OF_NOTHING.test(row.folded.slice(row.from, colon)) ? [] : [...row.folded.matchAll(LEVEL_BEHIND)];
  const between = [...row.folded.matchAll(LEVEL_BETWEEN)].filter(({ index, 0: told }) =>
    /^\s\p{Lu}/u.test(row.text.slice(index + told.length)),
  );
  let text = row.text;
  for (const { index, 0: told } of [...behind, ...between])
    text = `${text.slice(0, index)};${' '.repeat(told.length - 1)}${text.slice(index + told.length)}`;
  return text === row.text ? row : { ...row, text };
};
