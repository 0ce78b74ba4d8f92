import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { useField } from 'formik';
import { FormField } from '#ui/FormField';
import { formTexts } from '../../formTexts.ts';

export interface EndDateFieldProps {
  name: string;
  /** What a missing end means. */
  openLabel: string;
}

/** An end, or none: null means present or ongoing (spec 2 §3), '' that the CV does not tell. */
export const EndDateField = ({ name, openLabel }: EndDateFieldProps) => {
  const [{ value }, , { setValue }] = useField<string | null>(name);
  return (
    <Box>
      <FormField name={name} label={formTexts.item.endDate} hint={formTexts.hints.date} disabled={value === null} />
      <FormControlLabel
        control={<Checkbox size="small" checked={value === null} onChange={(_event, isOpen) => void setValue(isOpen ? null : '')} />}
        label={openLabel}
        sx={{ mb: 1 }}
      />
    </Box>
  );
};
