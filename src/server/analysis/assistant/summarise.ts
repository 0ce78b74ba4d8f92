import type { Citation, Message } from '#contract/conversations';
import { enumerate, plain, plural } from './answer/draft.ts';

const FOLDERS = { candidate: 'candidates', job: 'jobs', placement: 'placements' } as const;
const ASKED = 5;
const NAMED = 8;

const cut = (text: string, most = 120): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The first sentence of an answer, which tells what was found. */
const found = (content: string): string => (content.split('\n')[0] ?? '').replace(/ :$/, '.');

const link = ({ kind, id, label }: Citation): string => `[${plain(label)}](/${FOLDERS[kind]}/${id})`;

/** What was asked, what was found last, and the records named most: taken from the messages, nothing added. */
export const summarise = (title: string, messages: readonly Message[]): string => {
  const questions = messages.filter(({ role }) => role === 'user');
  if (questions.length === 0) return `La conversation « ${plain(title)} » ne contient encore aucun message.`;
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
    `**Demandé** (${plural(questions.length, 'question')}) : ${asked
      .slice(0, ASKED)
      .map((one) => `« ${one} »`)
      .join(' ; ')}${asked.length > ASKED ? ` ; et ${asked.length - ASKED} autres` : ''}.`,
    last && `**Trouvé en dernier** : ${found(last.content)}`,
    people.length > 0 && `**Candidats cités** : ${enumerate(people.map(link))}.`,
    offers.length > 0 && `**Offres citées** : ${enumerate(offers.map(link))}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
