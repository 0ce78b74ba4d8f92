import Typography from '@mui/material/Typography';
import { type InferType, object, ref, string } from 'yup';
import { passwordChangeSchema } from '#contract/account';
import { PasswordField } from '#ui/PasswordField';
import { SectionCard } from '#ui/SectionCard';
import { SettingsForm } from './components/SettingsForm.tsx';
import { useChangePasswordMutation } from './settingsApi.ts';
import { settingsTexts as texts } from './texts.ts';

/** The confirmation is never sent. */
const schema = passwordChangeSchema.concat(
  object({
    confirmPassword: string()
      .required(texts.confirmationRequired)
      .oneOf([ref('newPassword')], texts.passwordsDiffer),
  }),
);
type Passwords = InferType<typeof schema>;

const nothing: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };

const wholeRow = { gridColumn: '1 / -1' };

/** Spec 1 §5, Settings, Password; a wrong current one is said under its field (decisions §2). */
export const PasswordForm = () => {
  const [change] = useChangePasswordMutation();
  const save = async ({ currentPassword, newPassword }: Passwords) => {
    const { error } = await change({ body: { currentPassword, newPassword } });
    return error ? { error } : { saved: nothing };
  };
  return (
    <SectionCard title={texts.password}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.passwordHint}
      </Typography>
      <SettingsForm stored={nothing} save={save} validationSchema={schema} submitLabel={texts.changePassword}>
        <PasswordField name="currentPassword" label={texts.currentPassword} autoComplete="current-password" sx={wholeRow} />
        <PasswordField name="newPassword" label={texts.newPassword} hint={texts.newPasswordHint} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
      </SettingsForm>
    </SectionCard>
  );
};
