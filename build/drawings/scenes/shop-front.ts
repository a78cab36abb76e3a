import { bot } from '../characters/bot.ts';
import { cloud, farApple, hill, sky, tree, tuft } from '../kit/landscape.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';

/** A bottle as it looks from afar, standing on (x, y). */
function farBottle(x: number, y: number, juice: 'orange' | 'berry' | 'lemon' | 'leafBright' | 'carrot'): Markup {
  const tones = palette[juice];
  return place(
    [
      path('M-3 -38H3V-28C3 -24 8 -24 8 -17V-2Q8 0 6 0H-6Q-8 0 -8 -2V-17C-8 -24 -3 -24 -3 -28Z', { fill: tones.base }),
      path('M4 -25C6 -22 8 -22 8 -17V-2Q8 0 6 0H3V-20Z', { fill: tones.shade }),
      rect(-8, -15, 16, 9, { fill: palette.white.base }),
      rect(-4, -42, 8, 6, { fill: palette.leaf.base, rx: 1.5 }),
    ].join(''),
    x,
    y,
  );
}

/** An orange as it looks from afar, around (x, y). */
function farOrange(x: number, y: number): Markup {
  return place(
    circle(0, 0, 10, { fill: palette.orange.shade }) +
      circle(-1.4, -1.2, 8.4, { fill: palette.orange.base }) +
      circle(-3.6, -4, 2, { fill: palette.orange.light }),
    x,
    y,
  );
}

/** The juice bar itself, 300 wide and 240 tall, its foot centred on (0, 0), the bot behind the counter. */
function bar(sheet: Sheet): Markup {
  const shelf = (['orange', 'berry', 'lemon', 'leafBright', 'carrot', 'berry', 'orange'] as const).map((juice, index) =>
    farBottle(-104 + index * 22, -112, juice),
  );
  const stripes = Array.from({ length: 10 }, (_, index) =>
    path(
      `M${-150 + index * 30} -198H${-120 + index * 30}L${-122 + index * 30.4} -172A15 12 0 0 1 ${-152 + index * 30.4} -172Z`,
      { fill: index % 2 === 0 ? palette.leaf.base : palette.white.base },
    ),
  );
  return [
    ellipse(30, 0, 180, 10, { fill: palette.ink.base, opacity: 0.22 }),
    rect(-132, -190, 264, 190, { fill: palette.leafDeep.deep }),
    rect(-126, -190, 252, 120, { fill: '#3f6a52' }),
    rect(-118, -112, 160, 5, { fill: palette.wood.base }),
    ...shelf,
    group({ transform: 'translate(44 -152) scale(.46)' }, bot(sheet)),
    form(
      sheet,
      slab(-140, -66, 280, 66, 4),
      palette.wood,
      { shade: 12, rim: 3 },
      stroke('M-100 -60V0M-60 -60V0M-20 -60V0M20 -60V0M60 -60V0M100 -60V0', palette.wood.deep, 2.5, { opacity: 0.5 }),
    ),
    rect(-152, -76, 304, 13, { fill: palette.wood.light }),
    rect(-152, -66, 304, 4, { fill: palette.wood.deep }),
    ...[
      [-112, -86],
      [-94, -86],
      [-103, -99],
    ].map(([x = 0, y = 0]) => farOrange(x, y)),
    farApple(-58, -85, 1.1),
    farApple(-38, -85, 1.1),
    place(mark(sheet), -16, -112, 0.15),
    rect(-140, -190, 9, 126, { fill: palette.wood.shade }),
    rect(131, -190, 9, 126, { fill: palette.wood.deep }),
    ...stripes,
    rect(-152, -204, 304, 10, { fill: palette.leafDeep.base }),
    path(slab(-104, -252, 208, 52, 12), { fill: palette.bloodOrange.base }),
    path(slab(-98, -246, 196, 40, 8), { fill: 'none', stroke: palette.paper.base, 'stroke-width': 2.5 }),
    words('JUICE SHOP', palette.paper.base, {
      size: 32,
      width: 84,
      tracking: 0.03,
      anchor: 'middle',
      x: 0,
      y: -214,
      fit: 172,
    }),
    place(mark(sheet), 14, -56, 0.2),
  ].join('');
}

/** The juice bar on its meadow, filling the given size. */
export function shopFront(
  sheet: Sheet,
  { width, height }: { readonly width: number; readonly height: number },
): Markup {
  const ground = height * 0.88;
  const k = (height / 300) * 0.94;
  return [
    sky(sheet, width, height * 0.8),
    cloud(width * 0.8, height * 0.16, k),
    cloud(width * 0.36, height * 0.1, k * 0.6),
    hill(width, height, height * 0.6, height * 0.46, height * 0.56, '#a9c9a1'),
    tree(sheet, width * 0.06, ground - 16 * k, k * 1.1, 4),
    tree(sheet, width * 0.94, ground - 16 * k, k * 1.2, 5),
    width > 600
      ? tree(sheet, width * 0.17, ground - 28 * k, k * 0.8, 3) + tree(sheet, width * 0.84, ground - 28 * k, k * 0.8, 3)
      : '',
    hill(width, height, height * 0.8, height * 0.74, height * 0.8, palette.leafBright.base),
    rect(0, ground, width, height - ground, { fill: palette.kraft.light }),
    rect(0, ground, width, 4, { fill: palette.kraft.shade }),
    place(bar(sheet), width / 2, ground + 12 * k, k),
    tuft(width * 0.12, ground + 4, k, palette.white.base),
    tuft(width * 0.9, ground + 6, k, palette.blush.base),
  ].join('');
}

/** The welcome banner, 800 x 300: the shop that the learner is about to break into, wide. */
export function welcomeBanner(): string {
  return drawing({ width: 800, height: 300, title: 'A small juice bar on a sunny meadow' }, (sheet) =>
    group({ 'clip-path': sheet.clip(path(slab(0, 0, 800, 300, 16))) }, shopFront(sheet, { width: 800, height: 300 })),
  );
}
