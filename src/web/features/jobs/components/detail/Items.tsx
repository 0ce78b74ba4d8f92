import Box from '@mui/material/Box';
import { Fact } from '#ui/Fact';
import type { Job } from '#contract/jobs';
import { detailTexts } from '../../detailTexts.ts';
import { sourceOf } from '../../sources.ts';

export interface ItemsProps {
  job: Job;
  list: 'requirements' | 'niceToHave' | 'benefits';
}

/** The items of a list, each with the passage that proves it. */
export const Items = ({ job, list }: ItemsProps) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '72ch', overflowWrap: 'anywhere' }}>
    {job[list].map((text, rank) => (
      // oxlint-disable-next-line react/no-array-index-key -- two items may say the same
      <li key={rank}>
        <Fact text={text} missing={detailTexts.unspecified} source={sourceOf(job.passages, `${list}.${rank}`)} />
      </li>
    ))}
  </Box>
);
