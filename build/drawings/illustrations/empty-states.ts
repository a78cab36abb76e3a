import { bot } from '../characters/bot.ts';
import { apple } from '../fruit/apple.ts';
import { citrusFace, orange } from '../fruit/citrus.ts';
import { leaf } from '../fruit/leaf.ts';
import { words } from '../kit/lettering.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon, slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';

const size = { width: 360, height: 260 } as const;

/**
 * Every illustration lives on the same round spot, so that it works on paper and on graphite. Its ground shadow stays
 * inside the spot: on a dark page it would glow.
 */
function illustration(title: string, tint: string, paint: (sheet: Sheet) => Markup, standing = true): string {
  return drawing({ ...size, title }, (sheet) =>
    [
      circle(180, 122, 112, { fill: tint }),
      path('M77 166A112 112 0 0 0 283 166C240 178 120 178 77 166Z', { fill: '#f6efdd' }),
      standing
        ? group(
            { 'clip-path': sheet.clip(circle(180, 122, 112)) },
            groundShadow(sheet, 120, 240, 204, palette.leafDeep.base, 0.4),
          )
        : '',
      paint(sheet),
    ].join(''),
  );
}

/** Nothing found: a magnifying glass over an empty fruit bowl. */
export function emptySearch(): string {
  return illustration('An empty fruit bowl under a magnifying glass', '#f8e5a8', (sheet) =>
    [
      ellipse(170, 146, 88, 18, { fill: palette.sea.deep }),
      ellipse(170, 150, 70, 10, { fill: palette.sea.shade }),
      form(sheet, 'M82 146A88 18 0 0 0 258 146C254 182 224 204 202 206H138C116 204 86 182 82 146Z', palette.sea, {
        shade: 16,
        rim: 4,
      }),
      leaf(150, 150, 30, 11, -28),
      stroke('M246 118L292 166', palette.wood.deep, 17),
      stroke('M246 118L292 166', palette.wood.base, 10),
      circle(210, 80, 52, { fill: '#ffffff', opacity: 0.6 }),
      circle(210, 80, 50, { fill: 'none', stroke: palette.leaf.base, 'stroke-width': 12 }),
      stroke('M178 70Q184 50 204 46', '#ffffff', 7),
      words('?', palette.bloodOrange.base, { size: 64, anchor: 'middle', x: 210, y: 102 }),
    ].join(''),
  );
}

/** The empty basket. */
export function emptyBasket(): string {
  const body = 'M92 128H268L250 200Q248 206 240 206H120Q112 206 110 200Z';
  return illustration('An empty shopping basket', '#d5e4cd', (sheet) =>
    [
      stroke('M112 126C116 40 244 40 248 126', palette.wood.deep, 13),
      stroke('M112 126C116 40 244 40 248 126', palette.wood.base, 7),
      path('M92 128H268L262 150H98Z', { fill: palette.bark.deep }),
      form(
        sheet,
        body,
        palette.kraft,
        { shade: 14, rim: 4 },
        stroke('M100 150H262M104 170H256M108 190H252', palette.kraft.deep, 4, { opacity: 0.6 }),
        stroke('M120 128L132 206M150 128L156 206M180 128V206M210 128L204 206M240 128L228 206', palette.kraft.deep, 4, {
          opacity: 0.4,
        }),
      ),
      path(slab(84, 116, 192, 18, 9), { fill: palette.wood.base }),
      path(slab(84, 126, 192, 8, 4), { fill: palette.wood.shade }),
      leaf(296, 204, 26, 9, -160),
      place(apple(sheet), 304, 212, 0.24),
    ].join(''),
  );
}

/** The shop does not answer: a plug out of its socket, and the bot asleep beside it. */
export function offline(): string {
  return illustration(
    'A plug beside its socket',
    '#cde1e4',
    (sheet) =>
      [
        form(sheet, slab(220, 74, 84, 100, 16), palette.white, { shade: 8, rim: 3 }),
        circle(262, 124, 31, { fill: palette.paper.shade }),
        path('M235 108A31 31 0 0 1 289 108A32 28 0 0 0 235 108Z', { fill: palette.paper.deep, opacity: 0.7 }),
        circle(251, 124, 5.5, { fill: palette.ink.base }),
        circle(273, 124, 5.5, { fill: palette.ink.base }),
        stroke('M40 196C84 202 66 124 112 124', palette.leafDeep.base, 11),
        stroke('M40 196C84 202 66 124 112 124', palette.leaf.base, 4, { transform: 'translate(-2 -2)' }),
        form(
          sheet,
          'M108 108Q108 98 118 98H140Q158 100 158 112V136Q158 148 140 150H118Q108 150 108 140Z',
          palette.bloodOrange,
          {
            shade: 8,
            rim: 3,
          },
        ),
        stroke('M130 110V138M140 110V138', palette.bloodOrange.deep, 4, { opacity: 0.5 }),
        stroke('M158 113H182M158 135H182', palette.steel.base, 8, { 'stroke-linecap': 'butt' }),
        stroke('M196 96l8 9M192 124h13M196 152l8 -9', palette.honey.base, 5),
      ].join(''),
    false,
  );
}

