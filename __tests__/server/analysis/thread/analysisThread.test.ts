import { readCandidate } from '#server/analysis/readCandidate';
import { createAnalysisThread } from '#server/analysis/thread/analysisThread';
import { FRENCH_CV } from '../support/cvs.ts';
import { textDocument } from '../support/textDocument.ts';

const OPTIONS = { country: 'FR', today: '2026-11-21' };

test('the thread understands a CV as the engine does', async () => {
  const thread = createAnalysisThread();
  const document = textDocument(FRENCH_CV);
  expect(await thread.readCandidate(document, OPTIONS)).toEqual(readCandidate(document, OPTIONS));
  await thread.close();
});

test('a reading that is cut short gives nothing', async () => {
  const thread = createAnalysisThread(1);
  expect(await thread.readCandidate(textDocument(FRENCH_CV.repeat(50)), OPTIONS)).toBeNull();
  await thread.close();
});
