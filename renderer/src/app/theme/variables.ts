import type { CSSVariablesResolver } from '@mantine/core';
import { type Scheme, type Skin, tokenNames, tokensOf, tokenVariable } from '../../../../shared/theme/tokens.ts';

/**
 * Returns the tokens of both skins as CSS variables on the root, such as `--shop-surface` and `--range-surface`. For the current skin,
 * `skins.css` maps them to the names that screens use (`--surface`, `--text`, `--primary`, ...).
 */
export function variablesOf(themeName: string): CSSVariablesResolver {
  const both = (scheme: Scheme) => ({ ...named('shop', scheme, themeName), ...named('range', scheme, themeName) });
  return () => ({ variables: {}, light: both('light'), dark: both('dark') });
}

function named(skin: Skin, scheme: Scheme, themeName: string): Record<string, string> {
  const tokens = tokensOf(skin, scheme, themeName);
  return Object.fromEntries(tokenNames.map((name) => [tokenVariable(name, skin), tokens[name]]));
}
