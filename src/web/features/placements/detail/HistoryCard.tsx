import { formatDateTime } from '#lib/dates';
import { SectionCard } from '#ui/SectionCard';
import { Timeline } from '#ui/Timeline';
import { detailTexts } from '../detailTexts.ts';
import { statusLabel } from '../labels.ts';
import { joined } from '../names.ts';
import type { PlacementProps } from './PlacementState.tsx';

/** Every change of status, the latest first (decisions §6). */
export const HistoryCard = ({ placement: { history } }: PlacementProps) => (
  <SectionCard title={detailTexts.history}>
    <Timeline
      steps={history.toReversed().map(({ status, at, by }) => ({
        title: statusLabel(status).label,
        subtitle: joined(formatDateTime(at), by ?? detailTexts.byAnalysis),
        period: '',
        text: '',
        source: null,
      }))}
    />
  </SectionCard>
);
