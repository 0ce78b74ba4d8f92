import type { Row } from '../../text/rows.ts';

/** « https://www.orvane.example/ »: a cell that is an address and nothing else. */
const ADDRESS = /^\(?(?:https?:\/\/(?:www\.)?|www\.)((?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,12})\/?\)?$/iu;

/** Where work is shown or published, whoever employs. */
const PLATFORM =
  /(?:^|\.)(?:github|gitlab|bitbucket|linkedin|youtube|youtu|vimeo|twitter|facebook|instagram|medium|notion|behance|dribbble|kaggle|google|apple|bit|goo|tinyurl|doi|arxiv|wikipedia)\.[a-z.]+$/iu;

/** The name of the site that stands in the head of a job in place of its employer; '' where none does. */
export const employerSite = (head: readonly Row[]): string => {
  const sites = head
    .flatMap(({ text, from }) => text.slice(from).split(/\n|\s\|\s/u))
    .map((cell) => ADDRESS.exec(cell.trim())?.[1] ?? '')
    .filter((site) => site !== '' && !PLATFORM.test(site));
  return sites.length === 1 ? sites[0]! : '';
};
