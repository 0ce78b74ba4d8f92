import type { Citation } from '#contract/conversations';
import type { Answer } from '../assistant/assistant.ts';
import type { Base } from '../assistant/base.ts';
import { GIVEN_NAMES } from '../lexicon/givenNames.ts';
import { fold } from '../text/fold.ts';
import { cleanText, createCleaner } from './cleanText.ts';
import { createMask } from './masking.ts';
import { type ModelClient, ModelFailure, type ModelMessage } from './modelClient.ts';
import { answerPrompt, summaryPrompt } from './prompts.ts';
import { recordsText } from './records.ts';

const MOST_PEOPLE = 20;
const MOST_OFFERS = 10;

export interface ModelQuestion {
  question: string;
  /** Earlier exchanges of the conversation, oldest first. */
  history: readonly ModelMessage[];
  /** What the built-in assistant found: the records that the answer may cite. */
  found: Pick<Answer, 'content' | 'citations'>;
  base: Base;
  /** false: no record leaves. */
  withRecords: boolean;
}

/** A first name and a name in capitals that stand in nothing that the model was given: somebody it made up. */
const inventsSomebody = (text: string, given: string): boolean => {
  const known = fold(given);
  return [...text.matchAll(/(?<![\p{L}[])(\p{Lu}[\p{L}-]+) (\p{Lu}[\p{L}'’-]+)/gu)].some(
    ([pair, first]) => GIVEN_NAMES.has(fold(first!)) && !known.includes(fold(pair)),
  );
};

const givenOf = ({ base, found, withRecords }: ModelQuestion) => {
  const ids = (kind: Citation['kind']) => new Set(found.citations.flatMap((citation) => (citation.kind === kind ? [citation.id] : [])));
  const [people, offers] = [ids('candidate'), ids('job')];
  if (!withRecords) return { people: [], offers: [], placements: [] };
  return {
    people: base.people.filter(({ facts }) => people.has(facts.id)).slice(0, MOST_PEOPLE),
    offers: base.offers.filter(({ facts }) => offers.has(facts.id)).slice(0, MOST_OFFERS),
    placements: found.citations.filter(({ kind }) => kind === 'placement').slice(0, MOST_PEOPLE),
  };
};

/**
 * An answer in the model's words. Names, e-mails and phones never leave; it may cite only records that it was given.
 * Throws `ModelFailure` where the built-in answer must do; what was shown is then not to be kept.
 */
export const writeAnswer = async (
  client: ModelClient,
  asked: ModelQuestion,
  show?: (text: string) => void,
): Promise<Pick<Answer, 'content' | 'citations'>> => {
  const given = givenOf(asked);
  const mask = createMask(given, asked.base.people);
  const prompt = answerPrompt({
    question: mask.mask(asked.question),
    history: asked.history.map(({ role, content }) => ({ role, content: mask.mask(content) })),
    records: asked.withRecords ? recordsText(given, mask) : null,
    analysis: mask.mask(asked.found.content),
  });
  const cleaner = show && createCleaner((text) => show(mask.unmask(text)));
  const written = await client.write(prompt, cleaner?.add);
  cleaner?.end();
  const clean = cleanText(written).trim();
  if (inventsSomebody(clean, prompt.map(({ content }) => content).join('\n'))) throw new ModelFailure('unreadable');
  const content = mask.unmask(clean).trim();
  if (content === '') throw new ModelFailure('empty');
  return { content, citations: mask.citationsIn(clean) };
};

/** A conversation summed up in the model's words, under the same rules. */
export const writeSummary = async (
  client: ModelClient,
  base: Base,
  exchanges: readonly ModelMessage[],
  cited: readonly Citation[],
): Promise<string> => {
  const given = givenOf({ question: '', history: [], found: { content: '', citations: [...cited] }, base, withRecords: true });
  const mask = createMask(given, base.people);
  const text = exchanges.map(({ role, content }) => `${role === 'user' ? 'Recruteur' : 'Assistant'} : ${mask.mask(content)}`).join('\n\n');
  const prompt = summaryPrompt(text.slice(-12_000));
  const clean = cleanText(await client.write(prompt)).trim();
  if (inventsSomebody(clean, text)) throw new ModelFailure('unreadable');
  const summary = mask.unmask(clean).trim();
  if (summary === '') throw new ModelFailure('empty');
  return summary;
};
