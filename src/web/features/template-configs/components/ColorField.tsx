import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import type { ColorName } from '#contract/template-configs';
import { FormField } from '#ui/FormField';
import type { ConfigFormValues } from '../configForm.ts';
import { isHexColor, lowContrast } from '../contrast.ts';
import { formTexts } from '../formTexts.ts';

export interface ColorFieldProps {
  color: ColorName;
}

/** One of the nine colours: picked or typed, with a warning where it is hard to read. */
export const ColorField = ({ color }: ColorFieldProps) => {
  const name = `config.colors.${color}`;
  const label = formTexts.colors[color];
  const [{ value }, , { setValue }] = useField<string>(name);
  const { values } = useFormikContext<ConfigFormValues>();
  const low = lowContrast(color, values.config.colors);
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 1, alignItems: 'start' }}>
        <Box
          component="input"
          type="color"
          aria-label={formTexts.pick(label)}
          value={isHexColor(value) ? value.toLowerCase() : '#000000'}
          onChange={({ target }: { target: HTMLInputElement }) => void setValue(target.value.toUpperCase())}
          sx={{
            width: 40,
            height: 40,
            p: 0.25,
            mt: '26px',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        <FormField name={name} label={label} slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }} />
      </Box>
      {low ? (
        <Typography variant="body2" role="status" sx={{ color: 'warning.main', fontSize: '0.8125rem', mb: 1 }}>
          {formTexts.lowContrast(low.value, low.wanted)}
        </Typography>
      ) : null}
    </Box>
  );
};
