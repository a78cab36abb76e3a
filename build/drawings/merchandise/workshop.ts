import { apple } from '../fruit/apple.ts';
import { melonFace } from '../fruit/tropical.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, slab, smooth, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { footShadow, type Piece } from '../kit/stage.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark, oneInk } from '../mark/glass.ts';

/** The basket press: spindle, slatted basket, tray with spout, and a glass under it. */
export const press: Piece = (sheet, name) => {
  const slats = Array.from({ length: 9 }, (_, index) => {
    const x = 126 + index * 25.5;
    return form(sheet, slab(x, 286, 21, 178, 4), palette.wood, { shade: 5, rim: 2 });
  });
  return [
    footShadow(sheet, name, 100, 172, 560),
    footShadow(sheet, name, 346, 418, 560),
    form(sheet, polygon([122, 486], [146, 486], [132, 560], [104, 560]), palette.wood, { shade: 7, rim: 3 }),
    form(sheet, polygon([338, 486], [362, 486], [380, 560], [352, 560]), palette.wood, { shade: 7, rim: 3 }),
    stroke('M146 210V120Q146 92 174 92H310Q338 92 338 120V210', palette.leafDeep.base, 22),
    stroke('M144 200V122Q146 94 174 90H300', palette.leaf.light, 5, { opacity: 0.7 }),
    path('M146 200V290M338 200V290', { stroke: palette.leafDeep.base, 'stroke-width': 22 }),
    rect(232, 56, 20, 196, { fill: palette.steel.base }),
    stroke(Array.from({ length: 15 }, (_, index) => `M232 ${122 + index * 9}l20 -5`).join(''), palette.steel.deep, 3),
    stroke('M136 50H348', palette.wood.shade, 15),
    stroke('M136 47H340', palette.wood.light, 6),
    circle(130, 50, 17, { fill: palette.bloodOrange.base }),
    circle(354, 50, 17, { fill: palette.bloodOrange.shade }),
    circle(125, 45, 5, { fill: palette.bloodOrange.light }),
    form(sheet, slab(218, 36, 48, 30, 8), palette.steel, { shade: 7, rim: 3 }),
    path(slab(140, 248, 204, 24, 6), { fill: palette.wood.deep }),
    ellipse(242, 280, 112, 17, { fill: palette.apple.deep }),
    ...[-78, -40, 0, 42, 80].map((dx, index) =>
      circle(242 + dx, 278 - (index % 2) * 5, 25, {
        fill: index % 2 === 0 ? palette.apple.base : palette.leafBright.base,
      }),
    ),
    path(slab(140, 256, 204, 16, 5), { fill: palette.wood.base }),
    ...slats,
    rect(122, 312, 240, 15, { fill: palette.steel.shade }),
    rect(122, 312, 240, 5, { fill: palette.steel.light }),
    rect(122, 424, 240, 15, { fill: palette.steel.shade }),
    rect(122, 424, 240, 5, { fill: palette.steel.light }),
    form(sheet, 'M92 462H392L400 472L452 484Q456 494 446 496L386 498H110Q96 498 92 484Z', palette.leaf, {
      shade: 10,
      rim: 4,
    }),
    stroke('M444 492C452 500 452 512 451 530', palette.appleJuice.base, 9),
    footShadow(sheet, name, 414, 494, 566),
    path('M414 500H490L482 566H422Z', { fill: '#fffdf4', opacity: 0.8 }),
    path('M418 530H486L480 562H424Z', { fill: palette.appleJuice.base }),
    path('M466 530H486L480 562H462Z', { fill: palette.appleJuice.shade }),
    stroke('M424 512L430 552', '#fffdf5', 5, { opacity: 0.8 }),
    place(apple(sheet), 88, 590, 0.5),
  ].join('');
};

