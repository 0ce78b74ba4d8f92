import Box from '@mui/material/Box';
import {
  AVAILABILITY_STATUSES,
  CANDIDATE_LEVELS,
  CONTACT_METHODS,
  CURRENCIES,
  EMPLOYMENT_TYPES,
  REMOTE_PREFERENCES,
} from '#contract/candidates';
import { CheckField } from '#ui/CheckField';
import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SelectField } from '#ui/SelectField';
import { AvailabilityField } from './components/form/AvailabilityField.tsx';
import { EducationFields } from './components/form/EducationFields.tsx';
import { ExperienceFields } from './components/form/ExperienceFields.tsx';
import { NotTold } from './components/form/NotTold.tsx';
import { formTexts } from './formTexts.ts';
import { CONTACT_LABELS, EMPLOYMENT_LABELS, LEVEL_LABELS, REMOTE_LABELS } from './labels.ts';

const { fields, hints, sections } = formTexts;

const LEVELS = CANDIDATE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value].label }));
const REMOTES = REMOTE_PREFERENCES.map((value) => ({ value, label: REMOTE_LABELS[value] }));
const EMPLOYMENTS = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));
const CONTACTS = CONTACT_METHODS.map((value) => ({ value, label: CONTACT_LABELS[value] }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

const wide = { gridColumn: '1 / -1' } as const;
const positive = { htmlInput: { min: 0 } };

/** Every field of a candidate (spec 2 §3, §5). */
export const CandidateForm = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <NotTold />
    <FieldGrid title={sections.identity}>
      <FormField name="firstName" label={fields.firstName} required />
      <FormField name="lastName" label={fields.lastName} required />
      <FormField name="emailAddress" label={fields.emailAddress} type="email" />
      <FormField name="phoneNumber" label={fields.phoneNumber} type="tel" />
      <FormField name="nationality" label={fields.nationality} required />
      <FormField name="currentLocation" label={fields.currentLocation} required />
    </FieldGrid>
    <FieldGrid title={sections.position}>
      <FormField name="currentPosition" label={fields.currentPosition} required />
      <FormField name="currentCompany" label={fields.currentCompany} required />
      <FormField name="yearsOfExperience" label={fields.yearsOfExperience} type="number" slotProps={positive} />
      <SelectField name="candidateLevel" label={fields.candidateLevel} options={LEVELS} />
      <FormField name="professionalSummary" label={fields.professionalSummary} required multiline minRows={3} maxRows={10} sx={wide} />
    </FieldGrid>
    <FieldGrid title={sections.skills}>
      <FormField name="technicalSkills" label={fields.technicalSkills} hint={hints.list} multiline maxRows={6} sx={wide} />
      <FormField name="softSkills" label={fields.softSkills} hint={hints.list} />
      <FormField name="certifications" label={fields.certifications} hint={hints.list} />
      <FormField name="languages" label={fields.languages} hint={hints.languages} sx={wide} />
    </FieldGrid>
    <FieldGrid title={sections.preferences}>
      <AvailabilityField options={AVAILABILITY_STATUSES} />
      <FormField name="noticePeriodWeeks" label={fields.noticePeriodWeeks} type="number" slotProps={positive} />
      <SelectField name="remoteWorkPreference" label={fields.remoteWorkPreference} options={REMOTES} />
      <SelectField name="employmentTypePreference" label={fields.employmentTypePreference} options={EMPLOYMENTS} />
      <SelectField name="preferredContactMethod" label={fields.preferredContactMethod} options={CONTACTS} />
      <Box sx={{ alignSelf: 'center' }}>
        <CheckField name="willingToRelocate" label={fields.willingToRelocate} />
      </Box>
    </FieldGrid>
    <FieldGrid title={sections.salary}>
      <FormField name="expectedSalaryMin" label={fields.expectedSalaryMin} type="number" slotProps={positive} />
      <FormField name="expectedSalaryMax" label={fields.expectedSalaryMax} type="number" slotProps={positive} />
      <SelectField name="salaryCurrency" label={fields.salaryCurrency} options={CURRENCY_OPTIONS} required />
    </FieldGrid>
    <ExperienceFields />
    <EducationFields />
  </Box>
);
