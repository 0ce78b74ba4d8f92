import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { commonTexts } from '#lib/commonTexts';
import { paletteTexts as texts } from '../texts.ts';
import type { PaletteSearch } from '../usePaletteSearch.ts';

export interface PaletteStatusProps {
  words: string;
  search: PaletteSearch;
  /** Options shown. */
  count: number;
}

const sentenceOf = ({ words, search, count }: PaletteStatusProps): string => {
  if (search.hasFailed) return texts.failed;
  if (search.isSearching) return texts.searching;
  if (search.findings && Object.values(search.findings).includes(null)) return texts.partial;
  if (words === '') return '';
  return count === 0 ? texts.nothing(words) : texts.found(count);
};

/** How the search goes, said to the eye and to a screen reader. */
export const PaletteStatus = (props: PaletteStatusProps) => {
  const { hasFailed, isSearching, findings, retry } = props.search;
  const mayRetry = hasFailed || (!isSearching && findings !== null && Object.values(findings).includes(null));
  return (
    <>
      <Box sx={{ height: 4 }}>{isSearching ? <LinearProgress aria-hidden="true" /> : null}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        <span role="status">{sentenceOf(props)}</span>
        {mayRetry ? (
          <Button size="small" onClick={retry}>
            {commonTexts.retry}
          </Button>
        ) : null}
      </Box>
    </>
  );
};
