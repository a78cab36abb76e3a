import { type Hex, mix, readableOn } from './contrast.ts';

/** What each colour is for. Every screen uses these and nothing else; `variables.ts` turns them into CSS variables. */
export type Tokens = { readonly [Name in keyof typeof colours]: Hex };

export type Scheme = 'light' | 'dark';

/** The two skins of look.md: the shop is paper and leaf, the range is graphite laid over it. */
export type Skin = 'shop' | 'range';

/** The named colours of the product, defined only here. */
const leaf = '#1f6b45';
const leafBright = '#8fd0a1';
const bloodOrange = '#bd3a1b';
const bloodOrangeBright = '#ff9069';

/** Each token in the light and the dark shop, and in the light and the dark range. */
const colours = {
  /** The page, what is raised above it, and what is sunk into it (fields, wells). */
  surface: ['#fbf5e8', '#161a14', '#e6e9eb', '#14171a'],
  raised: ['#fffdf8', '#1f251c', '#f5f6f7', '#1d2226'],
  sunken: ['#f3ead7', '#10130e', '#dadee1', '#0d1012'],
  /** Thin rules between things, and the outline of controls (3:1 on every surface). */
  line: ['#e4d8bf', '#363e31', '#bcc3c9', '#394149'],
  outline: ['#8a816b', '#7d8672', '#727b84', '#7a858f'],
  text: ['#20281f', '#f3eedf', '#191d21', '#e9ecee'],
  muted: ['#5a6152', '#b9bdab', '#485057', '#aab3bb'],
  /** The colour of the main action, of text on it, of the action under the pointer, and a tint for quiet areas. */
  primary: [leaf, leafBright, '#242a30', '#e2e6e9'],
  onPrimary: ['#fffdf8', '#0c2918', '#f5f6f7', '#14171a'],
  primaryHover: ['#175437', '#a9dfb7', '#3a434b', '#ffffff'],
  primaryTint: ['#e3efdd', '#22382a', '#d3d9de', '#2b3238'],
  /** The one colour that draws the eye: prices, the basket's count, the crosshair. */
  accent: [bloodOrange, bloodOrangeBright, '#ae3415', bloodOrangeBright],
  onAccent: ['#fffdf8', '#3a1005', '#ffffff', '#331005'],
  accentTint: ['#fbe4d6', '#43261b', '#f4dcd2', '#3f271f'],
  /** The four states, each with the tint behind its messages. */
  good: ['#1c6a3f', '#86d39e', '#10603a', '#7fd6a0'],
  goodTint: ['#e0f0dc', '#1c3325', '#d3ebdb', '#173226'],
  news: ['#1d5c86', '#8fc7ea', '#15537c', '#8bc6ee'],
  newsTint: ['#dfecf3', '#1a303d', '#d5e5f0', '#172f3f'],
  care: ['#7d5200', '#f0c261', '#6e4800', '#efc15d'],
  careTint: ['#faeac4', '#3b2f12', '#f3e2b9', '#392e14'],
  bad: ['#a3123a', '#ff9fae', '#960f34', '#ff9bad'],
  badTint: ['#fbe2e4', '#431f28', '#f5d7dd', '#3f1d27'],
} as const satisfies Readonly<Record<string, readonly [Hex, Hex, Hex, Hex]>>;

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
  const [light, dark] = skin === 'shop' ? ([0, 1] as const) : ([2, 3] as const);
  const column = scheme === 'light' ? light : dark;
  // These are all of the names, which TypeScript widens to string.
  const base = Object.fromEntries(tokenNames.map((name) => [name, colours[name][column]])) as unknown as Tokens;
  const named = skin === 'range' ? undefined : namedThemes[themeName];
  return named === undefined ? base : remap(base, named.primary, named.accent);
}

/** The names of all tokens. */
export const tokenNames = Object.keys(colours) as readonly (keyof Tokens)[]; // its own keys

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
