import Box from '@mui/material/Box';
import { PRIORITY_LEVELS, type PriorityLevel } from '#contract/placements';
import { formatDate } from '#lib/dates';
import { DefinitionList } from '#ui/DefinitionList';
import { FilterSelect } from '#ui/FilterSelect';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../detailTexts.ts';
import { PRIORITY_LABELS } from '../labels.ts';
import { useUpdatePlacementMutation } from '../placementsApi.ts';
import { Points } from './AnalysisCard.tsx';
import type { PlacementProps } from './PlacementState.tsx';

const PRIORITIES = PRIORITY_LEVELS.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** Where the placement stands, what comes next, what is in the way (spec 2 §3). */
export const WorkflowCard = ({ placement: { id, priorityLevel, workflowTracking } }: PlacementProps) => {
  const [update] = useUpdatePlacementMutation();
  const { currentStage, expectedCompletionDate, nextActions, blockers } = workflowTracking;
  const options = priorityLevel === null ? [{ value: '', label: detailTexts.noPriority }, ...PRIORITIES] : PRIORITIES;
  return (
    <SectionCard title={detailTexts.workflow}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DefinitionList
          items={[
            { term: detailTexts.stage, value: currentStage || detailTexts.unspecified },
            {
              term: detailTexts.priority,
              value: (
                <FilterSelect
                  label={detailTexts.priority}
                  value={priorityLevel ?? ''}
                  options={options}
                  onChange={(value) => void update({ params: { id }, body: { priorityLevel: value as PriorityLevel } })}
                />
              ),
            },
            {
              term: detailTexts.expectedDate,
              value: expectedCompletionDate === null ? detailTexts.noData : formatDate(expectedCompletionDate),
            },
          ]}
        />
        <Points title={detailTexts.nextActions} lines={nextActions} none={detailTexts.noAction} />
        <Points title={detailTexts.blockers} lines={blockers} none={detailTexts.noBlocker} />
      </Box>
    </SectionCard>
  );
};
