import { useCallback, useMemo } from 'react';
import { failureText } from '#lib/api/failure';
import { ListFrame } from '#ui/ListFrame';
import { RowsList } from '#ui/RowsList';
import { RowsSkeleton } from '#ui/RowsSkeleton';
import { type CandidateListParams, candidateListRules } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';
import type { CandidateListState } from '../useCandidateList.ts';
import type { CandidateActionHandlers } from './CandidateActions.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { candidateColumns } from './candidateColumns.tsx';
import { CandidatesEmpty } from './CandidatesEmpty.tsx';

export interface CandidatesListProps {
  list: CandidateListState;
  params: CandidateListParams;
  onChange: (changes: Partial<CandidateListParams>) => void;
  onCreate: () => void;
  handlers: CandidateActionHandlers;
}

/** Spec 2 §9. */
const loading = <RowsSkeleton rows={5} portraits />;
const analyzing = <RowsSkeleton rows={3} portraits />;

/** The candidates, as a table or, on a narrow screen, as cards; or why there are none. */
export const CandidatesList = ({ list, params, onChange, onCreate, handlers }: CandidatesListProps) => {
  const columns = useMemo(() => candidateColumns(handlers), [handlers]);
  const onPage = useCallback((page: number) => onChange({ page }), [onChange]);
  return (
    <ListFrame
      list={list}
      page={params.page}
      onPage={onPage}
      failure={failureText(list.error, candidatesTexts.loadFailed)}
      skeleton={loading}
      empty={<CandidatesEmpty params={params} onChange={onChange} onCreate={onCreate} />}
    >
      {(known) => (
        <RowsList
          label={candidatesTexts.title}
          rows={known.data}
          columns={columns}
          total={known.total}
          isStale={list.isStale}
          params={params}
          rules={candidateListRules}
          onChange={onChange}
          renderCard={(candidate) => <CandidateCard candidate={candidate} handlers={handlers} />}
          skeleton={known.analyzing > 0 ? analyzing : loading}
        />
      )}
    </ListFrame>
  );
};
