import { form } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { catHead, fur } from './cat.ts';
import { salesman } from './salesman.ts';

const square = { width: 240, height: 240 } as const;

/** Nobody yet: a bust in one tone, for users without a picture. */
export function nobody(): string {
  return drawing(square, () =>
    [
      rect(0, 0, 240, 240, { fill: '#d5e4cd' }),
      circle(120, 98, 46, { fill: palette.leaf.base }),
      path('M28 240C28 184 68 160 120 160S212 184 212 240Z', { fill: palette.leaf.base }),
      path(
        'M120 52A46 46 0 0 1 120 144C140 130 144 70 120 52ZM120 160C172 160 212 184 212 240H150C158 200 146 172 120 160Z',
        { fill: palette.leaf.shade, opacity: 0.7 },
      ),
    ].join(''),
  );
}

function shoulders(sheet: Sheet, colour: 'night' | 'sea' | 'leaf'): Markup {
  // They go on below the picture, so that no lower edge of theirs is lit or shaded in it.
  return form(sheet, 'M22 240C24 190 64 168 96 164L120 178L144 164C176 168 216 190 218 240V270H22Z', palette[colour], {
    shade: 12,
    rim: 4,
  });
}

function neckAndFace(sheet: Sheet): Markup {
  return [
    path('M100 138H140V166L120 182L100 166Z', { fill: palette.skin.shade }),
    ellipse(74, 106, 9, 14, { fill: palette.skin.base }),
    ellipse(166, 106, 9, 14, { fill: palette.skin.shade }),
    form(sheet, 'M76 96C76 60 96 46 120 46S164 60 164 96C164 132 146 158 120 158S76 132 76 96Z', palette.skin, {
      shade: 11,
      rim: 3,
    }),
  ].join('');
}

/** The administrator: hat, dark glasses, collar up. */
export function administrator(): string {
  return drawing(square, (sheet) =>
    [
      rect(0, 0, 240, 240, { fill: '#cde1e4' }),
      circle(120, 110, 92, { fill: '#dfecec' }),
      neckAndFace(sheet),
      shoulders(sheet, 'night'),
      path('M62 240L84 168L120 196L156 168L178 240Z', { fill: palette.night.deep }),
      path('M84 160L120 196L104 216L74 178ZM156 160L120 196L136 216L166 178Z', { fill: palette.night.light }),
      stroke('M104 138Q120 144 136 136', palette.skin.deep, 4.5),
      stroke('M120 108L114 124L122 126', palette.skin.deep, 3.5),
      path('M78 92H162L158 106C154 120 130 120 126 104H114C110 120 86 120 82 106Z', { fill: palette.ink.deep }),
      stroke('M90 98L98 96M134 98L142 96', palette.steel.light, 4),
      form(sheet, 'M82 66C80 40 92 22 104 24C112 28 128 28 136 24C148 22 160 40 158 66Z', palette.night, {
        shade: 8,
        rim: 4,
      }),
      path('M82 54H158V68H82Z', { fill: palette.bloodOrange.base }),
      path('M44 74C60 62 180 62 196 74C186 86 150 82 120 82S54 86 44 74Z', { fill: palette.night.shade }),
    ].join(''),
  );
}

/** User 12: headphones, beard and a home computer's rainbow on the shirt. */
export function tinkerer(): string {
  return drawing(square, (sheet) =>
    [
      rect(0, 0, 240, 240, { fill: '#dcd3e6' }),
      circle(120, 110, 92, { fill: '#eae3ee' }),
      neckAndFace(sheet),
      shoulders(sheet, 'sea'),
      ...(['strawberry', 'orange', 'lemon', 'leafBright'] as const).map((colour, index) =>
        rect(96, 206 + index * 8, 48, 8, { fill: palette[colour].base }),
      ),
      form(
        sheet,
        'M74 100C76 140 94 172 120 172S164 140 166 100C160 118 150 122 140 120C130 112 110 112 100 120C90 122 80 118 74 100Z',
        palette.bark,
        { shade: 9, rim: 2 },
      ),
      path('M106 130Q120 138 134 130Q130 142 120 142T106 130Z', { fill: palette.white.base }),
      path('M72 98C66 60 88 36 120 36S174 60 168 98C160 84 158 70 148 66C130 72 104 72 92 66C82 70 80 84 72 98Z', {
        fill: palette.bark.shade,
      }),
      circle(102, 98, 5, { fill: palette.ink.base }),
      circle(138, 98, 5, { fill: palette.ink.base }),
      circle(102, 98, 15, { fill: 'none', stroke: palette.ink.base, 'stroke-width': 4 }),
      circle(138, 98, 15, { fill: 'none', stroke: palette.ink.base, 'stroke-width': 4 }),
      stroke('M117 98H123', palette.ink.base, 4),
      stroke('M66 100C62 24 178 24 174 100', palette.bloodOrange.base, 10),
      path('M54 88H74V126H66Q54 126 54 114Z', { fill: palette.bloodOrange.base }),
      path('M186 88H166V126H174Q186 126 186 114Z', { fill: palette.bloodOrange.shade }),
    ].join(''),
  );
}

/** User 13: the cat of the household looks into the camera. */
export function catPortrait(): string {
  return drawing(square, (sheet) =>
    [
      rect(0, 0, 240, 240, { fill: '#fbd9b8' }),
      circle(120, 120, 96, { fill: '#fde8cf' }),
      form(
        sheet,
        'M40 250C36 190 70 150 120 150S204 190 200 250Z',
        fur,
        { shade: 14, rim: 4 },
        path('M92 250C86 210 98 184 120 180S154 210 148 250Z', { fill: palette.white.base }),
        stroke('M52 206H74M48 224H70M188 206H166M192 224H170', fur.deep, 7),
      ),
      path('M70 176Q120 208 170 176L172 190Q120 222 68 190Z', { fill: palette.bloodOrange.base }),
      circle(120, 208, 12, { fill: palette.lemon.base }),
      stroke('M120 208V218', palette.lemon.deep, 3),
      place(catHead(sheet), 120, 118, 1.4),
    ].join(''),
  );
}

/** User 20: Stan in person. */
export function stan(): string {
  return drawing(square, (sheet) =>
    [
      rect(0, 0, 240, 240, { fill: '#f8e5a8' }),
      circle(120, 112, 94, { fill: '#fcf0c9' }),
      place(salesman(sheet), 120, 136, 0.86),
    ].join(''),
  );
}
