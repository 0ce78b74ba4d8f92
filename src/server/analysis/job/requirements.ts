import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';

const SOFT =
  /(?<!\p{L})(?:(?:est|sont|serait|seraient|sera|constitue(?:rait)?)\s(?:vraiment |aussi |egalement )?(?:un|des) (?:vrai |gros |reel )?(?:plus|atouts?)|un plus|idealement|de preference|appreciee?s?|souhaitee?s?|souhaitables?|bienvenue?s?|nice to have|good to have|is a (?:big |strong |definite )?plus|are a plus|a plus|ideally|preferred|preferably|desirable|desired|advantageous|an advantage|would be great|optionnelle?s?)(?!\p{L})/u;
const HARD =
  /(?<!\p{L})(?:imperati(?:f|ve|fs|ves|vement)|indispensables?|obligatoires?|exigee?s?|requise?s?|necessaires?|imposee?s?|required|mandatory|must[- ]have|must|essential|compulsory)(?!\p{L})/u;
/** « non indispensable », « not required ». */
const NOT_HARD =
  /(?:non|pas|n'est pas|sans etre|not|but not)\s(?:strictement |strictly )?(?:imperati|indispensable|obligatoire|exige|requis|necessaire|required|mandatory|essential)/u;

/** What a line says of itself: `must`, `nice`, or nothing. */
export const weightOf = (text: string): 'must' | 'nice' | null => {
  const folded = fold(text);
  if (NOT_HARD.test(folded)) return 'nice';
  if (HARD.test(folded)) return 'must';
  return SOFT.test(folded) ? 'nice' : null;
};

/** Where one line asks for two things: a full stop, a semicolon, or words that soften what follows a comma. */
const CUT =
  /(?<=[\p{L}\d)»%+#])(?:\s?;\s+|\.\s+(?=\p{Lu})|,\s+(?=(?:et )?(?:idéalement|de préférence|ideally|preferably)(?!\p{L}))|,\s+(?=[^,;.]{2,40}\s(?:est un plus|serait un plus|appréciée?s?|souhaitée?s?|is a plus|a plus|preferred)(?!\p{L})))/gu;

/** The line cut into what it asks for, where its parts weigh differently; else the whole line. */
export const splitByWeight = (item: Found<string>, text: string): Found<string>[] => {
  const written = text.slice(item.span.start, item.span.end);
  const cuts = [...written.matchAll(CUT)];
  const bounds = [...cuts.map(({ index, 0: cut }) => [index, index + cut.length] as const), [written.length, written.length] as const];
  let from = 0;
  const parts = bounds.map(([end, next]) => {
    const part = {
      value: written.slice(from, end).replaceAll(/\s+/gu, ' ').trim(),
      span: { start: item.span.start + from, end: item.span.start + end },
    };
    from = next;
    return part;
  });
  const weights = new Set(parts.map(({ value }) => weightOf(value)));
  return parts.length > 1 && weights.size > 1 && parts.every(({ value }) => value.length > 2) ? parts : [item];
};
