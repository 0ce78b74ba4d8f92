import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ChangeEvent } from 'react';
import { INDUSTRIES, ONBOARDING_COMPANY_SIZES } from '#contract/company';
import { FormField } from '#ui/FormField';
import { SectionCard } from '#ui/SectionCard';
import { SelectField } from '#ui/SelectField';
import type { OnboardingValues } from '../onboardingValues.ts';
import { slugOf } from '../slug.ts';
import { companyTexts as texts, industryNames } from '../texts.ts';
import { twoColumns, wholeRow } from './layout.ts';

const industries = INDUSTRIES.map((value) => ({ value, label: industryNames[value] }));
const sizes = ONBOARDING_COMPANY_SIZES.map((value) => ({ value, label: value }));

/** Step 1 (spec 1 §2). The slug follows the name until it is written by hand. */
export const BasicsStep = () => {
  const { values, handleChange, setFieldValue } = useFormikContext<OnboardingValues>();
  const changeName = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    handleChange(event);
    if (values.slug === slugOf(values.name)) void setFieldValue('slug', slugOf(event.target.value));
  };
  return (
    <SectionCard title={texts.basics}>
      <Box sx={twoColumns}>
        <FormField name="name" label={texts.name} autoComplete="organization" onChange={changeName} />
        <FormField name="slug" label={texts.slug} hint={texts.slugHint} autoComplete="off" spellCheck={false} />
        <SelectField name="industry" label={texts.industry} options={industries} />
        <SelectField name="companySize" label={texts.companySize} hint={texts.companySizeHint} options={sizes} />
        <FormField
          name="website"
          label={texts.website}
          hint={texts.optional}
          type="url"
          autoComplete="url"
          placeholder={texts.websiteExample}
        />
        <FormField
          name="logoUrl"
          label={texts.logoUrl}
          hint={texts.optional}
          type="url"
          autoComplete="off"
          placeholder={texts.logoUrlExample}
        />
        <FormField name="description" label={texts.description} hint={texts.descriptionHint} multiline minRows={3} sx={wholeRow} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
        <Button type="submit" variant="contained" sx={{ minWidth: 140 }}>
          {texts.next}
        </Button>
      </Box>
    </SectionCard>
  );
};
