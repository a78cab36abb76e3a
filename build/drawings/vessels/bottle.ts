import type { Tones } from '../kit/colour.ts';
import { form } from '../kit/light.ts';
import { type Point, type Step, slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { ellipse, group, type Markup, path, rect, stroke } from '../kit/svg.ts';
import { type LabelText, type RoundPlace, seal, wrappedLabel } from './label.ts';

/** The silhouettes of bottles. */
export type BottleShape = 'tall' | 'stout' | 'slim' | 'carafe';

interface Profile {
  readonly start: Point;
  readonly steps: readonly Step[];
  /** The height of the liquid's surface, and half the width of the neck there. */
  readonly fill: { readonly y: number; readonly half: number };
  readonly label: Omit<RoundPlace, 'cx'>;
  readonly cap: { readonly half: number; readonly y: number; readonly height: number; readonly kind: 'screw' | 'cork' };
  /** Half the width of the body, for highlights and the foot. */
  readonly half: number;
}

/** Half profiles in a frame whose foot is y = 0 (upwards is negative) and whose axis is x = 0. */
const profiles: Readonly<Record<BottleShape, Profile>> = {
  tall: {
    start: [27, -412],
    steps: [
      [27, -372],
      [27, -322, 86, -318, 86, -246],
      [86, -22],
      [86, -6, 78, 0, 64, 0],
    ],
    fill: { y: -356, half: 23 },
    label: { radius: 84, top: -222, height: 156, sag: 7 },
    cap: { half: 32, y: -446, height: 44, kind: 'screw' },
    half: 86,
  },
  stout: {
    start: [32, -312],
    steps: [
      [32, -282],
      [32, -254, 96, -252, 98, -196],
      [98, -30],
      [98, -8, 88, 0, 70, 0],
    ],
    fill: { y: -262, half: 31 },
    label: { radius: 96, top: -194, height: 154, sag: 8 },
    cap: { half: 38, y: -342, height: 40, kind: 'screw' },
    half: 98,
  },
  slim: {
    start: [21, -430],
    steps: [
      [21, -330],
      [21, -282, 66, -270, 66, -212],
      [66, -20],
      [66, -5, 58, 0, 46, 0],
    ],
    fill: { y: -346, half: 16 },
    label: { radius: 64, top: -200, height: 150, sag: 6 },
    cap: { half: 20, y: -462, height: 44, kind: 'cork' },
    half: 66,
  },
  carafe: {
    start: [40, -404],
    steps: [
      [30, -360, 30, -340, 38, -306],
      [52, -260, 96, -220, 98, -132],
      [100, -60, 92, -26, 88, -12],
      [85, -3, 78, 0, 66, 0],
    ],
    fill: { y: -330, half: 28 },
    label: { radius: 94, top: -196, height: 154, sag: 9 },
    cap: { half: 36, y: -434, height: 40, kind: 'cork' },
    half: 98,
  },
};

function inset(profile: Profile, by: number): string {
  const narrower = (step: Step): Step =>
    step.length === 2
      ? [Math.max(2, step[0] - by), Math.min(step[1], -by)]
      : [
          step[0] - by,
          Math.min(step[1], -by),
          Math.max(2, step[2] - by),
          Math.min(step[3], -by),
          Math.max(2, step[4] - by),
          Math.min(step[5], -by),
        ];
  return turned([profile.start[0] - by, profile.start[1]], ...profile.steps.map(narrower));
}

function cap(sheet: Sheet, { cap: { half, y, height, kind } }: Profile, tones: Tones): Markup {
  if (kind === 'cork') {
    return form(sheet, turned([half, y + 4], [half, y + 4], [half * 0.82, y + height]), palette.kraft, {
      shade: 8,
      rim: 3,
    });
  }
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = half * Math.sin(((index - 4) / 5) * 1.35);
    return stroke(`M${x.toFixed(1)} ${y + 14}V${y + height - 9}`, tones.deep, 2, { opacity: 0.45 });
  });
  return form(
    sheet,
    slab(-half, y, half * 2, height, 7),
    tones,
    { shade: 11, rim: 3 },
    ...ribs,
    rect(-half, y + height - 6, half * 2, 6, { fill: tones.deep, opacity: 0.5 }),
  );
}

/** What a bottle contains, and how it is labelled. */
interface BottleDress {
  readonly juice: Tones;
  readonly cap: Tones;
  readonly label: LabelText;
}

/** Returns half the width of a bottle's foot. */
export function bottleHalf(shape: BottleShape): number {
  return profiles[shape].half;
}

/** Draws a glass bottle of juice with cap and label, its foot centred on (0, 0). */
export function bottle(sheet: Sheet, shape: BottleShape, dress: BottleDress): Markup {
  const profile = profiles[shape];
  const { juice, label } = dress;
  const outer = turned(profile.start, ...profile.steps);
  const inner = inset(profile, 7);
  const { y: level, half: surface } = profile.fill;
  const { half, label: place } = profile;
  const liquid = group(
    { 'clip-path': sheet.clip(path(inner)) },
    rect(-half, level, half * 2, -level, { fill: juice.base }),
    rect(-half, level, half * 2, -level, {
      fill: sheet.gradient(
        [0, juice.light, 0.9],
        [0.28, juice.light, 0],
        [0.62, juice.shade, 0],
        [0.86, juice.shade, 0.95],
        [1, juice.base],
      ),
    }),
    ellipse(0, level, surface, 5, { fill: juice.light }),
    rect(-half, -26, half * 2, 26, { fill: juice.deep, opacity: 0.28 }),
  );
  const wrap = { cx: 0, ...place };
  return [
    path(outer, { fill: '#fffdf4', opacity: 0.72 }),
    liquid,
    group(
      { 'clip-path': sheet.clip(path(outer)) },
      wrappedLabel(sheet, label, juice, wrap),
      rect(half * 0.56, place.top - 20, half * 0.5, place.height + 40, {
        fill: sheet.gradient([0, juice.deep, 0], [1, juice.deep, 0.34]),
      }),
    ),
    path(outer, { fill: 'none', stroke: juice.deep, 'stroke-width': 2.5, opacity: 0.22 }),
    stroke(`M${-half + 17} ${place.top - 26}V-30`, '#fffdf5', 9, { opacity: 0.5 }),
    stroke(`M${-half + 30} ${place.top - 22}q4 -26 20 -42`, '#fffdf5', 8, { opacity: 0.75 }),
    stroke(`M${-surface + 6} ${level + 20}V${profile.start[1] + 24}`, '#fffdf5', 6, { opacity: 0.7 }),
    cap(sheet, profile, dress.cap),
    label.badge === undefined
      ? ''
      : seal(label.badge, half * 0.62, place.top + 6, 26, palette.bloodOrange.base, palette.white.base),
  ].join('');
}
