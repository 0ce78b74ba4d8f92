import { useCallback } from 'react';
import { useRemoval } from '#lib/useRemoval';
import { type Place, useRemoveJobMutation } from './jobsApi.ts';
import { jobsTexts } from './texts.ts';

/** Deletes an offer once the person confirms (spec 1 §2). */
export const useJobRemoval = (place: Place) => {
  const [removeJob] = useRemoveJobMutation();
  return useRemoval(
    jobsTexts.confirmRemoval,
    useCallback((id) => removeJob({ id, place }), [removeJob, place]),
  );
};
