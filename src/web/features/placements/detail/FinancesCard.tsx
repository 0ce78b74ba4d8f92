import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { formatEuros, formatPercent } from '#lib/figures';
import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { detailTexts } from '../detailTexts.ts';
import { feeFormula } from '../fees.ts';
import { placementsTexts } from '../texts.ts';
import type { PlacementProps } from './PlacementState.tsx';

const FinancesDialog = lazy(async () => ({ default: (await import('./FinancesDialog.tsx')).FinancesDialog }));

const Explained = ({ text, explanation }: { text: string; explanation: string }) => (
  <Tooltip describeChild title={explanation}>
    <Box component="span" tabIndex={0} sx={{ borderBottom: '1px dotted currentColor' }}>
      {text}
    </Box>
  </Tooltip>
);

/** Fees in euros and the rate they follow from, marked while nobody chose it (spec 2 §9, decisions §5). */
export const FinancesCard = ({ placement }: PlacementProps) => {
  const { estimatedFee, actualFee, feePercentage, feeAssumed } = placement;
  const [isEditing, setEditing] = useState(false);
  const figure = (amount: number | null, none: string) => (amount === null ? none : formatEuros(amount));
  return (
    <SectionCard
      title={detailTexts.finances}
      action={
        <Button
          size="small"
          startIcon={<EditOutlined fontSize="small" />}
          aria-label={detailTexts.editFinancesTitle}
          onClick={() => setEditing(true)}
        >
          {detailTexts.editFinances}
        </Button>
      }
    >
      <DefinitionList
        items={[
          {
            term: detailTexts.estimatedFee,
            value: <Explained text={figure(estimatedFee, detailTexts.notEstimated)} explanation={feeFormula(placement)} />,
          },
          { term: detailTexts.actualFee, value: figure(actualFee, detailTexts.notBilled) },
          {
            term: detailTexts.rate,
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {formatPercent(feePercentage)}
                {feeAssumed ? (
                  <Tooltip describeChild title={placementsTexts.assumedHint}>
                    <Box component="span" tabIndex={0}>
                      <StatusChip label={placementsTexts.assumed} tone="warning" />
                    </Box>
                  </Tooltip>
                ) : null}
              </Box>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>{isEditing ? <FinancesDialog placement={placement} onClose={() => setEditing(false)} /> : null}</Suspense>
    </SectionCard>
  );
};
