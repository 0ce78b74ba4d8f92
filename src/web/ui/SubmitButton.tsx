import Button, { type ButtonProps } from '@mui/material/Button';

export interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'disabled' | 'fullWidth' | 'size'> {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Sends a form; while it is under way it says so and cannot be pressed again. */
export const SubmitButton = ({ label, busyLabel, busy, ...rest }: SubmitButtonProps) => (
  <Button type="submit" variant="contained" loading={busy} loadingPosition="start" startIcon={busy ? <span /> : undefined} {...rest}>
    {busy ? busyLabel : label}
  </Button>
);
