import { leaf } from '../fruit/leaf.ts';
import { form, gleam } from '../kit/light.ts';
import { disc, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, stroke } from '../kit/svg.ts';

/** What the bot wears besides its leaf. */
export interface BotDress {
  readonly hat?: boolean;
  readonly mask?: boolean;
}

/** The bot's head: an orange with a screen for a face, one eye of it a crosshair. Around (95, 92), radius 66. */
export function botHead(sheet: Sheet, dress: BotDress = {}): Markup {
  const screen = slab(42, 62, 106, 64, 28);
  const { hat = false, mask = false } = dress;
  return [
    stroke('M95 34V18', palette.bark.shade, 6),
    hat ? '' : leaf(95, 20, 38, 14, -22) + leaf(95, 20, 30, 12, -158, palette.leaf),
    path(slab(20, 76, 18, 36, 8), { fill: palette.steel.base }),
    path(slab(152, 76, 18, 36, 8), { fill: palette.steel.shade }),
    form(sheet, disc(95, 92, 66), palette.orange, { shade: 15, rim: 4 }),
    path(screen, { fill: palette.leafDeep.deep }),
    path('M54 74Q60 68 76 68H112', {
      fill: 'none',
      stroke: palette.leaf.base,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    circle(72, 92, 10, { fill: palette.leafBright.light }),
    circle(118, 92, 9, { fill: 'none', stroke: palette.leafBright.light, 'stroke-width': 4 }),
    stroke('M118 78V84M118 100V106M104 92H110M126 92H132', palette.leafBright.light, 4, { 'stroke-linecap': 'butt' }),
    stroke('M84 110Q95 118 106 110', palette.leafBright.light, 4),
    gleam(58, 50, 8, 13, 48, 0.45),
    mask
      ? [
          path('M30 104C50 96 72 108 95 108S140 96 160 104C160 128 130 152 95 152S30 128 30 104Z', {
            fill: palette.ice.light,
          }),
          path('M120 105C136 104 150 100 160 104C160 128 134 150 104 152C118 140 122 120 120 105Z', {
            fill: palette.ice.shade,
          }),
          stroke('M46 118H144M52 130H138', palette.sky.shade, 2.5, { opacity: 0.7 }),
        ].join('')
      : '',
    hat
      ? [
          path('M56 38C56 26 74 20 95 20S134 26 134 38V50C120 42 70 42 56 50Z', { fill: palette.night.base }),
          path('M14 24L95 -6L176 24L95 50Z', { fill: palette.night.deep }),
          path('M14 24L95 -6L176 24L95 44Z', { fill: palette.night.base }),
          stroke('M95 20L158 28V54', palette.lemon.base, 4),
          path('M152 52H164L168 74H148Z', { fill: palette.lemon.base }),
        ].join('')
      : '',
  ].join('');
}

/** The whole bot in a box of 190 x 328: the orange on a body that is a glass of juice. It waves. */
export function bot(sheet: Sheet, dress: BotDress = {}): Markup {
  const body = 'M44 172H146Q154 172 153 180L145 262Q142 276 128 276H62Q48 276 45 262L37 180Q36 172 44 172Z';
  return [
    stroke('M72 276V306M118 276V306', palette.steel.shade, 15),
    path('M46 320Q46 300 68 300H84V320Z', { fill: palette.leafDeep.base }),
    path('M144 320Q144 300 122 300H106V320Z', { fill: palette.leafDeep.base }),
    stroke('M150 196Q182 190 178 146', palette.steel.base, 14),
    circle(177, 138, 14, { fill: palette.orange.base }),
    stroke('M170 130L165 118M178 127V112M187 131L193 120', palette.orange.base, 7),
    stroke('M42 196Q14 212 22 246', palette.steel.base, 14),
    circle(23, 252, 14, { fill: palette.orange.shade }),
    stroke('M95 156V176', palette.steel.shade, 26),
    path(body, { fill: palette.white.base }),
    group(
      { 'clip-path': sheet.clip(path(body)) },
      path('M36 206C56 196 76 202 95 206S134 212 156 204V290H36Z', { fill: palette.bloodOrange.base }),
      path('M132 180Q130 250 108 280H160V180Z', { fill: palette.bloodOrange.shade, opacity: 0.75 }),
      stroke('M54 220L58 256', palette.bloodOrange.light, 7),
      circle(72, 238, 4, { fill: palette.bloodOrange.light }),
      circle(104, 226, 5, { fill: palette.bloodOrange.light }),
      circle(94, 256, 3.5, { fill: palette.bloodOrange.light }),
    ),
    path(body, { fill: 'none', stroke: palette.leaf.base, 'stroke-width': 9 }),
    botHead(sheet, dress),
  ].join('');
}
