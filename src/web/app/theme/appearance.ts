import { type Preferences, THEMES } from '#contract/account';

/** The preferences that change how every screen looks (spec 1 §3). */
export type Appearance = Pick<Preferences, 'theme' | 'compactMode'>;

const COOKIE = 'appearance';
const COMPACT = '-compact';
const ONE_YEAR_S = 31_536_000;

/**
 * How this browser last looked: light for a visitor (spec 1 §9). A cookie, so that the server draws the next page in it
 * before any script runs; local storage holds the two tokens and nothing else.
 */
export const rememberedAppearance = (): Appearance => {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([a-z-]*)`).exec(document.cookie) ?? [];
  const theme = THEMES.find((known) => known === value.replace(COMPACT, '')) ?? 'light';
  return { theme, compactMode: value.endsWith(COMPACT) };
};

export const rememberAppearance = ({ theme, compactMode }: Appearance): void => {
  const value = theme + (compactMode ? COMPACT : '');
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
};
