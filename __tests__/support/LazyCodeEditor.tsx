import { useImperativeHandle, useState } from 'react';
import type { CodeEditorProps } from '../../src/web/features/templates/editor/CodeEditor.tsx';

/** jsdom has no layout, which CodeMirror lives by: a text area with the same name and behaviour. */
export const LazyCodeEditor = ({ value, label, onChange, onBlur, isInvalid, problem, ref }: CodeEditorProps) => {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  useImperativeHandle(ref, () => ({
    insert: (text) => onChange?.(value.slice(0, area!.selectionStart) + text + value.slice(area!.selectionEnd)),
  }));
  return (
    <textarea
      ref={setArea}
      aria-label={label}
      aria-invalid={isInvalid}
      value={value}
      readOnly={!onChange}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
      data-problem={problem ? `${problem.line}` : undefined}
    />
  );
};
