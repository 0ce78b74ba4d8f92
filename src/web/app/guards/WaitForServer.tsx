import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { api } from '#lib/api/api';
import { commonTexts } from '#lib/commonTexts';
import { useAppDispatch } from '#lib/redux';
import { userCheckRestarted } from '#lib/session/sessionSlice';
import { ErrorPanel } from '#ui/ErrorPanel';
import { Spinner } from '#ui/Spinner';
import { useSpinnerTime } from './useSpinnerTime.ts';

export interface WaitForServerProps {
  /** No answer came at all: the session is kept, and the person may ask again. */
  unreachable: boolean;
}

/** While it is not known who is there: a spinner for 2 s, then a skeleton; never a redirect without a definite answer. */
export const WaitForServer = ({ unreachable }: WaitForServerProps) => {
  const dispatch = useAppDispatch();
  const isSpinning = useSpinnerTime(!unreachable);
  if (unreachable) {
    const retry = () => {
      dispatch(userCheckRestarted());
      dispatch(api.util.invalidateTags(['User', 'Company']));
    };
    return <ErrorPanel title={commonTexts.error} text={commonTexts.unreachable} onRetry={retry} />;
  }
  if (isSpinning) return <Spinner />;
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={{ p: 4, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="40%" />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
};
