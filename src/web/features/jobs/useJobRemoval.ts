import { useCallback } from 'react';
import { type Place, useRemoveJobMutation } from './jobsApi.ts';
import { jobsTexts } from './texts.ts';

/** Deletes an offer once the person confirms (spec 1 §2); false when she does not, or when it failed. */
export const useJobRemoval = (place: Place) => {
  const [removeJob] = useRemoveJobMutation();
  return useCallback(
    async (id: string): Promise<boolean> => {
      if (!window.confirm(jobsTexts.confirmRemoval)) return false;
      const { error } = await removeJob({ id, place });
      return error === undefined;
    },
    [removeJob, place],
  );
};
