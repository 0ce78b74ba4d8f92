import { useRemoval } from '#lib/useRemoval';
import { detailTexts } from './detailTexts.ts';
import { useRemovePlacementMutation } from './placementsApi.ts';

/** Deletes a placement once the person confirms (decisions §2). */
export const usePlacementRemoval = () => useRemoval(detailTexts.confirmRemoval, useRemovePlacementMutation()[0]);
