import type { CvSource } from '../model.ts';
import { englishOne } from './englishOne.ts';
import { englishTwo } from './englishTwo.ts';
import { heldOutFreeformColumns } from './freeformColumns.ts';
import { heldOutFreeformEnglish } from './freeformEnglish.ts';
import { heldOutFreeformFrench } from './freeformFrench.ts';
import { frenchOne } from './frenchOne.ts';
import { frenchTwo } from './frenchTwo.ts';
import { heldOutLong } from './long.ts';

export const heldOutCvs: CvSource[] = [
  ...frenchOne,
  ...frenchTwo,
  ...englishOne,
  ...englishTwo,
  ...heldOutLong,
  ...heldOutFreeformFrench,
  ...heldOutFreeformEnglish,
  ...heldOutFreeformColumns,
];
