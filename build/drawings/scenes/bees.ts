import { bee } from '../characters/insects.ts';
import { cloud, hill, sky, tree, tuft } from '../kit/landscape.ts';
import { words } from '../kit/lettering.ts';
import { form, gleam, groundShadow } from '../kit/light.ts';
import { disc, polygon, ring, slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';

function hive(sheet: Sheet, x: number, y: number, size: number, colour: 'lemon' | 'white' | 'sky'): Markup {
  const tones = palette[colour];
  return place(
    [
      ellipse(20, 2, 70, 9, { fill: palette.leafDeep.base, opacity: 0.35 }),
      rect(-42, -20, 10, 20, { fill: palette.bark.base }),
      rect(32, -20, 10, 20, { fill: palette.bark.shade }),
      form(sheet, slab(-50, -66, 100, 48, 3), tones, { shade: 10, rim: 3 }),
      form(sheet, slab(-50, -112, 100, 47, 3), tones, { shade: 10, rim: 3 }),
      stroke('M-50 -66H50', tones.deep, 2, { opacity: 0.5 }),
      path(slab(-20, -32, 40, 9, 4), { fill: palette.bark.deep }),
      path(slab(-14, -98, 28, 9, 4), { fill: tones.deep, opacity: 0.6 }),
      path('M-60 -112H60L50 -130H-50Z', { fill: palette.steel.base }),
      path('M-60 -112H60L58 -116H-58Z', { fill: palette.steel.shade }),
    ].join(''),
    x,
    y,
    size,
  );
}

/** The meadow of the Bee Haven: hives, flowers, bees and a signpost (photo wall, data.md 7.1). 471 x 627. */
export function beeHaven(): string {
  return drawing({ width: 471, height: 627 }, (sheet) => {
    const random = randomFrom(77);
    const blossoms = ['#f2a7a0', '#fdfaf2', '#dcd3e6', '#f7cf3d', '#e2532e'];
    const flowers = Array.from({ length: 62 }, () => {
      const y = 396 + random() ** 0.8 * 226;
      return {
        y,
        markup: tuft(
          random() * 471,
          y,
          0.5 + ((y - 396) / 226) * 1.2,
          random() < 0.75 ? (blossoms[Math.floor(random() * 5)] ?? '#fdfaf2') : undefined,
        ),
      };
    }).sort((a, b) => a.y - b.y);
    return [
      sky(sheet, 471, 420),
      cloud(330, 90, 1.1),
      cloud(180, 150, 0.7),
      hill(471, 627, 300, 230, 280, '#a9c9a1'),
      tree(sheet, 60, 336, 0.9),
      tree(sheet, 130, 330, 0.7),
      tree(sheet, 424, 330, 1),
      hill(471, 627, 350, 300, 350, palette.leafBright.base),
      hill(471, 627, 420, 370, 400, '#8fc26f'),
      hive(sheet, 150, 424, 0.95, 'sky'),
      hive(sheet, 276, 440, 1.1, 'white'),
      hive(sheet, 392, 470, 1.3, 'lemon'),
      ...flowers.map(({ markup }) => markup),
      stroke('M92 600V452', palette.bark.shade, 13),
      stroke('M90 600V452', palette.bark.base, 7),
      path(polygon([28, 446], [166, 438], [184, 466], [168, 498], [30, 500]), { fill: palette.wood.shade }),
      path(polygon([26, 442], [164, 434], [182, 462], [166, 494], [28, 496]), { fill: palette.wood.base }),
      words(
        'BEE HAVEN',
        palette.bark.deep,
        { size: 28, width: 84, tracking: 0.02, anchor: 'middle', x: 98, y: 477, fit: 126 },
        { transform: 'rotate(-2 98 466)' },
      ),
      place(bee(sheet), 230, 250, 0.62, -8),
      place(bee(sheet), 340, 196, 0.42, 6),
      place(bee(sheet), 110, 330, 0.46, -14),
      place(bee(sheet), 300, 560, 0.8, 4),
      stroke(
        'M60 352q20 -30 34 -20M164 268q24 20 34 -8M292 206q14 14 22 0M238 580q20 -4 28 -12',
        palette.bark.deep,
        2,
        { 'stroke-dasharray': '1 6', opacity: 0.6 },
      ),
    ].join('');
  });
}

function comb(width: number, height: number, size: number, line: string, fill: string): Markup {
  const cells: string[] = [];
  for (let row = 0; row * size * 1.5 < height + size; row += 1) {
    for (let column = 0; column * size * 1.732 < width + size; column += 1) {
      cells.push(polygon(...ring(6, column * size * 1.732 + (row % 2) * size * 0.866, row * size * 1.5, size * 0.94)));
    }
  }
  return path(cells.join(''), { fill, stroke: line, 'stroke-width': size * 0.1, 'stroke-linejoin': 'round' });
}

/** A pot of honey before a comb, 1080 square: the prize of the bee page. */
export function honeyPot(): string {
  const pot = turned(
    540,
    [250, 380],
    [
      [330, 430, 356, 560, 350, 680],
      [346, 800, 300, 880, 220, 900],
    ],
  );
  const drip =
    'M286 372C286 350 794 350 794 372C806 410 790 440 776 470C764 500 742 500 736 470C730 448 706 448 700 476C694 540 694 590 668 592C640 592 640 540 634 490C628 462 600 466 596 490C590 520 560 520 552 490C544 462 500 456 492 500C486 560 486 650 454 652C420 652 424 560 414 500C404 462 372 470 366 500C358 524 330 520 324 490C310 450 276 420 286 372Z';
  return drawing({ width: 1080, height: 1080, ground: '#f6d98a' }, (sheet) =>
    [
      comb(1080, 1080, 92, '#f0c765', '#f9e2a2'),
      circle(540, 560, 430, { fill: '#fdf0c8' }),
      groundShadow(sheet, 300, 780, 904, '#84692c'),
      stroke('M640 380L820 130', palette.wood.shade, 30),
      stroke('M634 376L812 128', palette.wood.base, 18),
      form(sheet, pot, palette.bloodOrange, { shade: 54, rim: 16 }),
      path(slab(400, 676, 280, 130, 20), { fill: palette.paper.base }),
      words('HONEY', palette.bark.deep, {
        size: 96,
        width: 88,
        tracking: 0.02,
        anchor: 'middle',
        x: 540,
        y: 776,
        fit: 250,
      }),
      ellipse(540, 376, 262, 50, { fill: palette.bloodOrange.deep }),
      ellipse(540, 372, 246, 40, { fill: palette.honey.light }),
      form(sheet, drip, palette.honey, { shade: 20, rim: 8 }),
      ellipse(540, 368, 236, 30, { fill: palette.lemon.base }),
      gleam(352, 440, 12, 34, 8, 0.6),
      place(bee(sheet), 230, 330, 2, -10),
      place(bee(sheet), 850, 450, 1.5, 8),
      place(bee(sheet), 200, 760, 1.3, -4),
      stroke('M120 420C70 330 120 250 180 300M940 500C990 540 1000 600 950 640', palette.bark.deep, 7, {
        'stroke-dasharray': '2 20',
        opacity: 0.6,
      }),
    ].join(''),
  );
}

/** The owner of the bees in her veil, 1080 square. */
export function beeOwner(): string {
  return drawing({ width: 1080, height: 1080, ground: '#cfe3c6' }, (sheet) => {
    const veil = 'M330 400C320 560 350 720 420 770H660C730 720 760 560 750 400Z';
    return [
      comb(1080, 1080, 92, '#c0d8b6', '#d8e8cf'),
      circle(540, 560, 430, { fill: '#e6efdc' }),
      form(
        sheet,
        'M180 1100C190 900 320 790 430 760H650C760 790 890 900 900 1100Z',
        palette.white,
        { shade: 50, rim: 14 },
        stroke('M540 780V1080', palette.steel.base, 8),
        stroke('M330 900V1080M750 900V1080', palette.steel.base, 7, { opacity: 0.6 }),
      ),
      path('M486 690H594V780L540 820L486 780Z', { fill: palette.skin.shade }),
      form(
        sheet,
        'M410 470C410 380 470 350 540 350S670 380 670 470C670 600 620 700 540 700S410 600 410 470Z',
        palette.skin,
        { shade: 30, rim: 8 },
      ),
      path(
        'M404 520C380 380 470 320 546 330C640 320 700 390 678 520C664 470 650 430 610 410C560 440 470 440 440 420C420 450 412 480 404 520Z',
        { fill: palette.bark.base },
      ),
      path(
        'M404 500C386 560 384 640 400 690C420 650 416 560 420 500ZM676 500C694 560 696 640 680 690C660 650 664 560 660 500Z',
        { fill: palette.bark.shade },
      ),
      circle(490, 520, 17, { fill: palette.ink.base }),
      circle(590, 520, 17, { fill: palette.ink.base }),
      stroke('M462 480q26 -16 50 -2M568 478q26 -14 50 2', palette.bark.deep, 11),
      stroke('M540 530L530 574L546 578', palette.skin.deep, 9),
      path('M486 612Q540 640 594 612Q584 662 540 662T486 612Z', {
        fill: palette.white.base,
        stroke: palette.strawberry.base,
        'stroke-width': 9,
      }),
      circle(458, 584, 28, { fill: palette.blush.base, opacity: 0.6 }),
      circle(622, 584, 28, { fill: palette.blush.base, opacity: 0.6 }),
      group(
        { 'clip-path': sheet.clip(path(veil)) },
        stroke(
          Array.from(
            { length: 30 },
            (_, index) =>
              `M${200 + index * 34} 380L${-40 + index * 34} 800M${-60 + index * 34} 380L${180 + index * 34} 800`,
          ).join(''),
          palette.ink.base,
          2,
          { opacity: 0.16 },
        ),
        path(veil, { fill: palette.ink.base, opacity: 0.07 }),
      ),
      path(veil, { fill: 'none', stroke: palette.white.shade, 'stroke-width': 10 }),
      form(sheet, 'M372 380C372 250 440 190 540 190S708 250 708 380Z', palette.honey, { shade: 30, rim: 10 }),
      path('M372 340Q540 390 708 340V386H372Z', { fill: palette.bloodOrange.base }),
      form(
        sheet,
        'M200 400C260 350 400 344 540 344S820 350 880 400C890 430 740 446 540 446S190 430 200 400Z',
        palette.honey,
        { shade: 14, rim: 8 },
      ),
      place(bee(sheet), 800, 270, 1.7, 6),
      place(bee(sheet), 220, 250, 1.3, -10),
      form(sheet, disc(826, 800, 62), palette.skin, { shade: 16, rim: 5 }),
      path('M760 1100C760 960 780 880 800 850H860C900 880 930 960 940 1100Z', { fill: palette.white.shade }),
      place(bee(sheet), 838, 724, 1.35, 0),
      stroke('M700 250q40 30 56 14M120 270q20 -40 44 -30', palette.bark.deep, 6, {
        'stroke-dasharray': '2 18',
        opacity: 0.6,
      }),
    ].join('');
  });
}
