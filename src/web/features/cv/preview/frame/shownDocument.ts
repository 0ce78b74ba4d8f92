/** A scroll bar covers the margin rather than narrow the sheet; a link would only lead to a blocked page. */
const SHOWN_STYLE = 'html { overflow-x: hidden; scrollbar-width: thin; } body { margin-inline: 0; } a { pointer-events: none; }';

/**
 * The document as it is shown: with the typefaces that the printer embeds, and without `<link>`, because a `preconnect` opens
 * a connection that no policy forbids. Scripts and addresses stay: the sandbox and the policy make them idle.
 */
export const shownDocument = (html: string, fontFaces: string): string => {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  for (const link of shown.querySelectorAll('link')) link.remove();
  const style = shown.createElement('style');
  style.textContent = fontFaces + SHOWN_STYLE;
  shown.head.append(style);
  return `<!doctype html>${shown.documentElement.outerHTML}`;
};
