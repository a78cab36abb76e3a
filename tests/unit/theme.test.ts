import { describe, expect, it } from 'vitest';
import { contrast } from '../../shared/theme/contrast.ts';
import { type Scheme, type Skin, type Tokens, themeNames, tokensOf } from '../../shared/theme/tokens.ts';

type TokenName = keyof Tokens;

const surfaces: readonly TokenName[] = ['surface', 'raised', 'sunken'];

/** Every pair in which one token is used as text on another. */
const textPairs: readonly (readonly [text: TokenName, background: TokenName])[] = [
  ...surfaces.flatMap((surface) =>
    (['text', 'muted', 'primary', 'accent', 'good', 'news', 'care', 'bad'] as const).map(
      (text) => [text, surface] as const,
    ),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['primary', 'primaryTint'],
  ['text', 'primaryTint'],
  ['accent', 'accentTint'],
  ['text', 'accentTint'],
  ...(['good', 'news', 'care', 'bad'] as const).flatMap((state) => [
    [state, `${state}Tint`] as const,
    ['text', `${state}Tint`] as const,
    // Snack bars swap state and tint.
    [`${state}Tint`, state] as const,
  ]),
  ['surface', 'text'],
];

/** Code, whose colours are on the tints of changed and of chosen lines. Only the range shows any. */
const codePairs = (['muted', 'news', 'good', 'care'] as const).flatMap((text) =>
  (['goodTint', 'badTint', 'primaryTint'] as const).map((background) => [text, background] as const),
);

const looks = (['light', 'dark'] as const satisfies readonly Scheme[]).flatMap((scheme) => [
  { skin: 'range' as Skin, scheme, name: 'any' },
  ...themeNames.map((name) => ({ skin: 'shop' as Skin, scheme, name })),
]);

describe.each(looks)('the $skin in $scheme colours, theme $name', ({ skin, scheme, name }) => {
  const tokens = tokensOf(skin, scheme, name);

  it.each(textPairs)('makes %s readable on %s (WCAG AA)', (text, background) => {
    expect(contrast(tokens[text], tokens[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('makes the outline of a control visible on %s', (surface) => {
    expect(contrast(tokens.outline, tokens[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('code in %s colours', (scheme) => {
  const tokens = tokensOf('range', scheme);

  it.each(codePairs)('is %s and readable on %s (WCAG AA)', (text, background) => {
    expect(contrast(tokens[text], tokens[background])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('theme names', () => {
  it('replaces an unknown one by the default', () => {
    expect(tokensOf('shop', 'light', 'no-such-theme')).toEqual(tokensOf('shop', 'light'));
  });

  it('gives each of the contract’s names its own colours', () => {
    expect(new Set(themeNames.map((name) => tokensOf('shop', 'light', name).primary)).size).toBe(themeNames.length);
  });
});
