import type { CvContent } from '#contract/cv';
import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER, type StyleConfig } from '#contract/template-configs';
import { SAMPLE_CV } from '#cv/sampleCv';

/** The standard palette and footer, nobody anonymous. */
export const makeStyle = (differences: Partial<StyleConfig> = {}): StyleConfig => ({
  colors: DEFAULT_COLORS,
  footer: DEFAULT_FOOTER,
  anonymity: DEFAULT_ANONYMITY,
  ...differences,
});

/** The sample's career, that many times over. */
export const makeLongCv = (times: number): CvContent => ({
  ...SAMPLE_CV,
  workExperience: Array.from({ length: times }, () => SAMPLE_CV.workExperience).flat(),
});
