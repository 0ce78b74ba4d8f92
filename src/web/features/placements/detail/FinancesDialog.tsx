import type { FormikHelpers } from 'formik';
import { DEFAULT_FEE_PERCENTAGE, placementUpdateSchema } from '#contract/placements';
import { failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { FieldGrid } from '#ui/FieldGrid';
import { FormDialog } from '#ui/FormDialog';
import { FormField } from '#ui/FormField';
import { detailTexts } from '../detailTexts.ts';
import { useUpdatePlacementMutation } from '../placementsApi.ts';
import type { PlacementProps } from './PlacementState.tsx';

export interface FinancesDialogProps extends PlacementProps {
  onClose: () => void;
}

/** A number being typed is '' or a number; '' gives the assumed rate back, or forgets the fee. */
interface FinancesValues {
  feePercentage: number | '';
  actualFee: number | '';
}

const formSchema = placementUpdateSchema.pick(['feePercentage', 'actualFee']);
const number = { htmlInput: { min: 0, step: 'any' } };
const orNull = (value: number | '') => (value === '' ? null : value);

export const FinancesDialog = ({ placement, onClose }: FinancesDialogProps) => {
  const [update] = useUpdatePlacementMutation();
  const initialValues: FinancesValues = {
    feePercentage: placement.feeAssumed ? '' : placement.feePercentage,
    actualFee: placement.actualFee ?? '',
  };
  const save = async (values: FinancesValues, { setStatus }: FormikHelpers<FinancesValues>) => {
    const { error } = await update({
      params: { id: placement.id },
      body: { feePercentage: orNull(values.feePercentage), actualFee: orNull(values.actualFee) },
    });
    if (!error) return onClose();
    return setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <FormDialog
      title={detailTexts.editFinancesTitle}
      initialValues={initialValues}
      validationSchema={formSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FormField
          name="feePercentage"
          label={detailTexts.rateField}
          type="number"
          hint={detailTexts.rateHint(DEFAULT_FEE_PERCENTAGE)}
          slotProps={number}
        />
        <FormField name="actualFee" label={detailTexts.actualFeeField} type="number" hint={detailTexts.actualFeeHint} slotProps={number} />
      </FieldGrid>
    </FormDialog>
  );
};
