import { type Hex, mix, readableOn } from './contrast.ts';

/** What each colour is for. Every screen uses these and nothing else; `variables.ts` turns them into CSS variables. */
export interface Tokens {
  /** The page, what is raised above it, and what is sunk into it (fields, wells). */
  readonly surface: Hex;
  readonly raised: Hex;
  readonly sunken: Hex;
  /** Thin rules between things, and the outline of controls (3:1 on every surface). */
  readonly line: Hex;
  readonly outline: Hex;
  readonly text: Hex;
  readonly muted: Hex;
  /** The colour of the main action, of text on it, of the action under the pointer, and a tint for quiet areas. */
  readonly primary: Hex;
  readonly onPrimary: Hex;
  readonly primaryHover: Hex;
  readonly primaryTint: Hex;
  /** The one colour that draws the eye: prices, the basket's count, the crosshair. */
  readonly accent: Hex;
  readonly onAccent: Hex;
  readonly accentTint: Hex;
  /** The four states, each with the tint behind its messages. */
  readonly good: Hex;
  readonly goodTint: Hex;
  readonly news: Hex;
  readonly newsTint: Hex;
  readonly care: Hex;
  readonly careTint: Hex;
  readonly bad: Hex;
  readonly badTint: Hex;
}

export type Scheme = 'light' | 'dark';

/** The two skins of look.md: the shop is paper and leaf, the range is graphite laid over it. */
export type Skin = 'shop' | 'range';

/** The named colours of the product, defined only here. */
const leaf = '#1f6b45';
const leafBright = '#8fd0a1';
const bloodOrange = '#bd3a1b';
const bloodOrangeBright = '#ff9069';

const shopLight: Tokens = {
  surface: '#fbf5e8',
  raised: '#fffdf8',
  sunken: '#f3ead7',
  line: '#e4d8bf',
  outline: '#8a816b',
  text: '#20281f',
  muted: '#5a6152',
  primary: leaf,
  onPrimary: '#fffdf8',
  primaryHover: '#175437',
  primaryTint: '#e3efdd',
  accent: bloodOrange,
  onAccent: '#fffdf8',
  accentTint: '#fbe4d6',
  good: '#1c6a3f',
  goodTint: '#e0f0dc',
  news: '#1d5c86',
  newsTint: '#dfecf3',
  care: '#7d5200',
  careTint: '#faeac4',
  bad: '#a3123a',
  badTint: '#fbe2e4',
};

const shopDark: Tokens = {
  surface: '#161a14',
  raised: '#1f251c',
  sunken: '#10130e',
  line: '#363e31',
  outline: '#7d8672',
  text: '#f3eedf',
  muted: '#b9bdab',
  primary: leafBright,
  onPrimary: '#0c2918',
  primaryHover: '#a9dfb7',
  primaryTint: '#22382a',
  accent: bloodOrangeBright,
  onAccent: '#3a1005',
  accentTint: '#43261b',
  good: '#86d39e',
  goodTint: '#1c3325',
  news: '#8fc7ea',
  newsTint: '#1a303d',
  care: '#f0c261',
  careTint: '#3b2f12',
  bad: '#ff9fae',
  badTint: '#431f28',
};

const rangeLight: Tokens = {
  surface: '#e6e9eb',
  raised: '#f5f6f7',
  sunken: '#dadee1',
  line: '#bcc3c9',
  outline: '#727b84',
  text: '#191d21',
  muted: '#485057',
  primary: '#242a30',
  onPrimary: '#f5f6f7',
  primaryHover: '#3a434b',
  primaryTint: '#d3d9de',
  accent: '#ae3415',
  onAccent: '#ffffff',
  accentTint: '#f4dcd2',
  good: '#10603a',
  goodTint: '#d3ebdb',
  news: '#15537c',
  newsTint: '#d5e5f0',
  care: '#6e4800',
  careTint: '#f3e2b9',
  bad: '#960f34',
  badTint: '#f5d7dd',
};

const rangeDark: Tokens = {
  surface: '#14171a',
  raised: '#1d2226',
  sunken: '#0d1012',
  line: '#394149',
  outline: '#7a858f',
  text: '#e9ecee',
  muted: '#aab3bb',
  primary: '#e2e6e9',
  onPrimary: '#14171a',
  primaryHover: '#ffffff',
  primaryTint: '#2b3238',
  accent: bloodOrangeBright,
  onAccent: '#331005',
  accentTint: '#3f271f',
  good: '#7fd6a0',
  goodTint: '#173226',
  news: '#8bc6ee',
  newsTint: '#172f3f',
  care: '#efc15d',
  careTint: '#392e14',
  bad: '#ff9bad',
  badTint: '#3f1d27',
};

/** Base colours of the contract's other theme names (ui-learning.md 10.1, decision 26). The default theme is the leaf skin. */
const namedThemes: Readonly<Record<string, { readonly primary: Hex; readonly accent: Hex }>> = {
  'blue-lightblue': { primary: '#1976d2', accent: '#0288d1' },
  'deeppurple-amber': { primary: '#673ab7', accent: '#ffa000' },
  'indigo-pink': { primary: '#3f51b5', accent: '#ff4081' },
  'pink-bluegrey': { primary: '#c2185b', accent: '#b0bec5' },
  'purple-green': { primary: '#7b1fa2', accent: '#69f0ae' },
  'deeporange-indigo': { primary: '#e64a19', accent: '#1a237e' },
  'lime-green': { primary: '#cddc39', accent: '#4caf50' },
};

export const defaultThemeName = 'bluegrey-lightgreen';

/** Every theme name that the configuration may hold. */
export const themeNames: readonly string[] = [defaultThemeName, ...Object.keys(namedThemes)];

/**
 * Returns the tokens of one skin in one scheme under a theme name. An unknown name means the default. The range's tokens are the same for all names.
 */
export function tokensOf(skin: Skin, scheme: Scheme, themeName: string = defaultThemeName): Tokens {
  if (skin === 'range') {
    return scheme === 'light' ? rangeLight : rangeDark;
  }
  const base = scheme === 'light' ? shopLight : shopDark;
  const named = namedThemes[themeName];
  return named === undefined ? base : remap(base, named.primary, named.accent);
}

/** The names of all tokens. */
export const tokenNames = Object.keys(shopLight) as readonly (keyof Tokens)[]; // the keys of a value of that type

/** Returns the CSS variable that holds a token: `--primary-tint`, or `--shop-primary-tint` for a skin's token. */
export function tokenVariable(name: keyof Tokens, skin?: Skin): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return skin === undefined ? `--${kebab}` : `--${skin}-${kebab}`;
}

/** Replaces leaf and blood orange by other colours, adjusted as far as readability requires. */
function remap(base: Tokens, primaryHue: Hex, accentHue: Hex): Tokens {
  const primaryTint = mix(base.surface, primaryHue, 0.12);
  const accentTint = mix(base.surface, accentHue, 0.12);
  const readable = (hue: Hex, tint: Hex) =>
    [base.sunken, base.surface, base.raised, tint].reduce((color, background) => readableOn(color, background), hue);
  const primary = readable(primaryHue, primaryTint);
  const accent = readable(accentHue, accentTint);
  return {
    ...base,
    primary,
    primaryTint,
    primaryHover: mix(primary, base.text, 0.2),
    onPrimary: readableOn(base.raised, primary),
    accent,
    accentTint,
    onAccent: readableOn(base.raised, accent),
  };
}
