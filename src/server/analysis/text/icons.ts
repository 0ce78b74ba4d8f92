import type { Row } from './rows.ts';

/** A face that only signs are set in stands so many times in a document. */
const MIN_SIGNS = 2;

/** The stretches of a row’s cells, each in one type. */
const stretchesOf = ({ text, parts }: Row): { look: number; words: string }[] =>
  parts.flatMap(({ at, length, marks = [] }) =>
    marks.map((mark, index) => ({
      look: mark.look,
      words: text.slice(at + mark.at, at + Math.min(length, marks[index + 1]?.at ?? length)).trim(),
    })),
  );

/** Looks that are those of a font of signs: nothing but single characters is set in them. */
const signLooks = (rows: readonly Row[]): ReadonlySet<number> => {
  const looks = Map.groupBy(rows.flatMap(stretchesOf), ({ look }) => look);
  return new Set(
    [...looks].filter(([, all]) => all.length >= MIN_SIGNS && all.every(({ words }) => words.length <= 1)).map(([look]) => look),
  );
};

/** Rows that begin after the icon in front of their words: fonts of icons write « e », « X » or « ½ » for a picture. */
export const withoutIcons = (rows: readonly Row[]): Row[] => {
  const looks = signLooks(rows);
  return rows.map((row) => {
    const [icon, words] = row.parts[0]!.marks ?? [];
    const opens =
      icon && words && icon.at === 0 && looks.has(icon.look) && row.from < words.at && /^\S\s+$/u.test(row.text.slice(0, words.at));
    return opens ? { ...row, from: words.at, bullet: false } : row;
  });
};
