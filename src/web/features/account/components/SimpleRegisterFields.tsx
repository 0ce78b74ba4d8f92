import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useLeaveGuard } from '#lib/useLeaveGuard';
import { FormField } from '#ui/FormField';
import { PasswordField } from '#ui/PasswordField';
import { accountTexts as texts } from '../texts.ts';

export interface SimpleRegisterFieldsProps {
  /** The form was sent and leads away by itself. */
  isLeaving: boolean;
}

export const SimpleRegisterFields = ({ isLeaving }: SimpleRegisterFieldsProps) => {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty && !isLeaving);
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 }}>
        <FormField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <FormField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </Box>
      <FormField name="email" label={texts.professionalEmail} type="email" autoComplete="email" />
      <FormField name="companyName" label={texts.companyName} autoComplete="organization" />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" hint={texts.passwordHint} />
    </Box>
  );
};
