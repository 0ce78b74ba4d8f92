import { useFormikContext } from 'formik';
import { useLeaveGuard } from '#lib/useLeaveGuard';

/** Leaving the page asks first while its form holds changes. */
export const Unsaved = () => {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty);
  return null;
};
