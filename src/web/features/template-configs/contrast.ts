import type { ColorName, Colors } from '#contract/template-configs';

const HEX = /^#[0-9a-f]{6}$/i;

export const isHexColor = (color: string): boolean => HEX.test(color);

/** How light a colour is to the eye, 0 to 1 (WCAG 2, relative luminance). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21 (WCAG 2); null while one of them is no colour. */
const contrastOf = (one: string, other: string): number | null => {
  if (!isHexColor(one) || !isHexColor(other)) return null;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What text of ordinary size needs, and what titles and signs need (WCAG 2, AA). */
const WANTED: Partial<Record<ColorName, number>> = { primary: 3, textPrimary: 4.5, textSecondary: 4.5, textLight: 3 };

export interface LowContrast {
  value: number;
  wanted: number;
}

/** Whether what is written in this colour is hard to read on the page; null when it is not, or when nothing is written in it. */
export const lowContrast = (name: ColorName, colors: Colors): LowContrast | null => {
  const wanted = WANTED[name];
  const value = contrastOf(colors[name], colors.bgPrimary);
  return wanted !== undefined && value !== null && value < wanted ? { value, wanted } : null;
};
