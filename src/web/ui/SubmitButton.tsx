import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

export interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'disabled' | 'fullWidth' | 'size'> {
  label: string;
  busyLabel: string;
  /** What follows the sending is still awaited. */
  busy?: boolean;
}

/** Sends the Formik form around it; until that is done it says so and cannot be pressed again. */
export const SubmitButton = ({ label, busyLabel, busy = false, ...rest }: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext();
  const isBusy = busy || isSubmitting;
  return (
    <Button type="submit" variant="contained" loading={isBusy} loadingPosition="start" startIcon={isBusy ? <span /> : undefined} {...rest}>
      {isBusy ? busyLabel : label}
    </Button>
  );
};
