import { globSync } from 'node:fs';
import { join } from 'node:path';

const features = join(__dirname, '../../src/web/features');

// A page brings its calls when it is opened; reducers need them all at once.
for (const file of globSync('*/*Api.ts', { cwd: features })) require(join(features, file));
