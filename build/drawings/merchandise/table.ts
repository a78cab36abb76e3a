import { words } from '../kit/lettering.ts';
import { form, gleam } from '../kit/light.ts';
import { slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, ellipse, group, type Markup, path, place, stroke } from '../kit/svg.ts';
import { fullInks, mark, oneInk } from '../mark/glass.ts';
import { printed } from './clothing.ts';

/** The black mug with the mark on its side. */
export const mug: Piece = (sheet, name) => {
  const tones = palette.night;
  const body = turned(
    246,
    [142, 196],
    [
      [142, 508],
      [142, 536, 124, 552, 96, 552],
    ],
  );
  return [
    footShadow(sheet, name, 130, 390),
    stroke('M380 262C470 250 500 300 490 356C482 410 430 444 376 440', tones.shade, 34),
    stroke('M380 256C462 246 488 300 478 352C470 400 424 430 376 428', tones.base, 20),
    form(sheet, body, tones, { shade: 24, rim: 6 }),
    ellipse(246, 196, 142, 26, { fill: tones.light }),
    ellipse(246, 198, 132, 21, { fill: tones.deep }),
    ellipse(246, 204, 120, 15, { fill: palette.bark.shade }),
    ellipse(216, 203, 60, 6, { fill: palette.bark.light, opacity: 0.6 }),
    place(printed(sheet, 'shop'), 146, 244, 1),
    stroke('M122 240V470', palette.white.base, 10, { opacity: 0.28 }),
    stroke('M206 160C190 130 226 116 210 82M262 160C246 130 282 116 266 82', palette.white.base, 9, { opacity: 0.8 }),
  ].join('');
};

/** Ten round coasters: a stack, and one of them leaning on it. */
export const coasters: Piece = (sheet, name) => {
  const stack = Array.from({ length: 9 }, (_, index) => {
    const y = 548 - index * 14;
    const x = 214 + ((index * 37) % 11) - 5;
    return (
      ellipse(x, y, 150, 34, { fill: palette.kraft.shade }) +
      ellipse(x, y - 9, 150, 34, { fill: index % 2 === 0 ? palette.leaf.base : palette.bloodOrange.base })
    );
  });
  return [
    footShadow(sheet, name, 70, 370, 566),
    ...stack,
    ellipse(214, 428, 150, 34, { fill: palette.white.base }),
    ellipse(214, 428, 138, 30, { fill: palette.leaf.base }),
    group(
      { transform: 'translate(214 428) scale(1 .23)' },
      place(mark(sheet, 'shop', oneInk(palette.white.base, palette.leaf.base)), -90, -112, 0.92),
    ),
    footShadow(sheet, name, 330, 480, 578),
    group(
      { transform: 'translate(372 408) rotate(-8)' },
      ellipse(9, 4, 150, 168, { fill: palette.kraft.shade }),
      ellipse(0, 0, 150, 168, { fill: palette.white.base }),
      ellipse(0, 0, 136, 154, { fill: palette.lemon.base }),
      ellipse(0, 0, 120, 137, { fill: 'none', stroke: palette.white.base, 'stroke-width': 4 }),
      place(mark(sheet), -82, -104, 0.84),
      stroke('M-118 -66C-104 -104 -74 -130 -44 -142', palette.white.base, 8, { opacity: 0.7 }),
    ),
  ].join('');
};

/** The embroidered patch of the CTF: threads, a merrowed border, loops of velcro below. */
export const patch: Piece = (sheet, name) => {
  const outline = slab(84, 124, 390, 342, 30);
  const threads = Array.from({ length: 44 }, (_, index) => `M${96 + index * 8.6} 136L${88 + index * 8.6} 454`).join('');
  return [
    wallShadow(sheet, slab(98, 146, 390, 342, 30), name, 14),
    path(slab(98, 140, 390, 342, 30), { fill: palette.ink.base }),
    stroke('M112 474H470', palette.night.light, 9, { 'stroke-dasharray': '2 7' }),
    form(
      sheet,
      outline,
      palette.leafDeep,
      { shade: 12, rim: 4 },
      stroke(threads, palette.leaf.base, 1.6, { opacity: 0.35 }),
    ),
    path(slab(92, 132, 374, 326, 24), { fill: 'none', stroke: palette.bloodOrange.base, 'stroke-width': 15 }),
    path(slab(92, 132, 374, 326, 24), {
      fill: 'none',
      stroke: palette.bloodOrange.deep,
      'stroke-width': 15,
      'stroke-dasharray': '1.6 6',
      opacity: 0.55,
    }),
    place(
      mark(sheet, 'ctf', { ...fullInks, outline: palette.leafBright.base, straw: palette.leafBright.base }),
      118,
      172,
      1,
    ),
    words('JUICE', palette.paper.base, { size: 58, width: 84, tracking: 0.02, x: 300, y: 262, fit: 144 }),
    words('SHOP', palette.paper.base, { size: 58, width: 84, tracking: 0.02, x: 300, y: 322, fit: 144 }),
    words('CTF', palette.lemon.base, { size: 58, width: 100, tracking: 0.04, x: 300, y: 392, fit: 144 }),
    stroke(
      Array.from({ length: 20 }, (_, index) => `M${290 + index * 8} 210V404`).join(''),
      palette.leafDeep.base,
      0.9,
      { opacity: 0.5 },
    ),
  ].join('');
};

/** The 3D-printed mark as a pendant on a key ring, with the layers of the print. */
export const keychain: Piece = (sheet) => {
  const layers = Array.from({ length: 48 }, (_, index) => `M20 ${6 + index * 5}H186`).join('');
  const tones = palette.orange;
  const solid = oneInk(tones.base, palette.orange.deep);
  const body: Markup = mark(sheet, 'shop', {
    ...solid,
    glass: tones.shade,
    juice: tones.base,
    juiceShade: tones.shade,
    hair: tones.deep,
  });
  return [
    circle(279, 104, 62, { fill: 'none', stroke: palette.steel.shade, 'stroke-width': 13 }),
    circle(277, 102, 62, { fill: 'none', stroke: palette.steel.light, 'stroke-width': 5 }),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(279, 176 + index * 21, index % 2 === 0 ? 11 : 6, 15, {
        fill: 'none',
        stroke: palette.steel.shade,
        'stroke-width': 6,
      }),
    ),
    group(
      { transform: 'translate(128 218) scale(1.5)' },
      group(
        { opacity: 0.3, transform: 'translate(9 8)', filter: sheet.blur(4) },
        mark(sheet, 'shop', oneInk(palette.ink.base, palette.ink.base)),
      ),
    ),
    circle(279, 250, 20, { fill: 'none', stroke: tones.shade, 'stroke-width': 13 }),
    group(
      { transform: 'translate(128 218) scale(1.5)' },
      group(
        { transform: 'translate(5 5)' },
        mark(sheet, 'shop', { ...oneInk(tones.deep, tones.deep), glass: tones.deep }),
      ),
      body,
      group(
        {
          'clip-path': sheet.clip(
            path(
              'M48 73H152Q163 73 161.500 88L148.500 210Q146 231.500 124 231.500H76Q54 231.500 51.500 210L38.500 88Q37 73 48 73Z',
            ),
          ),
        },
        stroke(layers, tones.deep, 0.9, { opacity: 0.45 }),
        stroke(layers, tones.light, 0.9, { opacity: 0.5, transform: 'translate(0 1.6)' }),
      ),
    ),
    gleam(212, 420, 8, 60, 6, 0.35),
  ].join('');
};
