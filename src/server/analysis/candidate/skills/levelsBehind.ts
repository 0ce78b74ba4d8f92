import type { Row } from '../../text/rows.ts';

const KNOWN =
  'avancee?s?|expert(?:e|ise)?|confirmee?|intermediaires?|debutante?|notions|bases?|courante?|maitrise|maitrisee?|operationnel(?:le)?|niveau|moyen(?:ne)?|advanced|intermediate|beginner|proficien(?:t|cy)|basics?|fluent|familiar|knowledge|level|connaissances?|lu|excellente?|average|novice|elementa(?:ry|ire)s?|competent|working|good|fair|autonome|usage|quotidien(?:ne)?|professionnel(?:le)?|professional';
const AROUND =
  "tres|very|bon(?:ne)?s?|assez|plutot|de|d['’]|en|et|and|of|strong|solides?|solid|high|low|medium|some|scolaire|parfaite?|utilisation|user";
const MEASURE =
  '\\d{1,3}\\s?%|\\d{1,2}(?:[.,]\\d)?\\s?\\/\\s?(?:5|10|20|100)|\\d{1,2}\\+?\\s?(?:ans?|years?|yrs?|mois|months?)|[★☆⭐●○■□]{2,10}';
/** « : très bon niveau », « : 4/5 » behind what is known so well, up to the next of them. Folded. */
const LEVEL_BEHIND = new RegExp(
  `(?<=\\S)\\s?:\\s?(?:(?:(?:${AROUND})\\s?){0,4}(?:${KNOWN})(?:\\s(?:${AROUND}|${KNOWN})){0,4}|${MEASURE})(?=\\s*(?:[,;|•·\\n]|\\.?$))`,
  'gu',
);
/** What a level is told of that is no skill. Folded. */
const OF_NOTHING = /(?<!\p{L})(?:experiences?|niveau|level|permis|etudes?|years?|annees)(?!\p{L})/u;

/** « Word, Excel : bon niveau »: what stands before the colon is no label there, so a mark of lists takes the place of the level. */
export const withoutLevelsBehind = (row: Row): Row => {
  if (!row.text.includes(':') || OF_NOTHING.test(row.folded.slice(row.from, row.text.indexOf(':')))) return row;
  let text = row.text;
  for (const { index, 0: told } of row.folded.matchAll(LEVEL_BEHIND))
    text = `${text.slice(0, index)};${' '.repeat(told.length - 1)}${text.slice(index + told.length)}`;
  return text === row.text ? row : { ...row, text };
};
