import type { CSSVariablesResolver } from '@mantine/core';
import { type Scheme, type Skin, type Tokens, tokensOf } from '../../../../shared/theme/tokens.ts';

/**
 * The tokens of both skins as CSS variables on the root, e.g. `--shop-surface` and `--range-surface`; `skins.css` maps the ones of
 * the skin in force to the names that screens use (`--surface`, `--text`, `--primary`, ...).
 */
export function variablesOf(themeName: string): CSSVariablesResolver {
  const both = (scheme: Scheme) => ({ ...named('shop', scheme, themeName), ...named('range', scheme, themeName) });
  return () => ({ variables: {}, light: both('light'), dark: both('dark') });
}

function named(skin: Skin, scheme: Scheme, themeName: string): Record<string, string> {
  const tokens: Tokens = tokensOf(skin, scheme, themeName);
  return Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--${skin}-${kebab(name)}`, color]));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
