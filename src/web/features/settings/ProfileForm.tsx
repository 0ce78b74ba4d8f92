import { type Profile, profileSchema, type User, type UserUpdate } from '#contract/account';
import { FormField } from '#ui/FormField';
import { SectionCard } from '#ui/SectionCard';
import { SettingsForm } from './components/SettingsForm.tsx';
import { useUpdateUserMutation } from './settingsApi.ts';
import { settingsTexts as texts } from './texts.ts';

const profileOf = ({ firstName, lastName, email, phone }: User): Profile => ({ firstName, lastName, email, phone });

/** What is sent: the contact details only where they changed, since saving them is told in other words (decisions §4). */
const changesOf = (values: Profile, user: User): UserUpdate => {
  const { firstName, lastName, email, phone } = profileSchema.cast(values);
  return { firstName, lastName, ...(email !== user.email && { email }), ...(phone !== user.phone && { phone }) };
};

export interface ProfileFormProps {
  user: User;
}

/** Spec 1 §5, Settings, Profile. */
export const ProfileForm = ({ user }: ProfileFormProps) => {
  const [update] = useUpdateUserMutation();
  const save = async (values: Profile) => {
    const { data, error } = await update({ body: changesOf(values, user) });
    return data ? { saved: profileOf(data) } : { error };
  };
  return (
    <SectionCard title={texts.profile}>
      <SettingsForm stored={profileOf(user)} save={save} validationSchema={profileSchema}>
        <FormField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <FormField name="lastName" label={texts.lastName} autoComplete="family-name" />
        <FormField name="email" label={texts.email} type="email" autoComplete="email" />
        <FormField name="phone" label={texts.phone} hint={texts.optional} type="tel" autoComplete="tel" />
      </SettingsForm>
    </SectionCard>
  );
};
