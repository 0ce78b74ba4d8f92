import { LANGUAGE_NAMES } from '../../lexicon/languages.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import type { SpokenLanguage } from './languages.ts';

const names = makeTrie(LANGUAGE_NAMES.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** « Fluent in », « maîtrise de l’ », « working knowledge of »: how well somebody speaks what follows. Folded. */
const TOLD =
  /(?<!\p{L})(?<level>(?:highly |very )?(?:fluent|proficient|conversant|native|bilingual|trilingual|conversational|intermediate|bilingue|trilingue)|(?:good |very good |excellent |full |professional )?(?:working |basic |professional )?(?:knowledge|command|proficiency|fluency)|mother tongue|(?:tres )?(?:bonne |excellente |parfaite )?(?:maitrise|pratique|connaissance)|notions|bases|parle couramment|speaks?(?: fluently)?)(?: (?:in|of|with|en)? ?both| (?:in|of|with|en|le|la|du|de la|de)| (?:de )?l'| d')?[ :('-]{0,3}$/u;

/** What joins two languages of one level. Folded. */
const AND = /^(?:\s?[,/&-]\s?|,? (?:and|et|as well as|ainsi que) )(?:en |in |le |la |l'|du |de la |de l'|d'|de )?$/u;

/** Languages that a sentence tells with how well they are spoken: « Fluent in Dutch and Danish », « a Malay speaker ». */
export const languagesOfSentences = (rows: readonly Row[]): Found<SpokenLanguage>[] =>
  rows.flatMap((row) => {
    let level: string | null = null;
    let reached = 0;
    return matchAll(names, tokenize(row.folded)).flatMap(({ value: name, start, end }) => {
      const from = Math.max(reached, start - 60);
      const before = row.folded.slice(from, start);
      const told = TOLD.exec(before);
      if (told) level = row.text.slice(from + told.index, from + told.index + told.groups!.level!.length);
      else if (/^ speakers?(?!\p{L})/u.test(row.folded.slice(end))) level = '';
      else if (!AND.test(before)) level = null;
      reached = end;
      return level === null ? [] : [{ value: { name, level }, span: spanOf(row, start, end) }];
    });
  });
