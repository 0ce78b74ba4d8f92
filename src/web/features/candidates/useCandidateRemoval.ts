import { useCallback } from 'react';
import { useRemoveCandidateMutation } from './candidatesApi.ts';
import { candidatesTexts } from './texts.ts';

/** Deletes a candidate once the person confirms (spec 2 §2); false when she does not, or when it failed. */
export const useCandidateRemoval = () => {
  const [removeCandidate] = useRemoveCandidateMutation();
  return useCallback(
    async (id: string): Promise<boolean> => {
      if (!window.confirm(candidatesTexts.confirmRemoval)) return false;
      const { error } = await removeCandidate(id);
      return error === undefined;
    },
    [removeCandidate],
  );
};
