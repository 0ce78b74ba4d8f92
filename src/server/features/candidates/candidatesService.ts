import type { Candidate, CandidateListQuery, CandidateRow, CandidateUpdate } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import type { UploadedFile } from '#server/plugins/uploads';
import { type AnalyzedRecordsDependencies, createAnalyzedRecords } from '#server/records/analyzedRecords';
import { present } from '#server/records/present';
import { analyseCv, type CandidateReader, failed } from './candidateAnalysis.ts';
import { changesOf, toCandidate, toRow } from './candidateRecord.ts';
import { analyzedCandidates, candidatesRepository } from './candidatesRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies extends AnalyzedRecordsDependencies {
  reader: CandidateReader;
}

/** Candidates (spec 2 §2 to §7): uploaded as CV files, analysed by background tasks, edited by recruiters. */
export const createCandidatesService = ({ reader, ...dependencies }: Dependencies) => {
  const { database } = dependencies;
  const of = (companyId: string) => candidatesRepository(database, companyId);
  const records = createAnalyzedRecords(dependencies, {
    ...analyzedCandidates,
    task: 'candidate-analysis',
    analyse: (file, country) => analyseCv(reader, file, country),
    failed,
    texts: TEXTS,
  });

  const list = async (companyId: string, query: CandidateListQuery): Promise<AnalyzedList<CandidateRow>> => {
    // Counted first: an analysis that ends in between is asked for once more, instead of being shown for ever as going on.
    const analyzing = await of(companyId).analyzing();
    const { data, total } = await of(companyId).list(query);
    return { data: data.map(toRow), total, analyzing };
  };

  const get = async (companyId: string, id: string): Promise<Candidate> => toCandidate(present(await of(companyId).record(id)));
  const row = async (companyId: string, id: string): Promise<CandidateRow> => toRow(present(await of(companyId).row(id)));

  /** One CV, one candidate. */
  const upload = async (companyId: string, file: UploadedFile): Promise<CandidateRow> =>
    row(companyId, await records.upload(companyId, file));

  const update = async (companyId: string, id: string, changes: CandidateUpdate): Promise<Candidate> => {
    await records.update(companyId, id, async (transaction) =>
      changesOf(present(await candidatesRepository(transaction, companyId).record(id)), changes),
    );
    return get(companyId, id);
  };

  const analyseAgain = async (companyId: string, id: string): Promise<CandidateRow> => {
    await records.analyseAgain(companyId, id);
    return row(companyId, id);
  };

  const version = (companyId: string): Promise<string> => of(companyId).version();

  const { remove, file, analyse, giveUp, sweepLost } = records;
  return { list, version, get, upload, update, remove, file, analyseAgain, analyse, giveUp, sweepLost };
};
export type CandidatesService = ReturnType<typeof createCandidatesService>;
