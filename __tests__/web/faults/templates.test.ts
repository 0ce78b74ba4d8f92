import { playPreviewFrames } from '../../support/previewFrame.ts';
import { checkTable } from './checkTable.ts';
import { templates } from './tables/templates.ts';

jest.mock('../../../src/web/features/templates/editor/LazyCodeEditor.tsx', () => jest.requireActual('../../support/LazyCodeEditor.tsx'));

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

checkTable(templates);
