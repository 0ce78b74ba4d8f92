import { FormField } from '#ui/FormField';
import { formTexts } from '../../formTexts.ts';
import { EndDateField } from './EndDateField.tsx';
import { RepeatedGroup } from './RepeatedGroup.tsx';

const { item, hints } = formTexts;

const BLANK = { degree: '', institution: '', field: '', startDate: '', endDate: '' };

const fields = (path: string) => (
  <>
    <FormField name={`${path}.degree`} label={item.degree} />
    <FormField name={`${path}.institution`} label={item.institution} />
    <FormField name={`${path}.field`} label={item.field} sx={{ gridColumn: '1 / -1' }} />
    <FormField name={`${path}.startDate`} label={item.startDate} hint={hints.date} />
    <EndDateField name={`${path}.endDate`} openLabel={formTexts.ongoing} />
  </>
);

export const EducationFields = () => (
  <RepeatedGroup
    name="education"
    title={formTexts.sections.education}
    label={formTexts.education}
    addLabel={formTexts.addEducation}
    blank={BLANK}
    fields={fields}
  />
);
