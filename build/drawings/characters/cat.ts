import { type Tones, tones } from '../kit/colour.ts';
import { form } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, stroke } from '../kit/svg.ts';

/** The fur of the shop's cat: a grey tabby with white socks. */
export const fur: Tones = tones('#8d8579');

/** The cat's head around (0, 0), 120 wide, ears up. */
export function catHead(sheet: Sheet, eyes: 'open' | 'keen' = 'open'): Markup {
  const outline =
    'M-54 -6C-62 -40 -58 -66 -50 -78C-36 -72 -26 -62 -20 -54C-8 -58 8 -58 20 -54C26 -62 36 -72 50 -78C58 -66 62 -40 54 -6C58 14 44 42 0 46C-44 42 -58 14 -54 -6Z';
  const eye = (x: number) =>
    eyes === 'open'
      ? ellipse(x, -8, 10, 12, { fill: palette.kiwi.base }) +
        ellipse(x, -8, 4, 10, { fill: palette.ink.base }) +
        circle(x - 3, -13, 2.6, { fill: palette.white.base })
      : ellipse(x, -8, 12, 12, { fill: palette.kiwi.light }) +
        circle(x, -8, 9, { fill: palette.ink.base }) +
        circle(x - 3, -12, 3, { fill: palette.white.base });
  return [
    form(
      sheet,
      outline,
      fur,
      { shade: 10, rim: 3 },
      path(
        'M-46 -64C-38 -58 -30 -50 -26 -44L-44 -38C-48 -48 -48 -58 -46 -64ZM46 -64C38 -58 30 -50 26 -44L44 -38C48 -48 48 -58 46 -64Z',
        { fill: palette.blush.base },
      ),
      stroke('M0 -52V-34M-13 -52L-10 -36M13 -52L10 -36M-56 6H-42M-54 18H-40M56 6H42M54 18H40', fur.deep, 5),
      path('M-28 26C-28 8 -12 4 0 12C12 4 28 8 28 26C24 44 -24 44 -28 26Z', { fill: palette.white.base }),
    ),
    eye(-24),
    eye(24),
    path('M-7 8H7L0 16Z', { fill: palette.strawberry.base }),
    stroke('M0 16V22M0 22Q-8 30 -15 24M0 22Q8 30 15 24', palette.ink.base, 2.6),
    stroke('M-20 20L-62 14M-20 26L-60 30M20 20L62 14M20 26L60 30', palette.white.base, 2),
  ].join('');
}

/** The cat on its back, wrestling with a plush orange in its three paws; around (0, 0), about 300 x 230. */
export function wrestlingCat(sheet: Sheet, toy: Markup): Markup {
  const body = 'M-96 44C-110 -10 -70 -58 -6 -62C66 -66 126 -30 130 30C132 76 92 100 24 102C-40 104 -84 88 -96 44Z';
  return [
    stroke('M116 50C176 66 190 20 160 -12', fur.shade, 27),
    stroke('M116 50C176 66 190 20 160 -12', fur.base, 20),
    stroke('M168 46l14 -12M178 24l12 -10M170 2l12 -8', fur.deep, 6),
    form(
      sheet,
      body,
      fur,
      { shade: 16, rim: 4 },
      ellipse(6, 6, 84, 52, { fill: palette.white.base }),
      stroke('M92 -34L78 -10M112 -12L94 6M122 16L100 26M60 -52L54 -34', fur.deep, 7),
    ),
    group({ transform: 'translate(-112 6) rotate(-62)' }, catHead(sheet, 'keen')),
    toy,
    paw('M-46 -36C-50 -82 -22 -110 6 -112', 0),
    paw('M84 64C112 40 110 -6 84 -34', 1),
    paw('M-40 40C-30 70 -2 70 14 46', 2),
  ].join('');
}

function paw(d: string, index: number): Markup {
  const ends = [
    [6, -112],
    [84, -34],
    [14, 46],
  ] as const;
  const [x, y] = ends[index] ?? ends[0];
  return [
    stroke(d, fur.shade, 36),
    stroke(d, fur.base, 29, { transform: 'translate(-2 -2)' }),
    circle(x, y, 19, { fill: palette.white.base }),
    stroke(`M${x - 7} ${y - 14}v8M${x} ${y - 16}v8M${x + 7} ${y - 14}v8`, palette.steel.base, 2.4),
  ].join('');
}
