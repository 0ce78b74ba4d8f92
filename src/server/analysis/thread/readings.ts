import { readCandidate as candidate } from '../readCandidate.ts';
import { readJob as job } from '../readJob.ts';

interface Call<Reading extends (...parameters: never[]) => unknown> {
  document: Parameters<Reading>[0];
  options: Parameters<Reading>[1];
}

/** What the analysis thread can be asked for: piscina hands over one message. */
export const readCandidate = ({ document, options }: Call<typeof candidate>) => candidate(document, options);
export const readJob = ({ document, options }: Call<typeof job>) => job(document, options);
