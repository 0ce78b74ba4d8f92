import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { App } from '../App.tsx';
import { Providers } from '../Providers.tsx';
import type { AppStore } from '../store.ts';
import { stepShown } from './replayStore.ts';
import type { Step } from './steps.ts';
import { Timeline } from './Timeline.tsx';

/** Room for the timeline. */
const FOOT = '96px';

export interface ReplayAppProps {
  store: AppStore;
  steps: Step[];
  divergedAt: number | null;
}

/** The application on recorded states, out of reach of clicks, above its timeline. */
export const ReplayApp = ({ store, steps, divergedAt }: ReplayAppProps) => {
  const [current, setCurrent] = useState(0);
  const navigate = useNavigate();
  const show = useCallback(
    (index: number) => {
      const { state, path } = steps[index]!;
      store.dispatch(stepShown(state));
      void navigate(path ?? paths.dashboard, { replace: true });
      setCurrent(index);
    },
    [navigate, steps, store],
  );
  return (
    <>
      <Box inert sx={{ pb: FOOT }}>
        <App store={store} />
      </Box>
      <Providers store={store}>
        <Timeline steps={steps} current={current} onChange={show} divergedAt={divergedAt} />
      </Providers>
    </>
  );
};
