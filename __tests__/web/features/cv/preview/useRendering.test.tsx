import { act, render, screen, waitFor } from '@testing-library/react';
import { SAMPLE_CV } from '#cv/sampleCv';
import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER, type StyleConfig } from '#contract/template-configs';
import { CvPreview } from '../../../../../src/web/features/cv/preview/CvPreview.tsx';
import type { Rendering } from '../../../../../src/web/features/cv/preview/protocol.ts';
import { playPreviewFrames } from '../../../../support/previewFrame.ts';

const style: StyleConfig = { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY };

let frames: ReturnType<typeof playPreviewFrames>;
afterEach(() => frames.stop());

const preview = (template: string, onRendered?: (rendering: Rendering) => void) => (
  <CvPreview template={template} config={style} title="Aperçu" failure="Erreur lors du rendu" onRendered={onRendered} />
);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Aperçu');

test('what the frame answers is handed on', async () => {
  frames = playPreviewFrames();
  const rendered: Rendering[] = [];
  const onRendered = (rendering: Rendering) => rendered.push(rendering);
  const { rerender } = render(preview('<b>{{lastName}}</b>', onRendered));
  await waitFor(() => expect(rendered).toHaveLength(1));
  expect(rendered[0]).toMatchObject({ ok: true, html: expect.stringContaining(`<b>${SAMPLE_CV.lastName}</b>`) });
  rerender(preview('{{#each}}', onRendered));
  await waitFor(() => expect(rendered[1]).toMatchObject({ ok: false, line: 1 }));
});

test('a stranger’s message is no answer', async () => {
  frames = playPreviewFrames({ silent: () => true });
  const onRendered = jest.fn();
  render(preview('<p>one</p>', onRendered));
  await waitFor(() => expect(frames.asked).toEqual(['<p>one</p>']));
  act(() => {
    for (const source of [window, null])
      window.dispatchEvent(new MessageEvent('message', { data: { id: 1, ok: true, html: '<p>forged</p>' }, source }));
  });
  expect(onRendered).not.toHaveBeenCalled();
});

describe('a frame that hangs', () => {
  const realTimeout = window.setTimeout;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Messages between windows keep their own time. */
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) {
      await act(() => new Promise((resolve) => realTimeout(resolve, 5)));
      await pass(1);
    }
  };

  test('is replaced, is not asked the same again, and the next template finds a fresh one', async () => {
    frames = playPreviewFrames({ silent: (template) => template === 'hostile' });
    const { rerender } = render(preview('hostile'));
    const hung = frame();
    await until(() => frames.asked.length > 0);
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Le rendu a été interrompu : il prenait trop de temps.');
    expect(frame()).not.toBe(hung);
    await pass(60_000);

    rerender(preview('<p>tame</p>'));
    await pass(1000);
    await until(() => screen.queryByRole('alert') === null);
    expect(frames.asked).toEqual(['hostile', '<p>tame</p>']);
  });
});
