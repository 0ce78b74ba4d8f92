import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ANONYMITY_NAMES } from '#contract/template-configs';
import { FieldGrid } from '#ui/FieldGrid';
import { SectionCard } from '#ui/SectionCard';
import { SelectField } from '#ui/SelectField';
import { SwitchField } from '#ui/SwitchField';
import type { ConfigFormValues } from '../configForm.ts';
import { formTexts } from '../formTexts.ts';

const { fields, sections, anonymousNames } = formTexts;
const NAMES = ANONYMITY_NAMES.map((value) => ({ value, label: anonymousNames[value] }));

/** « CV anonymisé ». */
export const AnonymityFields = () => {
  const { values } = useFormikContext<ConfigFormValues>();
  return (
    <SectionCard title={sections.anonymity}>
      <SwitchField name="config.anonymity.enabled" label={fields.anonymous} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {formTexts.anonymityHint}
      </Typography>
      {values.config.anonymity.enabled ? (
        <FieldGrid>
          <SelectField name="config.anonymity.name" label={fields.anonymousName} options={NAMES} />
          <Box sx={{ pt: { sm: 3.25 } }}>
            <SwitchField name="config.anonymity.hideEmployers" label={fields.hideEmployers} />
          </Box>
        </FieldGrid>
      ) : null}
    </SectionCard>
  );
};
