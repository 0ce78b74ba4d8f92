import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { matchTexts } from '../matchTexts.ts';

export interface RankingBlockProps<Ranked> {
  title: string;
  action?: ReactNode;
  /** undefined until the ranking is known. */
  ranking: readonly Ranked[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** What stands there when there is nobody and nothing to rank. */
  empty: string;
  children: (ranked: Ranked) => ReactNode;
}

/** The head of a ranking, as a card of another page. */
export const RankingBlock = <Ranked,>({ title, action, ranking, hasFailed, onRetry, empty, children }: RankingBlockProps<Ranked>) => (
  <SectionCard title={title} action={action}>
    {hasFailed ? (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{matchTexts.blockFailed}</Typography>
        <Button size="small" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      </Box>
    ) : null}
    {!ranking && !hasFailed ? <Skeleton variant="rounded" height={120} /> : null}
    {ranking?.length === 0 ? <Nothing text={empty} /> : null}
    {ranking && ranking.length > 0 ? (
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {ranking.map(children)}
      </Box>
    ) : null}
  </SectionCard>
);
