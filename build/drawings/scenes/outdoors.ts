import { wrestlingCat } from '../characters/cat.ts';
import { citrusFace } from '../fruit/citrus.ts';
import { leaf } from '../fruit/leaf.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';

function trunk(sheet: Sheet, x: number, foot: number, width: number, colour: 'bark' | 'leafDeep', opacity = 1): Markup {
  const tones = palette[colour];
  const outline = `M${x - width / 2} -10C${x - width * 0.45} ${foot * 0.5} ${x - width * 0.5} ${foot * 0.8} ${x - width * 0.8} ${foot}C${x - width * 0.2} ${foot - 6} ${x + width * 0.3} ${foot - 6} ${x + width * 0.85} ${foot}C${x + width * 0.5} ${foot * 0.8} ${x + width * 0.45} ${foot * 0.5} ${x + width / 2} -10Z`;
  const cracks = [0.2, 0.4, 0.6, 0.8]
    .map(
      (t, index) =>
        `M${x - width * 0.2 + index * width * 0.12} ${foot * t}q${width * 0.06} ${foot * 0.05} 0 ${foot * 0.09}`,
    )
    .join('');
  return group(
    { opacity },
    form(
      sheet,
      outline,
      tones,
      { shade: width * 0.28, rim: width * 0.08 },
      stroke(cracks, tones.deep, 3, { opacity: 0.6 }),
    ),
  );
}

/** John's favourite place: a path through tall woods, and the hand that raises a drink to it. 471 x 627. */
export function hikingPlace(): string {
  return drawing({ width: 471, height: 627 }, (sheet) => {
    const random = randomFrom(14);
    const far = Array.from({ length: 9 }, (_, index) =>
      rect(14 + index * 54 + random() * 22, 0, 9 + random() * 9, 330, { fill: '#8fb894' }),
    );
    const ferns = Array.from({ length: 30 }, () => {
      const [x, y] = [random() * 471, 380 + random() * 230];
      const edge = Math.abs(x - (250 - (y - 380) * 0.1)) > 70 + (y - 350) * 0.42;
      return edge
        ? leaf(x, y, 26 + random() * 20, 8, -150, palette.leafBright) +
            leaf(x, y, 30 + random() * 20, 8, -90, palette.leaf) +
            leaf(x, y, 26 + random() * 20, 8, -30, palette.leafBright)
        : '';
    });
    return [
      rect(0, 0, 471, 627, {
        fill: sheet.gradient(
          [
            [0, '#f7f0c4'],
            [0.5, '#cfe2b4'],
            [1, '#9dc58c'],
          ],
          0.1,
          0,
          0.5,
          1,
        ),
      }),
      path(polygon([-20, -20], [160, -20], [420, 400], [250, 420]), { fill: '#fffbe0', opacity: 0.5 }),
      path(polygon([190, -20], [250, -20], [471, 300], [471, 390]), { fill: '#fffbe0', opacity: 0.35 }),
      ...far,
      path('M0 330C80 306 140 318 200 312S380 300 471 326V627H0Z', { fill: '#7fae6b' }),
      path('M0 372C100 340 150 352 210 346S390 340 471 380V627H0Z', { fill: palette.leafBright.base }),
      path(
        'M236 330C262 356 214 380 208 404C200 450 250 470 170 627H420C400 500 300 460 268 410C256 388 286 360 256 330Z',
        { fill: palette.kraft.base },
      ),
      path(
        'M256 330C286 360 256 388 268 410C300 460 400 500 420 627H372C352 520 280 470 250 416C240 392 276 360 252 330Z',
        { fill: palette.kraft.shade, opacity: 0.7 },
      ),
      stroke('M222 430q10 4 18 0M240 470q12 4 20 0M232 520q14 6 26 0M290 560q14 6 30 0', palette.kraft.deep, 3, {
        opacity: 0.5,
      }),
      trunk(sheet, 60, 400, 48, 'bark'),
      trunk(sheet, 148, 366, 30, 'bark', 0.9),
      trunk(sheet, 330, 370, 34, 'bark', 0.9),
      trunk(sheet, 430, 420, 58, 'bark'),
      path('M-10 -10H480V60C440 90 420 50 380 78C340 104 300 56 250 72C210 92 180 60 130 84C90 104 60 60 -10 96Z', {
        fill: palette.leaf.base,
      }),
      path('M-10 -10H480V30C430 56 400 24 350 44C300 60 270 26 220 40C160 60 120 30 80 50C50 64 20 40 -10 60Z', {
        fill: palette.leaf.shade,
      }),
      ...ferns,
      group({ transform: 'translate(286 400) scale(.92)' }, drink(sheet)),
    ].join('');
  });
}

