import Box from '@mui/material/Box';
import { CURRENCIES } from '#contract/candidates';
import { EDITABLE_JOB_STATUSES, EXPERIENCE_LEVELS, JOB_EMPLOYMENT_TYPES } from '#contract/jobs';
import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SelectField } from '#ui/SelectField';
import { formTexts } from './formTexts.ts';
import { EMPLOYMENT_LABELS, LEVEL_LABELS, STATUS_LABELS } from './labels.ts';

const { fields, lines, sections } = formTexts;

const UNSPECIFIED = { value: '', label: formTexts.unspecified };
const EMPLOYMENTS = [UNSPECIFIED, ...JOB_EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }))];
const LEVELS = [UNSPECIFIED, ...EXPERIENCE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))];
const STATUSES = EDITABLE_JOB_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].label }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

const wide = { gridColumn: '1 / -1' } as const;
const positive = { htmlInput: { min: 0, step: 'any' } };
const showEmpty = { select: { displayEmpty: true } };

/** Every field of an offer (spec 1 §5), for each of its hosts: list dialog, page, manual entry. */
export const JobForm = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FieldGrid title={sections.job}>
      <FormField name="title" label={fields.title} required sx={wide} />
      <FormField name="company" label={fields.company} required />
      <FormField name="location" label={fields.location} required />
      <FormField name="description" label={fields.description} required multiline minRows={4} maxRows={14} sx={wide} />
    </FieldGrid>
    <FieldGrid title={sections.terms}>
      <FormField name="salaryMin" label={fields.salaryMin} type="number" slotProps={positive} />
      <FormField name="salaryMax" label={fields.salaryMax} type="number" slotProps={positive} />
      <SelectField name="salaryCurrency" label={fields.salaryCurrency} options={CURRENCY_OPTIONS} required />
      <SelectField name="status" label={fields.status} options={STATUSES} />
      <SelectField name="employmentType" label={fields.employmentType} options={EMPLOYMENTS} slotProps={showEmpty} />
      <SelectField name="experienceLevel" label={fields.experienceLevel} options={LEVELS} slotProps={showEmpty} />
      <FormField name="applicationDeadline" label={fields.applicationDeadline} type="date" />
    </FieldGrid>
    <FieldGrid title={sections.content}>
      <FormField name="requirements" label={fields.requirements} hint={lines} multiline minRows={3} maxRows={12} sx={wide} />
      <FormField name="niceToHave" label={fields.niceToHave} hint={lines} multiline minRows={2} maxRows={12} sx={wide} />
      <FormField name="benefits" label={fields.benefits} hint={lines} multiline minRows={2} maxRows={12} sx={wide} />
    </FieldGrid>
  </Box>
);
