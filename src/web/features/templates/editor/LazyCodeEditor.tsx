import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { CodeEditorProps } from './CodeEditor.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

/** The editor, whose code comes when it is first shown. */
export const LazyCodeEditor = (props: CodeEditorProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
    <CodeEditor {...props} />
  </Suspense>
);
