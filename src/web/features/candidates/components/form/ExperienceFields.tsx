import { FormField } from '#ui/FormField';
import { formTexts } from '../../formTexts.ts';
import { EndDateField } from './EndDateField.tsx';
import { RepeatedGroup } from './RepeatedGroup.tsx';

const { item, hints } = formTexts;

const BLANK = { position: '', company: '', startDate: '', endDate: '', description: '' };

const fields = (path: string) => (
  <>
    <FormField name={`${path}.position`} label={item.position} />
    <FormField name={`${path}.company`} label={item.company} />
    <FormField name={`${path}.startDate`} label={item.startDate} hint={hints.date} />
    <EndDateField name={`${path}.endDate`} openLabel={formTexts.currentJob} />
    <FormField name={`${path}.description`} label={item.description} multiline minRows={2} maxRows={8} sx={{ gridColumn: '1 / -1' }} />
  </>
);

export const ExperienceFields = () => (
  <RepeatedGroup
    name="workExperience"
    title={formTexts.sections.experience}
    label={formTexts.experience}
    addLabel={formTexts.addExperience}
    blank={BLANK}
    fields={fields}
  />
);
