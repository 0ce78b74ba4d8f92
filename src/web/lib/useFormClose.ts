import { useFormikContext } from 'formik';
import { commonTexts } from './commonTexts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Closes the form around it: not while it is being sent, and a changed one only once the person agrees (decisions §4). */
export const useFormClose = (onClose: () => void): (() => void) => {
  const { dirty, isSubmitting } = useFormikContext();
  useLeaveGuard(dirty);
  return () => {
    if (!isSubmitting && (!dirty || window.confirm(commonTexts.leaveForm))) onClose();
  };
};
