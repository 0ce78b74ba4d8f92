import { joinRuns, toSegments } from '#server/reading/layout/lines';
import { written, type Written } from '../build/writtenLines.ts';

/** Lines as they are read, each word group written apart; words of a group stand 3 points apart. */
const linesOf = (lines: readonly Written[]): string[] => {
  const runs = written(lines).map((run) => ({ ...run, wordGap: run.text.includes(' ') ? 0.3 : 0 }));
  return [...Map.groupBy(toSegments(runs), ({ y }) => y).values()].map((line) => joinRuns(line).text);
};

/** A label that ends at 100, and what begins 8 points behind it. */
const row = (label: string, told: string, y: number): Written[] => [
  [label, 100 - 5 * label.length, y],
  [told, 108, y],
];
/** Words that keep a distance from each other. */
const spread = (words: string[], gap: number, y: number): Written[] =>
  words.map((word, i) => [word, 40 + words.slice(0, i).reduce((sum, { length }) => sum + 5 * length + gap, 0), y]);

const cases: { what: string; lines: Written[]; read: string[] }[] = [
  {
    what: 'labels set against their list, nearer to it than columns stand',
    lines: [...row('Outils', 'Cordex, Palan', 100), ...row('Bois', 'Chêne, frêne', 114), ...row('Langues', 'Breton, gallo', 128)],
    read: ['Outils\tCordex, Palan', 'Bois\tChêne, frêne', 'Langues\tBreton, gallo'],
  },
  {
    what: 'words in boxes, some of two words, and single words under them',
    lines: [...spread(['Guided reading', 'Maths', 'Story time'], 11, 100), ...spread(['Choir', 'Music', 'Games', 'Clay'], 12, 118)],
    read: ['Guided reading\tMaths\tStory time', 'Choir\tMusic\tGames\tClay'],
  },
  {
    what: 'gaps of one width on three lines',
    lines: [...spread(['Go', 'Rust'], 7, 100), ...spread(['Lathe', 'Forge'], 7, 112), ...spread(['Saw', 'Plane', 'File'], 7, 124)],
    read: ['Go\tRust', 'Lathe\tForge', 'Saw\tPlane\tFile'],
  },
  {
    what: 'words of a stretched line are no cells',
    lines: [...spread(['Relevés', 'des', 'façades', 'anciennes'], 7, 100), ['et dessin des charpentes', 40, 112]],
    read: ['Relevés des façades anciennes', 'et dessin des charpentes'],
  },
  {
    what: 'what stands behind bullets and icons is no cell',
    lines: [100, 112, 124].flatMap((y, i): Written[] => [
      ['•', 40, y],
      [['Pose', 'Taille', 'Ponçage'][i]!, 51, y],
    ]),
    read: ['• Pose', '• Taille', '• Ponçage'],
  },
];

test.each(cases)('$what', ({ lines, read }) => {
  expect(linesOf(lines)).toEqual(read);
});
