import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => `var(--mui-palette-${name})`;

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: color('primary-main') },
  { tag: [tags.attributeName, tags.propertyName, tags.className], color: color('info-main') },
  { tag: [tags.attributeValue, tags.string, tags.number, tags.color, tags.unit], color: color('success-main') },
  { tag: [tags.keyword, tags.atom, tags.definitionKeyword], color: color('warning-main') },
  { tag: [tags.comment, tags.documentMeta], color: color('text-secondary'), fontStyle: 'italic' },
]);

const layout = EditorView.theme({
  '&': { fontSize: '0.8125rem', backgroundColor: color('background-paper'), color: color('text-primary') },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6', maxHeight: '560px' },
  '.cm-content': { minHeight: '320px', caretColor: color('text-primary') },
  '.cm-gutters': { backgroundColor: color('background-default'), color: color('text-secondary'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('action-hover') },
  '.cm-mustache': { color: color('secondary-main'), fontWeight: '600' },
  '.cm-mustache-block': { color: color('secondary-main'), fontWeight: '600', fontStyle: 'italic' },
  '.cm-mustache-comment': { color: color('text-secondary'), fontStyle: 'italic' },
  // What the HTML's colours say of a mustache would hide ours.
  '.cm-mustache *, .cm-mustache-block *, .cm-mustache-comment *': { color: 'inherit' },
});

/** The theme's own colours, light or dark. */
export const editorLook = [layout, syntaxHighlighting(highlight)];
