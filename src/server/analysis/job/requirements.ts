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
  const folded = fold(text).replaceAll(/\(([^)]*)\)/gu, (_, aside: string) => (SOFT.exec(aside)?.[0] === aside ? ` ${aside} ` : ' '));
  if (NOT_HARD.test(folded)) return 'nice';
  if (HARD.test(folded)) return 'must';
  return SOFT.test(folded) ? 'nice' : null;
};

/** Sentences of a line, and what semicolons part. */
const SENTENCES = /(?<=[\p{L}\d)»%+#])(?:\s?;\s+|\.\s+(?=\p{Lu}|\d))/gu;
/** A comma after which words soften what follows. */
const SOFTENED =
  /(?<=[\p{L}\d)»%+#]),\s+(?=(?:et )?(?:idéalement|de préférence|ideally|preferably)(?!\p{L})|[^,;.]{2,40}\s(?:est un plus|serait un plus|appréciée?s?|souhaitée?s?|is a plus|a plus|preferred)(?!\p{L}))/gu;

/** Between a bracket and its end: « (bread required, butter preferred) » is one aside. */
const isBracketed = (text: string, at: number): boolean => {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && text.lastIndexOf(')', at) < open && text.indexOf(')', at) >= 0;
};

/** An item cut where a pattern stands; the document's text tells where the parts stand. */
export const cutAt = (cuts: RegExp, { span }: Found<string>, text: string): Found<string>[] => {
  const written = text.slice(span.start, span.end);
  const bounds = [
    ...[...written.matchAll(cuts)]
      .filter(({ index }) => !isBracketed(written, index))
      .map(({ index, 0: cut }) => [index, index + cut.length] as const),
    [written.length, 0] as const,
  ];
  let from = 0;
  return bounds.map(([end, next]) => {
    const part = {
      value: written.slice(from, end).replaceAll(/\s+/gu, ' ').trim(),
      span: { start: span.start + from, end: span.start + end },
    };
    from = next;
    return part;
  });
};

/** A line that asks for several things, cut into them; the document's text tells where they stand. */
export const splitNeeds = (item: Found<string>, text: string): Found<string>[] => {
  const sentences = cutAt(SENTENCES, item, text);
  const parts = (sentences.length > 1 ? sentences : [item]).flatMap((one) => {
    const softened = cutAt(SOFTENED, one, text);
    return new Set(softened.map(({ value }) => weightOf(value))).size > 1 ? softened : [one];
  });
  return parts.every(({ value }) => value.length > 2) ? parts : [item];
};
