import type { Tones } from '../kit/colour.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { slab } from '../kit/outline.ts';
import { type BackdropName, palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Piece, wallShadow } from '../kit/stage.ts';
import { circle, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { fullInks, type MarkKind, mark } from '../mark/glass.ts';

/** A peg rail on the wall with a hanger on it; clothes hang from (279, 118). */
function hanger(sheet: Sheet): Markup {
  return [
    path(slab(96, 40, 366, 22, 11), { fill: palette.wood.base }),
    path(slab(96, 52, 366, 10, 5), { fill: palette.wood.shade }),
    ...[150, 279, 408].map(
      (x) => circle(x, 51, 9, { fill: palette.wood.deep }) + circle(x - 2, 49, 5, { fill: palette.wood.light }),
    ),
    stroke('M279 118V96C279 88 296 86 296 74C296 62 279 60 279 72', palette.steel.shade, 5),
    form(
      sheet,
      'M279 108C300 108 372 136 396 150C404 156 398 166 388 162L170 162C160 166 154 156 162 150C186 136 258 108 279 108Z',
      palette.wood,
      { shade: 5, rim: 2 },
    ),
  ].join('');
}

/** The mark printed on dark cloth. */
export function printed(sheet: Sheet, kind: MarkKind): Markup {
  return mark(sheet, kind, { ...fullInks, outline: palette.leafBright.base, straw: palette.leafBright.base });
}

/** How a shirt is cut and printed. */
export interface ShirtDress {
  readonly colour: Tones;
  readonly kind: MarkKind;
  readonly fitted: boolean;
  readonly slogan: string;
}

/** A T-shirt on its hanger. */
export function shirt(dress: ShirtDress): Piece {
  const { colour, kind, fitted, slogan } = dress;
  const waist = fitted ? 26 : 0;
  const outline = fitted
    ? `M226 122C240 160 318 160 332 122C356 130 392 142 412 156L462 262L404 290L390 252C${392 - waist} 330 ${396 - waist * 1.6} 400 414 524Q279 546 144 524C${162 + waist * 1.6} 400 ${166 + waist} 330 168 252L154 290L96 262L146 156C166 142 202 130 226 122Z`
    : 'M222 122C238 152 320 152 336 122C362 128 402 140 424 156L498 276L424 318L404 276L408 532Q279 546 150 532L154 276L134 318L60 276L134 156C156 140 196 128 222 122Z';
  return (sheet, name) =>
    [
      hanger(sheet),
      wallShadow(sheet, outline, name),
      form(
        sheet,
        outline,
        colour,
        { shade: 16, rim: 4 },
        path('M404 276L392 200L410 262L424 318Z M154 276L166 200L148 262L134 318Z', {
          fill: colour.deep,
          opacity: 0.55,
        }),
        stroke(
          'M200 524C206 500 204 470 212 440M340 526C338 490 348 470 344 430M262 534C260 512 266 500 264 484',
          colour.deep,
          5,
          { opacity: 0.35 },
        ),
        stroke('M186 300C196 330 190 350 200 380', colour.light, 5, { opacity: 0.3 }),
        stroke('M150 518Q279 534 408 518', colour.deep, 2, { opacity: 0.6, 'stroke-dasharray': '6 4' }),
      ),
      path(
        fitted
          ? 'M226 122C240 160 318 160 332 122L322 119C310 148 248 148 236 119Z'
          : 'M222 122C238 152 320 152 336 122L325 119C310 141 248 141 233 119Z',
        { fill: colour.deep },
      ),
      place(printed(sheet, kind), 209, 210, 0.7),
      words(slogan, palette.paper.base, {
        size: 30,
        width: 84,
        tracking: 0.01,
        anchor: 'middle',
        x: 279,
        y: 422,
        fit: 180,
      }),
    ].join('');
}

/** The hooded sweater on its hanger, black, with the mark on its chest. */
export const hoodie: Piece = (sheet, name) => {
  const colour = palette.night;
  const body =
    'M212 150C190 154 160 162 144 176C112 204 88 320 74 470Q72 486 88 490L124 498Q138 500 140 486L160 330L158 536Q279 556 400 536L398 330L418 486Q420 500 434 498L470 490Q486 486 484 470C470 320 446 204 414 176C398 162 368 154 346 150Z';
  const hood = 'M279 96C236 96 206 122 206 168C206 196 240 216 279 216S352 196 352 168C352 122 322 96 279 96Z';
  return [
    hanger(sheet),
    wallShadow(sheet, body, name),
    form(
      sheet,
      body,
      colour,
      { shade: 16, rim: 5 },
      rect(150, 510, 260, 60, { fill: colour.shade }),
      stroke(
        'M170 514V560M190 514V560M210 516V560M230 517V560M250 518V560M270 518V560M290 518V560M310 518V560M330 517V560M350 516V560M370 514V560M390 514V560',
        colour.base,
        3,
        { opacity: 0.7 },
      ),
      path('M206 424H352L384 508H174Z', { fill: colour.light, opacity: 0.55 }),
      stroke('M206 424H352L384 508M206 424L174 508', colour.deep, 3),
      stroke('M160 330C164 290 170 250 176 224M398 330C394 290 388 250 382 224', colour.deep, 4),
      stroke('M110 300C106 340 100 380 98 430M452 330C456 370 458 400 462 440', colour.light, 4, { opacity: 0.5 }),
    ),
    form(sheet, hood, colour, { shade: 14, rim: 5 }),
    path('M279 122C248 122 228 142 228 172C228 192 252 206 279 206S330 192 330 172C330 142 310 122 279 122Z', {
      fill: colour.deep,
    }),
    stroke('M256 206C254 236 250 250 252 272M302 206C304 240 308 256 304 284', palette.paper.base, 5),
    stroke('M252 266V276M304 278V290', palette.steel.base, 7),
    place(printed(sheet, 'shop'), 217, 262, 0.62),
  ].join('');
};

/** The face mask: pleated leaf-green cloth on elastic loops, with a small "King of the Hill" crown above the mark. */
export const faceMask: Piece = (sheet, name: BackdropName) => {
  const outline =
    'M110 236C170 206 220 200 279 196C338 200 388 206 448 236C456 290 452 340 430 382C384 430 330 446 279 448C228 446 174 430 128 382C106 340 102 290 110 236Z';
  const crown = 'M236 296L226 254L253 274L279 244L305 274L332 254L322 296Z';
  return [
    stroke('M116 244C40 240 30 360 134 376', palette.white.shade, 9),
    stroke('M442 244C518 240 528 360 424 376', palette.white.shade, 9),
    wallShadow(sheet, outline, name),
    form(
      sheet,
      outline,
      palette.leaf,
      { shade: 20, rim: 6 },
      stroke(
        'M112 292C200 272 358 272 448 292M116 338C200 322 358 322 444 338M136 384C210 374 348 374 424 384',
        palette.leaf.deep,
        4,
        { opacity: 0.5 },
      ),
      stroke('M112 298C200 278 358 278 448 298M116 344C200 328 358 328 444 344', palette.leaf.light, 3, {
        opacity: 0.4,
      }),
      stroke(
        'M124 244C180 218 230 212 279 209C328 212 378 218 434 244M138 376C180 418 232 432 279 434C326 432 378 418 420 376',
        palette.leaf.light,
        2.4,
        { 'stroke-dasharray': '9 6', opacity: 0.85 },
      ),
    ),
    path(crown, {
      fill: palette.lemon.base,
      stroke: palette.lemon.base,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    circle(279, 242, 6, { fill: palette.bloodOrange.base }),
    words('KING', palette.paper.base, { size: 46, width: 84, tracking: 0.03, anchor: 'middle', x: 279, y: 346 }),
    words('OF THE HILL', palette.paper.base, { size: 25, width: 90, tracking: 0.06, anchor: 'middle', x: 279, y: 378 }),
  ].join('');
};
