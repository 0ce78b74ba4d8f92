import { useFormikContext } from 'formik';
import type { AVAILABILITY_STATUSES } from '#contract/candidates';
import { SelectField } from '#ui/SelectField';
import type { CandidateFormValues } from '../../candidateForm.ts';
import { formTexts } from '../../formTexts.ts';
import { AVAILABILITY_LABELS, availabilityLabel } from '../../labels.ts';

export interface AvailabilityFieldProps {
  options: typeof AVAILABILITY_STATUSES;
}

/** The three choices; 'Inconnu' only for a candidate whose availability was never told (spec 2 §4). */
export const AvailabilityField = ({ options }: AvailabilityFieldProps) => {
  const { initialValues } = useFormikContext<CandidateFormValues>();
  const unknown = initialValues.availabilityStatus === '' ? [{ value: '', label: availabilityLabel(null).label }] : [];
  const known = options.map((value) => ({ value, label: AVAILABILITY_LABELS[value].label }));
  return (
    <SelectField
      name="availabilityStatus"
      label={formTexts.fields.availabilityStatus}
      options={[...unknown, ...known]}
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
};
