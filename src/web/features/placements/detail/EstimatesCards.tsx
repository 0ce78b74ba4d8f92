import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { EstimateFormulas } from '#contract/placements';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { detailTexts } from '../detailTexts.ts';
import { type Estimate, market, matchAndRisk, predictions } from '../estimates.ts';
import type { PlacementProps } from './PlacementState.tsx';

interface EstimatesCardProps {
  title: string;
  estimates: readonly Estimate[];
  formulas: EstimateFormulas;
}

/** How the estimate was computed, on hover or focus of its name. */
const Term = ({ term, formula }: { term: string; formula: string | undefined }) =>
  formula === undefined ? (
    term
  ) : (
    <Tooltip describeChild title={formula}>
      <Box component="span" tabIndex={0} sx={{ borderBottom: '1px dotted currentColor' }}>
        {term}
      </Box>
    </Tooltip>
  );

const EstimatesCard = ({ title, estimates, formulas }: EstimatesCardProps) => (
  <SectionCard title={title}>
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0, fontSize: '0.875rem' }}>
      {estimates.map(({ key, term, value }) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <Term term={term} formula={formulas[key]} />
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: value ? 600 : 400, color: value ? undefined : 'text.secondary' }}>
            {value?.tone ? <StatusChip label={value.label} tone={value.tone} /> : (value?.label ?? detailTexts.noData)}
          </Box>
        </Box>
      ))}
    </Box>
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', fontSize: '0.8125rem', fontStyle: 'italic' }}>
      {detailTexts.indicative}
    </Typography>
  </SectionCard>
);

/** Match and risk, market, predictions (spec 2 §2): computed by stated formulas from the company's own data (decisions §5). */
export const EstimatesCards = ({ placement }: PlacementProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}>
    <EstimatesCard title={detailTexts.metrics} estimates={matchAndRisk(placement)} formulas={placement.formulas} />
    <EstimatesCard title={detailTexts.market} estimates={market(placement)} formulas={placement.formulas} />
    <EstimatesCard title={detailTexts.predictions} estimates={predictions(placement)} formulas={placement.formulas} />
  </Box>
);
