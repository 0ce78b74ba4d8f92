/** A scroll bar covers the margin rather than narrow the sheet; a link would only lead to a blocked page. */
const SHOWN_STYLE = 'html { overflow-x: hidden; scrollbar-width: thin; } body { margin-inline: 0; } a { pointer-events: none; }';

/** What opens a connection before any policy is asked: a `preconnect`, and a frame whose page will then be refused. */
const CALLERS = 'link, iframe, frame, object, embed';

/**
 * The document as it is shown: with the typefaces that the printer embeds, and without what would call outside. Scripts and
 * other addresses stay: the sandbox and the policy make them idle.
 */
export const shownDocument = (html: string, fontFaces: string): string => {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  for (const caller of shown.querySelectorAll(CALLERS)) caller.remove();
  const style = shown.createElement('style');
  style.textContent = fontFaces + SHOWN_STYLE;
  shown.head.append(style);
  return `<!doctype html>${shown.documentElement.outerHTML}`;
};
