import { useRemoval } from '#lib/useRemoval';
import { useRemoveCandidateMutation } from './candidatesApi.ts';
import { candidatesTexts } from './texts.ts';

/** Deletes a candidate once the person confirms (spec 2 §2). */
export const useCandidateRemoval = () => useRemoval(candidatesTexts.confirmRemoval, useRemoveCandidateMutation()[0]);
