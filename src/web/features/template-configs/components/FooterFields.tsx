import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SectionCard } from '#ui/SectionCard';
import { SwitchField } from '#ui/SwitchField';
import { formTexts } from '../formTexts.ts';

const { fields, sections } = formTexts;
const wide = { gridColumn: '1 / -1' } as const;

/** The footer (spec 2 §3, §5). Its fields stay, with what they hold, when it is off. */
export const FooterFields = () => (
  <SectionCard title={sections.footer}>
    <FieldGrid>
      <SwitchField name="config.footer.enabled" label={fields.footerEnabled} sx={wide} />
      <FormField name="config.footer.companyName" label={fields.companyName} required />
      <FormField name="config.footer.tagline" label={fields.tagline} />
      <FormField name="config.footer.managerName" label={fields.managerName} />
      <FormField name="config.footer.managerPhone" label={fields.managerPhone} type="tel" />
      <FormField name="config.footer.logo" label={fields.logo} type="url" hint={formTexts.logoHint} sx={wide} />
    </FieldGrid>
  </SectionCard>
);
