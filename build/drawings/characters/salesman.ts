import { form } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, type Markup, path, stroke } from '../kit/svg.ts';

/** Bust of Stan, the best salesman: loud checked jacket, wide grin, both hands talking. Fills about 300 x 330 around (0, 0). */
export function salesman(sheet: Sheet): Markup {
  const jacket = 'M-150 170C-146 96 -110 66 -60 54L0 70L60 54C110 66 146 96 150 170Z';
  const checks = Array.from(
    { length: 11 },
    (_, index) => `M${-160 + index * 32} 40L${-120 + index * 32} 180M${-170 + index * 32} 180L${-130 + index * 32} 40`,
  ).join('');
  const face = 'M-58 -70C-62 -20 -50 40 0 58C50 40 62 -20 58 -70C56 -112 30 -128 0 -128S-56 -112 -58 -70Z';
  return [
    form(
      sheet,
      jacket,
      palette.lemon,
      { shade: 14, rim: 5 },
      stroke(checks, palette.sea.base, 9),
      stroke(checks, palette.bloodOrange.base, 3, { transform: 'translate(9 0)' }),
    ),
    path('M-34 52L0 96L34 52L26 40H-26Z', { fill: palette.white.base }),
    path('M-12 74L0 66L12 74L8 92L20 168H-20L-8 92Z', { fill: palette.plum.base }),
    path('M-62 54L-34 46L0 100L-30 138Z', { fill: palette.lemon.shade }),
    path('M62 54L34 46L0 100L30 138Z', { fill: palette.honey.shade }),
    path('M-26 24H26V50L0 72L-26 50Z', { fill: palette.skin.shade }),
    ellipse(-60, -36, 11, 18, { fill: palette.skin.base }),
    ellipse(60, -36, 11, 18, { fill: palette.skin.shade }),
    form(sheet, face, palette.skin, { shade: 13, rim: 4 }),
    path(
      'M-64 -66C-72 -126 -30 -156 14 -150C58 -146 74 -112 64 -64C58 -88 46 -98 30 -104C-4 -96 -36 -100 -48 -104C-56 -94 -60 -82 -64 -66Z',
      { fill: palette.bark.deep },
    ),
    stroke('M-50 -112C-30 -136 6 -142 36 -130', palette.bark.base, 5),
    stroke('M-38 -66q14 -11 27 -2M38 -66q-14 -11 -27 -2', palette.bark.deep, 6),
    ellipse(-24, -46, 9, 10, { fill: palette.white.base }),
    ellipse(24, -46, 9, 10, { fill: palette.white.base }),
    circle(-21, -45, 5, { fill: palette.ink.base }),
    circle(27, -45, 5, { fill: palette.ink.base }),
    stroke('M2 -40C-8 -22 -6 -14 6 -12', palette.skin.deep, 4),
    path('M-34 8C-14 4 14 4 34 8C30 32 14 40 0 40S-30 32 -34 8Z', { fill: palette.strawberry.deep }),
    path('M-34 8C-14 4 14 4 34 8L32 16C12 20 -12 20 -32 16Z', { fill: palette.white.base }),
    stroke('M-16 8V17M0 7V18M16 8V17', palette.steel.base, 1.6),
  ].join('');
}