function drink(sheet: Sheet): Markup {
  return [
    path('M20 0H120L108 150H32Z', { fill: '#ffffff', opacity: 0.72 }),
    path('M25 46H115L107 144H33Z', { fill: palette.orange.base }),
    path('M90 46H115L107 144H84Z', { fill: palette.orange.shade }),
    stroke('M34 14L44 126', '#fffdf5', 7, { opacity: 0.8 }),
    stroke('M76 60L96 -44L124 -54', palette.leaf.base, 9),
    place(citrusFace(palette.orange, 30, 8), 22, 2),
    form(
      sheet,
      'M154 290C150 230 140 196 126 176C140 160 136 70 118 62C104 58 100 72 100 86L98 120C84 112 60 108 44 112C26 118 28 138 44 142C26 144 26 166 42 170C28 176 32 196 48 198C42 208 52 222 66 224C72 250 78 270 76 290Z',
      palette.skin,
      { shade: 16, rim: 4 },
      stroke('M46 142Q70 138 92 142M44 170Q68 166 92 168M50 198Q72 192 92 194', palette.skin.deep, 3.5, {
        opacity: 0.6,
      }),
    ),
    form(sheet, 'M62 250C90 242 130 242 166 254L176 300H66Z', palette.bloodOrange, { shade: 12, rim: 4 }),
  ].join('');
}

/** The cat on the rug, at war with a plush orange; it has three legs and needs no fourth. 341 x 341. */
export function wrestlingScene(): string {
  return drawing({ width: 341, height: 341 }, (sheet) =>
    [
      rect(0, 0, 341, 341, { fill: '#e9dcc3' }),
      rect(0, 0, 341, 112, { fill: '#f3e6cc' }),
      rect(0, 106, 341, 10, { fill: palette.white.base }),
      ...Array.from({ length: 7 }, (_, index) =>
        path(`M0 ${150 + index * 36}H341`, { stroke: '#d8c7a6', 'stroke-width': 2 }),
      ),
      ellipse(170, 238, 178, 88, { fill: palette.leaf.shade }),
      ellipse(170, 234, 172, 84, { fill: palette.leaf.base }),
      ellipse(170, 234, 150, 70, {
        fill: 'none',
        stroke: palette.paper.base,
        'stroke-width': 6,
        'stroke-dasharray': '12 9',
      }),
      groundShadow(sheet, 60, 290, 300, '#1c4a33'),
      group(
        { transform: 'translate(176 206) scale(.98)' },
        wrestlingCat(
          sheet,
          group(
            { transform: 'translate(30 -34) rotate(-14)' },
            circle(4, 5, 50, { fill: palette.orange.deep, opacity: 0.5 }),
            citrusFace(palette.orange, 50, 9),
            stroke('M-46 8q-6 14 2 22M44 18q8 10 0 22', palette.orange.shade, 5),
          ),
        ),
      ),
      circle(300, 74, 22, { fill: palette.bloodOrange.base }),
      stroke('M282 66q18 -10 36 4M280 78q20 -14 38 6M318 84C336 100 330 116 341 124', palette.bloodOrange.light, 3),
      path('M20 106V40H84V106Z', { fill: palette.wood.base }),
      rect(27, 47, 50, 52, { fill: palette.sky.light }),
      stroke('M52 47V99M27 72H77', palette.wood.base, 4),
    ].join(''),
  );
}
