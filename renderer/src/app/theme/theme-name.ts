import { defaultThemeName } from '../../../../shared/theme/tokens.ts';

/**
 * Returns the theme name that the server wrote into the body's classes. It is known before the configuration arrives (ui-learning.md 10.1).
 */
export function themeFromBody(): string {
  const found = [...document.body.classList].find((name) => name.endsWith('-theme'));
  return found === undefined ? defaultThemeName : found.slice(0, -'-theme'.length);
}
