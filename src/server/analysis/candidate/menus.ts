import type { Row } from '../text/rows.ts';

/** What the parts of a web page are called in its bar of navigation. Folded. */
const MENU: ReadonlySet<string> = new Set(
  'home|about|about me|contact|contact me|blog|portfolio|projects|resume|cv|accueil|a propos|projets|articles|skills|bio|biography|biographie|news|actualites|publications|research|recherche|teaching|enseignement|works|work|compositions|gallery|galerie|music|talks|software|people|links|liens|services|shop|faq|menu'.split(
    '|',
  ),
);
/** With what such a bar opens. */
const OPENS = /^\W*(?:home|accueil|menu|about|a propos|bio)(?!\p{L})/u;
/** Words above the first line of a page that was printed from the web. */
const AROUND = /^\W*(?:skip to (?:main )?content|toggle navigation|aller au contenu(?: principal)?|menu|home|accueil|print|imprimer)\W*$/u;

/** Share of the words of a bar of navigation that are known. */
const KNOWN = 0.6;
const FEWEST = 3;

/** « Home | About | CV », « Accueil Bio Galerie Contact »: a bar of navigation, nothing of the person. */
export const isMenu = ({ folded }: Row): boolean => {
  const cells = folded.split(/\s*[|/•·\n]\s*|\s{3,}/u).filter((cell) => MENU.has(cell.trim()));
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const known = words.filter((word) => MENU.has(word)).length;
  return cells.length >= 2 || AROUND.test(folded) || (known >= FEWEST && known >= KNOWN * words.length && OPENS.test(folded));
};
