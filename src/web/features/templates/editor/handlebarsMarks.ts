import { Decoration, type DecorationSet, type EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const classOf = (mustache: string): string => {
  if (/^\{\{~?!/.test(mustache)) return 'cm-mustache-comment';
  return /^\{\{~?[#/^&>]|^\{\{~?else/.test(mustache) ? 'cm-mustache-block' : 'cm-mustache';
};

const matcher = new MatchDecorator({
  regexp: /\{\{\{?[^{}]*\}\}\}?/g,
  decoration: ([mustache]) => Decoration.mark({ class: classOf(mustache) }),
});

/** Marks what Handlebars will replace, over the colours of the HTML. */
export const handlebarsMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (marks) => marks.decorations },
);
