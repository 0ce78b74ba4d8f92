import Box from '@mui/material/Box';
import type { FormikHelpers } from 'formik';
import { SCORE_BANDS } from '#contract/matching';
import { type Verdict, verdictSchema } from '#contract/placements';
import { failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { FormDialog } from '#ui/FormDialog';
import { FormField } from '#ui/FormField';
import { SelectField } from '#ui/SelectField';
import { detailTexts } from '../detailTexts.ts';
import { BAND_LABELS } from '../labels.ts';
import { useDecidePlacementMutation } from '../placementsApi.ts';

export interface VerdictDialogProps {
  id: string;
  /** null while nobody gave one. */
  verdict: Verdict | null;
  onClose: () => void;
}

interface VerdictValues {
  /** '' while it is not chosen. */
  band: string;
  reason: string;
}

const BANDS = SCORE_BANDS.map((value) => ({ value, label: BAND_LABELS[value].label }));

export const VerdictDialog = ({ id, verdict, onClose }: VerdictDialogProps) => {
  const [decide] = useDecidePlacementMutation();
  const save = async (values: VerdictValues, { setStatus }: FormikHelpers<VerdictValues>) => {
    const { error } = await decide({ params: { id }, body: verdictSchema.cast(values) });
    if (!error) return onClose();
    return setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <FormDialog<VerdictValues>
      title={detailTexts.verdict}
      initialValues={{ band: verdict?.band ?? '', reason: verdict?.reason ?? '' }}
      validationSchema={verdictSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <SelectField name="band" label={detailTexts.verdictBand} options={BANDS} required />
        <FormField
          name="reason"
          label={detailTexts.verdictReason}
          hint={detailTexts.verdictReasonHint}
          required
          multiline
          minRows={4}
          maxRows={12}
        />
      </Box>
    </FormDialog>
  );
};
