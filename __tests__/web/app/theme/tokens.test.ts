import { darkPalette, lightPalette } from '../../../../src/web/app/theme/tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Red, green and blue, 0 to 1. */
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** A colour laid over another one with this opacity. */
const over = (front: string, back: string, opacity: number) => {
  const behind = rgb(back);
  return rgb(front).map((value, index) => value * opacity + behind[index]! * (1 - opacity));
};

const luminance = (colour: number[]) => {
  const [red, green, blue] = colour.map(channel) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast as WCAG 2 counts it. */
const contrast = (one: number[], other: number[]) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const AA = 4.5;
const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s theme', (_name, palette) => {
  const grounds = [palette.background.default, palette.background.paper];

  it.each(TONES)('%s can be read as words, on both grounds and on its own tint', (tone) => {
    for (const ground of grounds) {
      expect(contrast(rgb(palette[tone].main), rgb(ground))).toBeGreaterThan(AA);
      expect(contrast(rgb(palette[tone].main), over(palette[tone].main, ground, 0.09))).toBeGreaterThan(AA);
    }
  });

  it.each(TONES)('words on %s can be read', (tone) => {
    expect(contrast(rgb(palette[tone].contrastText), rgb(palette[tone].main))).toBeGreaterThan(AA);
  });

  it.each(['primary', 'secondary'] as const)('words on a pressed %s can be read', (tone) => {
    expect(contrast(rgb(palette[tone].contrastText), rgb(palette[tone].dark))).toBeGreaterThan(AA);
  });

  it.each(['primary', 'secondary'] as const)('%s text can be read', (kind) => {
    for (const ground of grounds) expect(contrast(rgb(palette.text[kind]), rgb(ground))).toBeGreaterThan(AA);
  });
});