const toppled = 'M-56 -74H56Q65 -74 64 -65L48 60Q46 76 30 76H-30Q-46 76 -48 60L-64 -65Q-65 -74 -56 -74Z';

/** Something broke: a toppled glass and what ran out of it. */
export function spilled(): string {
  return illustration('A toppled glass of juice', '#fbd9b8', (_sheet) =>
    [
      path(
        'M72 204C60 184 108 188 128 178C150 168 176 190 214 186C250 184 292 190 286 204C280 218 236 214 206 218C170 222 84 222 72 204Z',
        { fill: palette.bloodOrange.base },
      ),
      path('M96 198C120 190 150 196 170 194', {
        fill: 'none',
        stroke: palette.bloodOrange.light,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      group(
        { transform: 'translate(222 148) rotate(-97) scale(.74)' },
        path(toppled, { fill: palette.white.base }),
        path('M-60 -60L-50 58Q-46 72 -34 72H-12C-22 20 -26 -20 -34 -74H-56Z', { fill: palette.bloodOrange.base }),
        stroke('M-8 60L16 -120L-10 -148', palette.leaf.base, 13),
        path(toppled, { fill: 'none', stroke: palette.leaf.base, 'stroke-width': 12 }),
      ),
      place(citrusFace(palette.orange, 23, 8), 292, 186),
      circle(64, 178, 5, { fill: palette.bloodOrange.base }),
      circle(50, 196, 3.5, { fill: palette.bloodOrange.base }),
    ].join(''),
  );
}

/** No entry: a closed door with the crosshair for a keyhole. */
export function forbidden(): string {
  return illustration('A closed door', '#dcd3e6', (sheet) =>
    [
      form(
        sheet,
        'M120 206V84C120 48 146 28 180 28S240 48 240 84V206Z',
        palette.wood,
        { shade: 12, rim: 4 },
        stroke('M150 40V206M180 28V206M210 40V206', palette.wood.deep, 3, { opacity: 0.5 }),
      ),
      stroke('M120 206V84C120 48 146 28 180 28S240 48 240 84V206', palette.bark.deep, 11, { 'stroke-linecap': 'butt' }),
      path('M126 92H164M126 166H164', { stroke: palette.ink.base, 'stroke-width': 9, 'stroke-linecap': 'round' }),
      circle(206, 128, 25, { fill: palette.lemon.base }),
      circle(206, 128, 15, { fill: 'none', stroke: palette.bark.deep, 'stroke-width': 5 }),
      stroke('M206 106V120M206 136V150M184 128H198M214 128H228', palette.bark.deep, 5, { 'stroke-linecap': 'butt' }),
      path(slab(96, 202, 168, 12, 4), { fill: palette.steel.base }),
    ].join(''),
  );
}

/** No photos yet: an empty frame with an orange before it. */
export function emptyWall(): string {
  return illustration(
    'An empty picture frame',
    '#f6cfcb',
    (sheet) =>
      [
        form(sheet, slab(92, 44, 150, 120, 8), palette.honey, { shade: 6, rim: 4 }),
        path(slab(108, 60, 118, 88, 3), { fill: palette.white.base }),
        path('M112 148L146 104L170 130L186 114L222 148Z', { fill: palette.leafBright.base }),
        circle(134, 84, 11, { fill: palette.lemon.base }),
        stroke('M167 44L150 24M167 44L184 24', palette.bark.base, 3),
        place(orange(sheet), 250, 208, 0.42),
      ].join(''),
    false,
  );
}

/** No orders yet: a parcel that waits to be filled. */
export function emptyOrders(): string {
  return illustration('An open parcel', '#f8e5a8', () =>
    [
      path(polygon([110, 112], [180, 96], [250, 112], [180, 134]), { fill: palette.bark.shade }),
      path(polygon([110, 112], [180, 134], [180, 212], [110, 188]), { fill: palette.kraft.base }),
      path(polygon([250, 112], [180, 134], [180, 212], [250, 188]), { fill: palette.kraft.shade }),
      path(polygon([110, 112], [180, 134], [154, 162], [76, 138]), { fill: palette.kraft.light }),
      path(polygon([250, 112], [180, 134], [206, 162], [284, 138]), { fill: palette.kraft.base }),
      path(polygon([110, 112], [180, 96], [160, 66], [88, 84]), { fill: palette.kraft.light }),
      path(polygon([250, 112], [180, 96], [200, 66], [272, 84]), { fill: palette.kraft.shade }),
      stroke('M180 84V40M180 40l-11 12M180 40l11 12', palette.leaf.base, 6, { transform: 'rotate(180 180 62)' }),
    ].join(''),
  );
}

/** No addresses yet: a letter box with nothing in it. */
export function emptyAddresses(): string {
  const box = 'M96 140V98C96 76 114 62 134 62H240C260 62 274 78 274 98V140Q274 146 268 146H102Q96 146 96 140Z';
  return illustration('An empty letter box', '#d5e4cd', (sheet) =>
    [
      form(sheet, slab(166, 140, 22, 66, 3), palette.wood, { shade: 8, rim: 3 }),
      form(sheet, box, palette.bloodOrange, { shade: 14, rim: 4 }),
      path('M96 140V98C96 76 112 64 132 64S168 76 168 98V146H102Q96 146 96 140Z', {
        fill: palette.bloodOrange.deep,
      }),
      path('M106 136V100C106 84 118 74 132 74S158 84 158 100V136Z', { fill: palette.ink.base }),
      stroke('M230 96V48', palette.steel.base, 7),
      path(slab(230, 40, 34, 20, 3), { fill: palette.lemon.base }),
      leaf(206, 206, 30, 11, -34),
      leaf(150, 206, 26, 10, -150),
    ].join(''),
  );
}

/** No cards yet: a wallet with a bank card that looks out of it. */
export function emptyCards(): string {
  const wallet = 'M92 108Q92 98 102 98H258Q268 98 268 108V194Q268 206 256 206H104Q92 206 92 194Z';
  return illustration('A wallet', '#f8e5a8', (sheet) =>
    [
      group(
        { transform: 'rotate(-9 180 90)' },
        form(sheet, slab(116, 50, 132, 84, 9), palette.sea, { shade: 10, rim: 4 }),
        path(slab(130, 68, 24, 18, 4), { fill: palette.lemon.base }),
        stroke('M170 76H230', palette.sea.light, 5),
      ),
      form(sheet, wallet, palette.leaf, { shade: 14, rim: 4 }),
      stroke('M104 118H256', palette.leaf.light, 3, { 'stroke-dasharray': '8 8' }),
      path('M268 136H222Q204 136 204 154T222 172H268Z', { fill: palette.leafDeep.base }),
      circle(226, 154, 8, { fill: palette.lemon.base }),
    ].join(''),
  );
}

/** The picture of the contract for an empty search result, 400 x 400: the bot shrugs beside an empty crate. */
export function noResults(): string {
  return drawing({ width: 400, height: 400 }, (sheet) =>
    [
      circle(200, 190, 172, { fill: '#f8e5a8' }),
      path('M42 258A172 172 0 0 0 358 258C290 276 110 276 42 258Z', { fill: '#fbf4dc' }),
      group(
        { 'clip-path': sheet.clip(circle(200, 190, 172)) },
        groundShadow(sheet, 70, 190, 336, '#84692c') + groundShadow(sheet, 204, 350, 340, '#84692c'),
      ),
      place(bot(sheet), 46, 44, 0.9),
      path('M206 256H350L344 268H212Z', { fill: palette.bark.deep }),
      form(
        sheet,
        turned(
          278,
          [74, 262],
          [
            [66, 336],
            [64, 340, 60, 342, 56, 342],
          ],
        ),
        palette.wood,
        { shade: 12, rim: 4 },
        stroke('M200 288H356M200 314H356', palette.wood.deep, 4, { opacity: 0.6 }),
      ),
      rect(200, 254, 156, 12, { fill: palette.wood.light, rx: 4 }),
      leaf(262, 254, 30, 11, -30),
      words('?', palette.bloodOrange.base, { size: 110, anchor: 'middle', x: 286, y: 218 }),
    ].join(''),
  );
}

/** Nobody has said anything yet: two speech bubbles with room for stars. */
export function emptyVoices(): string {
  const star = polygon(
    [0, -15],
    [4.4, -4.8],
    [15, -4.6],
    [6.6, 2.6],
    [9.4, 13],
    [0, 7],
    [-9.4, 13],
    [-6.6, 2.6],
    [-15, -4.6],
    [-4.4, -4.8],
  );
  return illustration(
    'Two empty speech bubbles',
    '#fbd9c6',
    (sheet) =>
      [
        path(
          'M214 92H272Q288 92 288 108V150Q288 166 272 166H270L276 190L246 166H214Q198 166 198 150V108Q198 92 214 92Z',
          {
            fill: palette.leaf.base,
          },
        ),
        ...[220, 243, 266].map((x) => circle(x, 129, 6, { fill: palette.leaf.light })),
        form(
          sheet,
          'M98 52H216Q236 52 236 72V126Q236 146 216 146H146L108 178L114 146H98Q78 146 78 126V72Q78 52 98 52Z',
          palette.white,
          { shade: 8, rim: 3 },
        ),
        ...[106, 131, 157, 183, 208].map((x, index) =>
          group(
            { transform: `translate(${x} 84) scale(0.72)` },
            path(star, index < 2 ? { fill: palette.bloodOrange.base } : { fill: '#e9dfc8' }),
          ),
        ),
        stroke('M102 116H196', '#e2d6ba', 7),
        stroke('M102 130H160', '#e2d6ba', 7),
      ].join(''),
    false,
  );
}
