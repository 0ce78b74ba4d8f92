import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useLeaveGuard } from '#lib/useLeaveGuard';
import { FormField } from '#ui/FormField';
import { PasswordField } from '#ui/PasswordField';
import { PhoneField } from '#ui/PhoneField';
import { accountTexts as texts } from '../texts.ts';

const name = { htmlInput: { maxLength: 100 } };

/** The fields of the registration form, which asks before it is left half filled. */
export const RegisterFields = () => {
  const { dirty, isSubmitting } = useFormikContext();
  useLeaveGuard(dirty && !isSubmitting);
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 }}>
        <FormField name="firstName" label={texts.firstName} autoComplete="given-name" slotProps={name} />
        <FormField name="lastName" label={texts.lastName} autoComplete="family-name" slotProps={name} />
      </Box>
      <FormField name="email" label={texts.email} type="email" autoComplete="email" />
      <PhoneField name="phone" countryName="phoneCountry" label={texts.phone} />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" hint={texts.passwordHint} />
      <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
    </Box>
  );
};