/** A wooden bucket heaped with pomace, and the worm that came with the apples. */
export const pomace: Piece = (sheet, name) => {
  const random = randomFrom(41);
  const shreds = Array.from({ length: 110 }, () => {
    const [a, r] = [random() * Math.PI * 2, Math.sqrt(random())];
    const [x, y] = [279 + Math.cos(a) * r * 158, 272 + Math.sin(a) * r * 66 - (1 - r * r) * 88];
    const turn = random() * 180;
    const kind = random();
    return kind < 0.26
      ? rect(-11, -3, 22, 6, {
          fill: palette.apple.base,
          rx: 3,
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`,
        })
      : kind < 0.86
        ? rect(-13, -4.5, 26, 9, {
            fill: kind < 0.5 ? palette.flesh.shade : palette.kraft.light,
            rx: 4.5,
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`,
          })
        : ellipse(0, 0, 3.4, 6, {
            fill: palette.bark.deep,
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`,
          });
  });
  const bucket = turned(
    279,
    [176, 276],
    [
      [146, 546],
      [142, 556, 132, 560, 120, 560],
    ],
  );
  const staves = [-132, -92, -48, 0, 48, 92, 132]
    .map((dx) => `M${279 + dx * 1.06} 284L${279 + dx * 0.86} 556`)
    .join('');
  const worm = 'M352 214C362 190 352 170 366 152C378 138 398 144 400 160';
  return [
    footShadow(sheet, name, 136, 424, 562),
    stroke('M104 286C130 120 428 120 454 286', palette.steel.shade, 8),
    ellipse(279, 276, 176, 34, { fill: palette.wood.deep }),
    path(
      smooth([
        [112, 284],
        [150, 222],
        [214, 184],
        [279, 172],
        [346, 186],
        [408, 224],
        [446, 284],
        [279, 312],
      ]),
      { fill: palette.kraft.shade },
    ),
    ...shreds,
    stroke(worm, palette.leafBright.shade, 23),
    stroke(worm, palette.leafBright.base, 18),
    stroke('M350 196l12 4M354 176l14 2', palette.leafBright.shade, 3),
    circle(395, 154, 3.4, { fill: palette.ink.base }),
    circle(405, 158, 3.4, { fill: palette.ink.base }),
    stroke('M394 168q6 4 10 0', palette.ink.base, 2.6),
    form(
      sheet,
      `${bucket}`,
      palette.wood,
      { shade: 26, rim: 6 },
      path('M90 262Q279 330 468 262V300Q279 366 90 300Z', { fill: palette.wood.deep, opacity: 0.25 }),
      stroke(staves, palette.wood.deep, 3.5, { opacity: 0.6 }),
      path('M100 320Q279 362 458 320L454 346Q279 388 104 346ZM120 478Q279 514 438 478L434 502Q279 538 124 502Z', {
        fill: palette.steel.base,
      }),
      path('M100 320Q279 362 458 320L457 327Q279 369 101 327ZM120 478Q279 514 438 478L437 485Q279 521 121 485Z', {
        fill: palette.steel.light,
      }),
    ),
    path('M103 276A176 34 0 0 0 455 276A176 34 0 0 1 103 276Z', { fill: palette.wood.light }),
    place(mark(sheet, 'shop', oneInk(palette.bark.deep, palette.wood.base)), 243, 376, 0.36),
  ].join('');
};

/** The bicycle that rolls on water melons. */
export const melonBike: Piece = (sheet, name) => {
  const frame = 'M146 452L234 452L352 316L202 316L146 452M234 452L190 274M352 316L424 452M352 316L340 262';
  return [
    footShadow(sheet, name, 60, 236, 552),
    footShadow(sheet, name, 336, 512, 552),
    place(melonFace(100), 146, 452),
    place(melonFace(100), 424, 452, 1, 15),
    stroke(frame, palette.leafDeep.base, 19),
    stroke(frame, palette.leafBright.base, 12),
    stroke('M148 446L204 314M208 314H346', palette.leafBright.light, 3.5, { transform: 'translate(-2 -3)' }),
    circle(146, 452, 13, { fill: palette.steel.base }),
    circle(424, 452, 13, { fill: palette.steel.base }),
    circle(146, 452, 5, { fill: palette.ink.base }),
    circle(424, 452, 5, { fill: palette.ink.base }),
    circle(234, 452, 30, { fill: 'none', stroke: palette.steel.shade, 'stroke-width': 8 }),
    circle(234, 452, 10, { fill: palette.steel.base }),
    stroke('M234 452L256 500M240 504H272', palette.ink.base, 9),
    stroke('M146 440L234 424M146 464L234 482', palette.ink.base, 3.5, { 'stroke-dasharray': '5 3' }),
    path('M148 262C150 246 176 246 200 252L246 250Q252 262 236 268C210 276 186 278 166 276Q148 276 148 262Z', {
      fill: palette.bloodOrange.base,
    }),
    path('M152 270C190 272 220 268 244 258Q246 264 236 268C210 276 186 278 166 276Q156 276 152 270Z', {
      fill: palette.bloodOrange.deep,
    }),
    stroke('M340 262L334 236C330 222 350 212 372 214L402 218', palette.steel.shade, 10),
    stroke('M376 214L404 218', palette.bloodOrange.base, 15),
    stroke('M346 274L376 282M350 300L378 300', palette.steel.shade, 6),
    form(
      sheet,
      'M366 238H450L440 306H376Z',
      palette.kraft,
      { shade: 9, rim: 3 },
      stroke('M366 256H450M370 274H446M374 292H444M386 238V306M408 238V306M430 238V306', palette.kraft.deep, 3, {
        opacity: 0.6,
      }),
    ),
    place(apple(sheet), 394, 244, 0.28),
    place(apple(sheet), 430, 244, 0.24),
    path('M366 238H450L449 246H367Z', { fill: palette.kraft.light }),
  ].join('');
};

/** The release of 2020 in a block of ice, on snow. */
export const permafrost: Piece = (sheet, name) => {
  const top = polygon([130, 178], [250, 120], [448, 150], [342, 218]);
  const front = polygon([130, 178], [342, 218], [336, 546], [140, 520]);
  const side = polygon([342, 218], [448, 150], [436, 486], [336, 546]);
  return [
    footShadow(sheet, name, 110, 460, 560),
    path('M40 570C80 520 150 520 190 540C250 510 330 530 370 520C420 500 490 520 530 570Q279 610 40 570Z', {
      fill: palette.white.base,
    }),
    path('M330 576C370 540 430 520 470 540C500 550 520 560 530 570Q430 596 330 590Z', {
      fill: palette.ice.shade,
      opacity: 0.6,
    }),
    path(front, { fill: palette.ice.base }),
    path(side, { fill: palette.sky.base }),
    path(top, { fill: palette.white.base }),
    place(group({ opacity: 0.9 }, mark(sheet)), 150, 226, 1.02),
    path(front, { fill: palette.ice.light, opacity: 0.32 }),
    path(polygon([130, 178], [200, 191], [146, 380], [136, 360]), { fill: '#ffffff', opacity: 0.7 }),
    path(polygon([222, 195], [250, 200], [170, 524], [150, 521]), { fill: '#ffffff', opacity: 0.4 }),
    stroke('M342 218L336 546M130 178L342 218L448 150', '#ffffff', 5, { opacity: 0.9 }),
    stroke('M380 250L366 330L390 380L372 440M420 220L410 270L424 310', '#ffffff', 4, { opacity: 0.6 }),
    path(polygon([352, 300], [430, 258], [426, 350], [350, 398]), { fill: palette.leafDeep.base }),
    group(
      { transform: 'matrix(0.86 -0.47 0 1 354 300)' },
      words('02/02', palette.ice.light, { face: 'mono', size: 24, weight: 700, x: 8, y: 38 }),
      words('2020', palette.ice.light, { face: 'mono', size: 29, weight: 700, x: 8, y: 74 }),
    ),
    path(
      'M130 178L250 120L448 150L440 158C420 150 410 168 396 158C380 150 360 172 340 160C320 150 300 170 280 158C260 150 230 180 210 166C190 160 160 190 130 178Z',
      { fill: '#ffffff' },
    ),
    path('M160 184l7 34 8 -30M210 194l6 44 9 -40M290 208l6 30 8 -26', { fill: '#ffffff', opacity: 0.95 }),
    ...[
      [70, 120],
      [110, 260],
      [486, 100],
      [500, 300],
      [60, 400],
      [330, 70],
      [200, 70],
    ].map(([x, y], index) => flake(x ?? 0, y ?? 0, 10 + (index % 3) * 5)),
  ].join('');
};

function flake(x: number, y: number, r: number): Markup {
  return [0, 60, 120]
    .map((degrees) =>
      stroke(`M${x - r} ${y}H${x + r}`, '#ffffff', r * 0.24, { transform: `rotate(${degrees} ${x} ${y})` }),
    )
    .join('');
}

/** An open, empty box: what is shown for a product without a picture. */
export const openBox: Piece = (sheet, name) =>
  [
    footShadow(sheet, name, 140, 416, 538),
    group(
      { transform: 'translate(22 36) scale(.92)' },
      path(polygon([279, 250], [450, 210], [520, 150], [350, 178]), { fill: palette.kraft.shade }),
      path(polygon([279, 250], [108, 210], [40, 150], [208, 178]), { fill: palette.kraft.light }),
      path(polygon([108, 210], [279, 180], [450, 210], [279, 250]), { fill: palette.bark.shade }),
      path(polygon([108, 210], [279, 180], [279, 214], [150, 222]), { fill: palette.bark.base }),
      path(polygon([108, 210], [279, 250], [279, 560], [120, 500]), { fill: palette.kraft.base }),
      path(polygon([450, 210], [279, 250], [279, 560], [438, 500]), { fill: palette.kraft.shade }),
      path(polygon([108, 210], [279, 250], [214, 330], [30, 280]), { fill: palette.kraft.light }),
      path(polygon([450, 210], [279, 250], [344, 330], [528, 280]), { fill: palette.kraft.base }),
      stroke('M279 254V556', palette.kraft.deep, 3, { opacity: 0.5 }),
      group(
        { transform: 'matrix(.86 .3 0 1 150 342)' },
        place(mark(sheet, 'shop', oneInk(palette.bark.base, palette.kraft.base)), 0, 0, 0.5),
      ),
      words('?', palette.bloodOrange.base, { size: 150, anchor: 'middle', x: 279, y: 150 }),
    ),
  ].join('');
