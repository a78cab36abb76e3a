import { bot } from '../characters/bot.ts';
import { polygon, ring } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing } from '../kit/sheet.ts';
import { circle, group, path, place, stroke } from '../kit/svg.ts';
import { sparkle } from '../merchandise/sticker.ts';

/** The picture of the token that cannot be traded: the bot on a hexagonal coin, 600 square. */
export function soulboundBot(): string {
  return drawing({ width: 600, height: 600, ground: palette.plum.base }, (sheet) => {
    const rays = Array.from({ length: 16 }, (_, index) => {
      const at = (turn: number) => {
        const angle = ((index + turn) / 16) * Math.PI * 2;
        return [300 + Math.cos(angle) * 460, 300 + Math.sin(angle) * 460] as const;
      };
      return path(polygon([300, 300], at(0), at(0.5)), { fill: palette.plum.light, opacity: 0.5 });
    });
    const outer = polygon(...ring(6, 300, 300, 268));
    const inner = polygon(...ring(6, 300, 300, 230));
    return [
      ...rays,
      path(outer, { fill: palette.plum.deep, opacity: 0.6, transform: 'translate(12 14)', filter: sheet.blur(8) }),
      path(outer, {
        fill: palette.honey.base,
        stroke: palette.honey.light,
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
      path(inner, {
        fill: palette.leaf.base,
        stroke: palette.honey.deep,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }),
      group(
        { 'clip-path': sheet.clip(path(inner)) },
        circle(300, 280, 180, { fill: palette.leafBright.base }),
        place(bot(sheet), 186, 120, 1.2),
      ),
      stroke('M84.5 190V262M515.5 338V410', palette.honey.light, 7),
      ...[
        [76, 120, 26],
        [530, 96, 20],
        [540, 500, 28],
        [70, 480, 18],
      ].map(([x, y, r]) => path(sparkle(x ?? 0, y ?? 0, r ?? 0), { fill: palette.lemon.light })),
    ].join('');
  });
}
