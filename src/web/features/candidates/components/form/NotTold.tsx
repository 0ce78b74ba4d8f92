import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type CandidateFormValues, emptyRequired, withNotTold } from '../../candidateForm.ts';
import { formTexts } from '../../formTexts.ts';

/** One click fills the required fields that a person may not have (decisions §4). */
export const NotTold = () => {
  const { values, setValues } = useFormikContext<CandidateFormValues>();
  const empty = emptyRequired(values);
  if (empty.length === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => void setValues(withNotTold(values))} sx={{ whiteSpace: 'nowrap' }}>
          {formTexts.notTold}
        </Button>
      }
    >
      {formTexts.emptyRequired(empty.map((name) => formTexts.fields[name]).join(', '))}
    </Alert>
  );
};
