import { cloud, hill, tree, tuft } from '../kit/landscape.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { drawing } from '../kit/sheet.ts';
import { circle, group, path, rect, stroke } from '../kit/svg.ts';

const width = 1920;
const height = 1080;
const sun = { x: 1180, y: 500, radius: 250 };

/** The premium wallpaper: an orange goes down behind the orchard (data.md 7.6). 1920 x 1080. */
export function orchardEvening(): string {
  return drawing({ width, height, title: 'An orange goes down behind the orchard' }, (sheet) => {
    const random = randomFrom(1337);
    const rays = Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return stroke(
        `M${sun.x + x * 300} ${sun.y + y * 300}L${sun.x + x * (380 + (index % 2) * 90)} ${sun.y + y * (380 + (index % 2) * 90)}`,
        '#fbd38a',
        10,
        { opacity: 0.7 },
      );
    });
    const segments = Array.from({ length: 10 }, (_, index) => {
      const [from, to] = [index, index + 1].map((step) => (step / 10) * 2 * Math.PI);
      const point = (angle = 0, radius = 0) =>
        `${sun.x + Math.cos(angle) * radius} ${sun.y + Math.sin(angle) * radius}`;
      const inset = 0.05;
      return path(
        `M${point(((from ?? 0) + (to ?? 0)) / 2, 26)}L${point((from ?? 0) + inset, 204)}A210 210 0 0 1 ${point((to ?? 0) - inset, 204)}Z`,
        { fill: index % 2 === 0 ? '#f79a2b' : '#f58a1e' },
      );
    });
    const row = (y: number, size: number, gap: number, offset: number) =>
      Array.from({ length: Math.ceil(width / gap) + 1 }, (_, index) =>
        tree(sheet, index * gap + offset + (random() - 0.5) * gap * 0.2, y + (random() - 0.5) * 14, size, index % 3),
      );
    const grass = Array.from({ length: 150 }, () => {
      const y = 910 + random() ** 0.7 * 165;
      const flower = random() < 0.4 ? (random() < 0.5 ? '#fdfaf2' : '#f7cf3d') : undefined;
      return { y, markup: tuft(random() * width, y, 0.9 + ((y - 910) / 165) * 1.6, flower) };
    }).sort((one, other) => one.y - other.y);
    return [
      rect(0, 0, width, height, {
        fill: sheet.gradient(
          [
            [0, '#7a5ba6'],
            [0.35, '#d98a8f'],
            [0.62, '#ffd9a0'],
          ],
          0,
          0,
          0,
          1,
        ),
      }),
      ...rays,
      circle(sun.x, sun.y, sun.radius, { fill: '#e8731a' }),
      circle(sun.x, sun.y, sun.radius - 14, { fill: '#fff0cf' }),
      ...segments,
      group({ opacity: 0.75 }, cloud(420, 220, 3.2), cloud(760, 150, 2), cloud(1600, 260, 2.6)),
      hill(width, height, 640, 560, 620, '#7d8f6a'),
      ...row(668, 0.9, 120, 20),
      hill(width, height, 740, 690, 760, '#6f9a58'),
      ...row(790, 1.5, 210, 60),
      hill(width, height, 860, 830, 900, palette.leafBright.base),
      ...row(950, 2.3, 380, 130),
      hill(width, height, 960, 930, 985, '#7fb85f'),
      ...grass.map(({ markup }) => markup),
    ].join('');
  });
}
