import { playPreviewFrames } from '../../support/previewFrame.ts';
import { checkTable } from './checkTable.ts';
import { templateConfigs } from './tables/templateConfigs.ts';

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

checkTable(templateConfigs);
