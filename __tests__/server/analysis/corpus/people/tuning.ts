import type { CvSource } from '../model.ts';
import { demoField } from './demoField.ts';
import { demoOffice } from './demoOffice.ts';
import { englishField } from './englishField.ts';
import { englishOffice } from './englishOffice.ts';
import { englishTech } from './englishTech.ts';
import { freeformCvs } from './freeform.ts';
import { freeformEnglish } from './freeformEnglish.ts';
import { freeformFrench } from './freeformFrench.ts';
import { frenchTech } from './frenchTech.ts';
import { frenchTrades } from './frenchTrades.ts';
import { longCvs } from './long.ts';

/** The two thirds of the corpus that the engine may be tuned on. */
export const tuningCvs: CvSource[] = [
  ...demoOffice,
  ...demoField,
  ...englishTech,
  ...englishOffice,
  ...englishField,
  ...frenchTech,
  ...frenchTrades,
  ...longCvs,
  ...freeformCvs,
  ...freeformEnglish,
  ...freeformFrench,
];
