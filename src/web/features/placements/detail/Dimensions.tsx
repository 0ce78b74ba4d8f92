import { type Match, MATCH_DIMENSIONS } from '#contract/matching';
import { DIMENSION_LABELS } from '../labels.ts';
import { Meter } from './Meter.tsx';

export interface DimensionsProps {
  dimensions: Match['dimensions'];
}

/** The score under each of its four heads; '--' where the offer asks for nothing. */
export const Dimensions = ({ dimensions }: DimensionsProps) => (
  <>
    {MATCH_DIMENSIONS.map((dimension) => (
      <Meter key={dimension} label={DIMENSION_LABELS[dimension]} value={dimensions[dimension]} />
    ))}
  </>
);
