import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { CriterionOutcome, MatchCriterion } from '#contract/matching';
import { quoteOf } from '#lib/passages';
import { detailTexts } from '../detailTexts.ts';
import { CATEGORY_LABELS, OUTCOME_LABELS } from '../labels.ts';
import { Quote } from './Quote.tsx';

const ICONS = {
  met: CheckCircle,
  partly: ContrastOutlined,
  not_met: CancelOutlined,
  not_found: HelpOutlined,
} satisfies Record<CriterionOutcome, ComponentType>;

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });

export interface CriterionRowProps {
  criterion: MatchCriterion;
}

/** One thing that the offer asks for: the outcome in an icon and a word, its weight, why, and both texts quoted. */
export const CriterionRow = ({ criterion: { category, label, outcome, weight, explanation, asked, proof } }: CriterionRowProps) => {
  const { label: word, tone } = OUTCOME_LABELS[outcome];
  const Icon = ICONS[outcome];
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '132px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.25,
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, color, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.6 }}>
        <Icon aria-hidden="true" sx={{ fontSize: 18, mt: '2px' }} />
        {word}
      </Box>
      <Box sx={{ minWidth: 0, gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 } }}>
        <Typography component="h4" sx={{ fontWeight: 600, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
          {label}
          <Box component="span" sx={{ ml: 1, fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {CATEGORY_LABELS[category]}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {explanation}
        </Typography>
        {proof ? <Quote source={detailTexts.inCv(proof.page)} text={quoteOf(proof)} isProof /> : null}
        {asked === null ? null : <Quote source={detailTexts.inOffer} text={quoteOf({ text: asked })} />}
      </Box>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap', lineHeight: 1.7, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
      >
        {detailTexts.weight(percent.format(weight))}
      </Typography>
    </Box>
  );
};
