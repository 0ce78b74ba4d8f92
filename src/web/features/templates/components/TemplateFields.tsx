import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { TEMPLATE_CATEGORIES, TEMPLATE_TYPES } from '#contract/templates';
import { CheckField } from '#ui/CheckField';
import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SelectField } from '#ui/SelectField';
import { formTexts } from '../formTexts.ts';
import { CATEGORY_LABELS, TYPE_LABELS } from '../labels.ts';

const { fields } = formTexts;
const TYPES = TEMPLATE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));
const CATEGORIES = TEMPLATE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const wide = { gridColumn: '1 / -1' } as const;

/** Everything about a template but its code (spec 2 §3). */
export const TemplateFields = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <FieldGrid>
      <FormField name="name" label={fields.name} required sx={wide} />
      <FormField name="description" label={fields.description} multiline maxRows={4} sx={wide} />
      <SelectField name="templateType" label={fields.templateType} options={TYPES} />
      <SelectField name="category" label={fields.category} options={CATEGORIES} />
      <FormField name="version" label={fields.version} />
      <Box sx={{ display: 'flex', gap: 2, pt: 3 }}>
        <CheckField name="isActive" label={fields.isActive} />
        <CheckField name="isPublic" label={fields.isPublic} />
      </Box>
    </FieldGrid>
  </Card>
);
