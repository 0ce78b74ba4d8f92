import type { Citation, Message } from '#contract/conversations';
import { enumerate, plain, plural } from './answer/draft.ts';

const FOLDERS = { candidate: 'candidates', job: 'jobs', placement: 'placements' } as const;
const ASKED = 5;
const NAMED = 8;

const cut = (text: string, most = 120): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The first sentence of an answer, which tells what was found. */
const found = (content: string): string => (content.split('\n')[0] ?? '').replace(/\s:$/, '.');

const link = ({ kind, id, label }: Citation): string => `[${plain(label)}](/${FOLDERS[kind]}/${id})`;

/** What was asked, what was found last, and the records named most: taken from the messages, nothing added. */
export const summarise = (title: string, messages: readonly Message[]): string => {
  const questions = messages.filter(({ role }) => role === 'user');
  if (questions.length === 0) return `La conversation «\u00A0${plain(title)}\u00A0» ne contient encore aucun message.`;
  const answers = messages.filter(({ role, citations }) => role === 'assistant' && citations.length > 0);
  const times = new Map<string, { citation: Citation; count: number }>();
  for (const citation of answers.flatMap(({ citations }) => citations))
    times.set(citation.id, { citation, count: (times.get(citation.id)?.count ?? 0) + 1 });
  const named = [...times.values()].toSorted((a, b) => b.count - a.count).map(({ citation }) => citation);
  const people = named.filter(({ kind }) => kind === 'candidate').slice(0, NAMED);
  const offers = named.filter(({ kind }) => kind === 'job').slice(0, NAMED);
  const asked = [...new Set(questions.map(({ content }) => plain(cut(content))))];
  const last = answers.at(-1);
  return [
    `**Demandé** (${plural(questions.length, 'question')})\u00A0: ${asked
      .slice(0, ASKED)
      .map((one) => `«\u00A0${one}\u00A0»`)
      .join('\u00A0; ')}${asked.length > ASKED ? `\u00A0; et ${asked.length - ASKED} autres` : ''}.`,
    last && `**Trouvé en dernier**\u00A0: ${found(last.content)}`,
    people.length > 0 && `**Candidats cités**\u00A0: ${enumerate(people.map(link))}.`,
    offers.length > 0 && `**Offres citées**\u00A0: ${enumerate(offers.map(link))}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
