import { boxes, marginHeads } from '../heldOut/layouts.ts';
import type { LayoutName } from '../model.ts';
import type { CvView } from '../view.ts';
import { creative, leftSidebar, rightSidebar, splitName, threeHeader } from './columns.ts';
import { dossier, europass, linkedin } from './forms.ts';
import { academic, classic, latex, minimal } from './singleColumn.ts';

const HTML_LAYOUTS: Partial<Record<LayoutName, (view: CvView) => string>> = {
  classic,
  leftSidebar,
  rightSidebar,
  threeHeader,
  latex,
  europass,
  linkedin,
  dossier,
  creative,
  minimal,
  academic,
  splitName,
  boxes,
  marginHeads,
};

/** The page that Chromium prints for a CV. */
export const cvHtml = (view: CvView): string => {
  const { layout, language, id, page } = view.source;
  const body = page ?? HTML_LAYOUTS[layout]?.(view);
  if (!body) throw new Error(`${id}: layout ${layout} cannot be printed`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>CV</title></head><body>${body}</body></html>`;
};
