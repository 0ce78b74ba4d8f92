import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { ListFrame } from '#ui/ListFrame';
import { ListEmpty } from '#ui/ListEmpty';
import { toPlacementsQuery } from '../address.ts';
import { placementsTexts } from '../texts.ts';
import { usePlacementList } from '../usePlacementList.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import type { JobWorkspaceProps } from './JobWorkspace.tsx';
import { PlacementCard } from './PlacementCard.tsx';
import { PlacementsPolling } from './PlacementsPolling.tsx';

const COLUMNS = 'repeat(auto-fill, minmax(min(310px, 100%), 1fr))';

/** Placements of the selected offer, a card each (spec 2 §2). */
export const PlacementsGrid = ({ address, onChange, onCreate }: JobWorkspaceProps) => {
  const query = useMemo(() => toPlacementsQuery(address), [address]);
  const list = usePlacementList(query);
  const onPage = useCallback((page: number) => onChange({ page }), [onChange]);
  const hasFilters = address.search !== '' || address.status !== '';
  const empty = (
    <>
      <ListEmpty
        icon={<HandshakeOutlined />}
        title={placementsTexts.none}
        text={placementsTexts.noneYet}
        create={{ label: placementsTexts.newPlacement, onClick: onCreate }}
        filtered={hasFilters ? { text: placementsTexts.noneMatches, onClear: () => onChange({ search: '', status: '' }) } : null}
      />
      {hasFilters ? null : (
        <Box sx={{ display: 'grid', justifyContent: 'center', mt: -6, pb: 6 }}>
          <Button onClick={() => onChange({ view: 'ranking' })}>{placementsTexts.openRanking}</Button>
        </Box>
      )}
    </>
  );
  return (
    <>
      <PlacementsPolling query={query} list={list} />
      <ListFrame
        list={list}
        page={address.page}
        onPage={onPage}
        failure={placementsTexts.loadFailed}
        skeleton={<CardsSkeleton cards={4} height={206} columns={COLUMNS} />}
        empty={empty}
      >
        {({ data }) => (
          <Box
            component="ul"
            aria-label={placementsTexts.title}
            sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 1.5, m: 0, p: 0, listStyle: 'none', opacity: list.isStale ? 0.6 : 1 }}
          >
            {data.map((placement) => (
              <PlacementCard key={placement.id} placement={placement} />
            ))}
          </Box>
        )}
      </ListFrame>
    </>
  );
};
