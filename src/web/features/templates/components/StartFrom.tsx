import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { labelAbove } from '#ui/FormField';
import { formTexts } from '../formTexts.ts';
import type { TemplateFormValues } from '../templateForm.ts';

/** Fills the code of a new template with that of a built-in one; what was typed is only replaced once the person agrees. */
export const StartFrom = () => {
  const { values, setFieldValue } = useFormikContext<TemplateFormValues>();
  const current = BUILT_IN_TEMPLATES.find(({ handlebarsTemplate }) => handlebarsTemplate === values.handlebarsTemplate);
  const start = (key: string) => {
    const code = BUILT_IN_TEMPLATES.find((template) => template.key === key)?.handlebarsTemplate ?? '';
    const isOwn = values.handlebarsTemplate !== '' && current === undefined;
    if (!isOwn || window.confirm(formTexts.confirmReplace)) void setFieldValue('handlebarsTemplate', code);
  };
  return (
    <TextField
      select
      id="field-start-from"
      label={formTexts.startFrom}
      value={current?.key ?? ''}
      onChange={({ target }) => start(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={labelAbove}
    >
      <MenuItem value="">{formTexts.startFromNone}</MenuItem>
      {BUILT_IN_TEMPLATES.map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
