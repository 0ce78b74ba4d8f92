import type { Piece } from './pieces.ts';

/** « Titre professionnel niveau 5 (bac+2) », « Formation de niveau IV »: what a study is worth, and nothing of what it was; the words before the level. */
const LEVEL_ALONE =
  /^(titre(?: (?:professionnel(?:le)?|rncp|certifi[ée]|homologu[ée]|inscrit au rncp))*|formation|dipl[oô]me|certification)(?: (?:de|rncp))?(?: n\p{L}{2,6}\.? ?(?:[1-8]|[ivx]{1,3})(?!\p{L}))?(?:\W*bac ?\+? ?\d?)?(?:\W*(?:cours )?à distance)?[\s).]*$/iu;
/** Words of a degree without what it says of its level. */
const BARE_KIND = /^(?:formation|dipl[oô]me|certification|titre)$/iu;

/** Degree and field of a study whose degree only tells its level: what was studied stands in front of it, or right behind. */
export const atLevel = (degree: Piece | null, others: readonly Piece[]): { degree: string; field: string } | null => {
  const kind = LEVEL_ALONE.exec(degree?.text ?? '')?.[1];
  if (!degree || kind === undefined || kind === degree.text) return null;
  const titles = others.filter(({ text, degree: named, behindSchool }) => !named && !behindSchool && /^\p{Lu}/u.test(text));
  const title = titles.findLast(({ row }) => row < degree.row) ?? titles.find(({ row }) => row === degree.row);
  if (!title) return null;
  return BARE_KIND.test(kind) ? { degree: title.text, field: '' } : { degree: kind, field: title.text };
};
