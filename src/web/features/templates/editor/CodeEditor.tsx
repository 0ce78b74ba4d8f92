import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cspNonce } from '#lib/cspNonce';
import { editorLook } from './editorLook.ts';
import { handlebarsMarks } from './handlebarsMarks.ts';

export interface CodeEditorHandle {
  /** Puts a text where the cursor is, in place of what is selected. */
  insert: (text: string) => void;
}

export interface CodeEditorProps {
  value: string;
  label: string;
  /** Absent where the code is only shown. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  isInvalid?: boolean;
  /** A line to point at; null: none. */
  problem?: { line: number; message: string } | null;
  ref?: Ref<CodeEditorHandle>;
}

const whole = (view: EditorView, insert: string) => ({ changes: { from: 0, to: view.state.doc.length, insert } });

/** Handlebars and HTML in colours. Tab moves on to the next field, as everywhere. */
export const CodeEditor = ({ value, label, onChange, onBlur, isInvalid = false, problem = null, ref }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<{ view: EditorView; attributes: Compartment }>(null);
  const props = useRef({ value, onChange, onBlur });

  useEffect(() => {
    props.current = { value, onChange, onBlur };
  });

  useEffect(() => {
    const attributes = new Compartment();
    const isReadOnly = props.current.onChange === undefined;
    const view = new EditorView({
      parent: host.current!,
      doc: props.current.value,
      extensions: [
        EditorView.cspNonce.of(cspNonce ?? ''),
        lineNumbers(),
        history(),
        html(),
        bracketMatching(),
        handlebarsMarks,
        lintGutter(),
        editorLook,
        EditorView.lineWrapping,
        isReadOnly ? EditorState.readOnly.of(true) : highlightActiveLine(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        attributes.of([]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && state.doc.toString() !== props.current.value) props.current.onChange?.(state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => props.current.onBlur?.() }),
      ],
    });
    editor.current = { view, attributes };
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const { view } = editor.current!;
    if (view.state.doc.toString() !== value) view.dispatch(whole(view, value));
  }, [value]);

  useEffect(() => {
    const { view, attributes } = editor.current!;
    const effects = attributes.reconfigure(
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-invalid': String(isInvalid), tabindex: '0' }),
    );
    view.dispatch({ effects });
  }, [label, isInvalid]);

  useEffect(() => {
    const { view } = editor.current!;
    const line = problem && problem.line <= view.state.doc.lines ? view.state.doc.line(problem.line) : null;
    view.dispatch(setDiagnostics(view.state, line ? [{ from: line.from, to: line.to, severity: 'error', message: problem!.message }] : []));
  }, [problem]);

  useImperativeHandle(
    ref,
    () => ({
      insert: (text) => {
        const { view } = editor.current!;
        view.dispatch(view.state.replaceSelection(text));
        view.focus();
      },
    }),
    [],
  );

  return (
    <Box
      ref={host}
      sx={{
        border: 1,
        borderColor: isInvalid ? 'error.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
      }}
    />
  );
};
