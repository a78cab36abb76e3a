import { tones } from './colour.ts';

/** The colours of everything drawn here. Drawings use only these and their tones (colour.ts). */
export const palette = {
  leaf: tones('#2f7d4f'),
  leafBright: tones('#6bb25a'),
  leafDeep: tones('#1c4a33'),
  bloodOrange: tones('#e2532e'),
  orange: tones('#f4902b'),
  lemon: tones('#f7cf3d'),
  honey: tones('#e9a72f'),
  banana: tones('#f6d257'),
  apple: tones('#d03a32'),
  appleJuice: tones('#e8a83a'),
  berry: tones('#bb2a55'),
  strawberry: tones('#dc3a41'),
  plum: tones('#6d2f5e'),
  carrot: tones('#ee7a2a'),
  kiwi: tones('#9ac43f'),
  quince: tones('#e6c445'),
  flesh: tones('#faeec2'),
  bark: tones('#7a4f30'),
  wood: tones('#c98d52'),
  kraft: tones('#d8b483'),
  paper: tones('#fbf4e2'),
  white: tones('#fdfaf2'),
  steel: tones('#a9b5b8'),
  ink: tones('#24302b'),
  night: tones('#333a40'),
  sky: tones('#8cc3d6'),
  ice: tones('#cfe8ee'),
  skin: tones('#e3a67c'),
  sea: tones('#2f7f93'),
  blush: tones('#f2a7a0'),
} as const;

/** Tints of the wall behind a product: `wall`, the `disc` on it, the `table` it stands on and the `shadow` it casts. */
export const backdrops = {
  sage: { wall: '#d5e4cd', disc: '#e6efdc', table: '#f1eedb', shadow: '#5d6b4c' },
  peach: { wall: '#fbd9b8', disc: '#fde8cf', table: '#fbf0dc', shadow: '#8a5a34' },
  butter: { wall: '#f8e5a8', disc: '#fcf0c9', table: '#fbf4dc', shadow: '#84692c' },
  rose: { wall: '#f6cfcb', disc: '#fbe1dc', table: '#faeee0', shadow: '#84474a' },
  lilac: { wall: '#dcd3e6', disc: '#eae3ee', table: '#f3ecde', shadow: '#5d4f6b' },
  mist: { wall: '#cde1e4', disc: '#dfecec', table: '#f0eedf', shadow: '#48646a' },
  sand: { wall: '#e9dcc3', disc: '#f2e8d3', table: '#f7f0df', shadow: '#6f5d40' },
  mint: { wall: '#c5e2d4', disc: '#d9ede2', table: '#eff0de', shadow: '#426657' },
} as const;

export type BackdropName = keyof typeof backdrops;
