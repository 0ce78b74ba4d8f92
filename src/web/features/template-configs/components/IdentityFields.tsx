import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { BUILT_IN_CLASSIC } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CheckField } from '#ui/CheckField';
import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SectionCard } from '#ui/SectionCard';
import { SelectField, type SelectOption } from '#ui/SelectField';
import type { ConfigFormValues } from '../configForm.ts';
import { formTexts } from '../formTexts.ts';

const { fields, sections } = formTexts;
const wide = { gridColumn: '1 / -1' } as const;

export interface IdentityFieldsProps {
  templates: readonly Template[];
}

/** The templates that print a CV, and the one that the configuration has already, whatever it is. */
const optionsOf = (templates: readonly Template[], current: string): SelectOption[] => {
  const offered = templates.filter(({ id, templateType, isActive }) => id === current || (templateType === 'cv' && isActive));
  const options = [{ value: BUILT_IN_CLASSIC, label: formTexts.builtIn }, ...offered.map(({ id, name }) => ({ value: id, label: name }))];
  return current === '' || options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: formTexts.currentTemplate }];
};

/** Name, template and state of a configuration (spec 2 §3). */
export const IdentityFields = ({ templates }: IdentityFieldsProps) => {
  const { initialValues } = useFormikContext<ConfigFormValues>();
  return (
    <SectionCard title={sections.identity}>
      <FieldGrid>
        <FormField name="name" label={fields.name} required />
        <SelectField name="templateId" label={fields.templateId} options={optionsOf(templates, initialValues.templateId)} required />
        <FormField name="description" label={fields.description} multiline maxRows={4} sx={wide} />
        <Box sx={{ ...wide, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <CheckField name="isActive" label={fields.isActive} />
          <CheckField name="isDefault" label={fields.isDefault} />
        </Box>
      </FieldGrid>
    </SectionCard>
  );
};
