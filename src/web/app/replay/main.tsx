import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '#lib/paths';
import { readRecording } from './recording.ts';
import { replay } from './replay.ts';
import { ReplayApp } from './ReplayApp.tsx';
import { createReplayStore } from './replayStore.ts';
import { stepsOf } from './steps.ts';
import { replayTexts as texts } from './texts.ts';

// `npm run replay -- FILE --ui`: a page of the development server, never part of a build.
const response = await fetch('/recording');
const text = await response.text();
// From here on nothing is asked of anybody: what a screen asks for is never answered.
window.fetch = () => new Promise(() => {});

const root = createRoot(document.getElementById('root')!);
try {
  const recording = readRecording(text);
  const replayed = replay(recording);
  const steps = stepsOf(recording, replayed);
  root.render(
    <MemoryRouter initialEntries={[steps[0]!.path ?? paths.dashboard]}>
      <ReplayApp
        store={createReplayStore(steps[0]!.state)}
        steps={steps}
        divergedAt={replayed.divergence ? replayed.divergence.index + 1 : null}
      />
    </MemoryRouter>,
  );
} catch (error) {
  root.render(<pre>{`${texts.unreadable}\n${String(error)}`}</pre>);
}
