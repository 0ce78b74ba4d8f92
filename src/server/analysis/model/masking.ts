import type { Citation } from '#contract/conversations';
import type { Offer, Person } from '../assistant/base.ts';
import { plain } from '../assistant/answer/draft.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';

/** What stands for a name, an address or a number on its way to a model: `[[C1]]` a candidate, `[[C1.p]]` a first name, `[[E1]]`… */
const MARK = /\[\[([A-Z]\d{1,4})(?:\.([pn]))?\]\]/gu;
const EMAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gu;
const PHONE = /(?<![\w/-])\+?\(?\d(?:[\s().-]{0,3}\d){8,14}(?![\w-])/gu;

interface Masked {
  mark: string;
  shown: string;
  citation: Citation | null;
}

const wordsOf = (text: string): string[] => tokenize(fold(text)).map(({ word }) => word);

/**
 * Replaces names, e-mails and phones by stable marks, and puts them back. The people and offers given are those that an
 * answer may cite; `others` are masked too, and come back as their name alone.
 */
export const createMask = (
  given: { people: readonly Person[]; offers: readonly Offer[]; placements: readonly Citation[] },
  others: readonly Person[],
) => {
  const marks = new Map<string, Masked>();
  const byRecord = new Map<string, string>();
  /** First word of a name → what it may be the beginning of. */
  const names = new Map<string, { words: string[]; mark: string }[]>();
  const found = { E: new Map<string, string>(), T: new Map<string, string>() };

  const register = (mark: string, shown: string, citation: Citation | null) => marks.set(mark, { mark, shown, citation });
  const addName = (written: string, mark: string) => {
    const words = wordsOf(written);
    const [first] = words;
    if (first === undefined || (words.length === 1 && first.length < 3)) return;
    names.set(
      first,
      [...(names.get(first) ?? []), { words, mark }].toSorted((a, b) => b.words.length - a.words.length),
    );
  };

  given.people.forEach((person, index) => {
    const mark = `C${index + 1}`;
    const { firstName, lastName, id } = person.facts;
    register(mark, person.name, { kind: 'candidate', id, label: person.name });
    byRecord.set(id, mark);
    addName(`${firstName} ${lastName}`, mark);
    addName(`${lastName} ${firstName}`, mark);
    addName(firstName, `${mark}.p`);
    addName(lastName, `${mark}.n`);
    marks.set(`${mark}.p`, { mark, shown: firstName, citation: null });
    marks.set(`${mark}.n`, { mark, shown: lastName, citation: null });
  });
  given.offers.forEach(({ facts: { id, title } }, index) => {
    register(`O${index + 1}`, title, { kind: 'job', id, label: title });
    byRecord.set(id, `O${index + 1}`);
  });
  given.placements.forEach((citation, index) => {
    register(`P${index + 1}`, citation.label, citation);
    byRecord.set(citation.id, `P${index + 1}`);
  });
  const isGiven = new Set(given.people.map(({ facts }) => facts.id));
  others
    .filter(({ facts }) => !isGiven.has(facts.id) && facts.firstName !== '' && facts.lastName !== '')
    .forEach(({ facts, name }, index) => {
      register(`X${index + 1}`, name, null);
      addName(`${facts.firstName} ${facts.lastName}`, `X${index + 1}`);
      addName(`${facts.lastName} ${facts.firstName}`, `X${index + 1}`);
    });

  const contact = (letter: 'E' | 'T', written: string): string => {
    const known = found[letter].get(written) ?? `${letter}${found[letter].size + 1}`;
    found[letter].set(written, known);
    register(known, written, null);
    return `[[${known}]]`;
  };

  const maskNames = (text: string): string => {
    const tokens = tokenize(fold(text));
    let masked = '';
    let end = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const name = names
        .get(tokens[index]!.word)
        ?.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.word === word));
      if (!name || text.startsWith('[[', tokens[index]!.start - 2)) continue;
      masked += `${text.slice(end, tokens[index]!.start)}[[${name.mark}]]`;
      index += name.words.length - 1;
      end = tokens[index]!.end;
    }
    return masked + text.slice(end);
  };

  /** Text that may leave: no name, e-mail or phone of the base in it, and no link. */
  const mask = (text: string): string => {
    const linked = text.replaceAll(/\[[^\]\n]*\]\(\/(?:candidates|jobs|placements)\/([\w-]+)\)/gu, (_, id: string) => {
      const mark = byRecord.get(id);
      return mark ? `[[${mark}]]` : '';
    });
    const reached = linked.replaceAll(EMAIL, (written) => contact('E', written)).replaceAll(PHONE, (written) => contact('T', written));
    return maskNames(reached);
  };

  const shown = ({ shown: written, citation }: Masked): string => {
    if (!citation) return plain(written);
    const folder = { candidate: 'candidates', job: 'jobs', placement: 'placements' }[citation.kind];
    return `[${plain(written)}](/${folder}/${citation.id})`;
  };

  /** Names and links put back; marks that were never given disappear. */
  const unmask = (text: string): string =>
    text.replaceAll(MARK, (_, mark: string, part: string | undefined) => {
      const known = marks.get(part ? `${mark}.${part}` : mark);
      return known ? shown(known) : '';
    });

  /** Records that the masked text names, in order. */
  const citationsIn = (text: string): Citation[] => {
    const cited = [...text.matchAll(MARK)].flatMap(([, mark]) => marks.get(mark!)?.citation ?? []);
    return [...new Map(cited.map((citation) => [citation.id, citation])).values()];
  };

  const markOf = (id: string): string => `[[${byRecord.get(id) ?? ''}]]`;

  return { mask, unmask, citationsIn, markOf };
};
export type Mask = ReturnType<typeof createMask>;
