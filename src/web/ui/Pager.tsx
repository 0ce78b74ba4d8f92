import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { IconAction } from './IconAction.tsx';
import { uiTexts } from './texts.ts';

export interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Where a page stands in its list, and the way to its neighbours. */
export const Pager = ({ label, page, pageSize, total, onPage }: PagerProps) => {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {uiTexts.range(first, last, total)}
      </Box>
      <IconAction label={uiTexts.previousPage} Icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconAction label={uiTexts.nextPage} Icon={ChevronRight} disabled={last >= total} onClick={() => onPage(page + 1)} />
    </Box>
  );
};
