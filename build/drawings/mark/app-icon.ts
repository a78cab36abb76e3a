import { slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing } from '../kit/sheet.ts';
import { circle, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { smallMarkShapes } from './brand.ts';
import { mark } from './glass.ts';

/** Draws the icon of the desktop app, 1024 square with the margin that desktops expect: the mark in front of a slice of sun. */
export function appIcon(): string {
  return drawing({ width: 1024, height: 1024, title: 'Juice Range' }, (sheet) => {
    const tile = slab(92, 92, 840, 840, 190);
    const inside = { 'clip-path': sheet.clip(path(tile)) };
    return [
      path(tile, { fill: '#000000', opacity: 0.25, transform: 'translate(0 12)', filter: sheet.blur(14) }),
      path(tile, { fill: palette.paper.base }),
      circle(512, 520, 330, { fill: palette.lemon.light, ...inside }),
      rect(92, 790, 840, 150, { fill: '#c9e0ab', ...inside }),
      path(tile, { fill: 'none', stroke: palette.paper.deep, 'stroke-width': 5, opacity: 0.35 }),
      place(mark(sheet), 512 - 100 * 2.95, 158, 2.95),
    ].join('');
  });
}

/** Draws the app's icon for 16 to 48 pixels: the tile fills the square, and the mark fills the tile. */
export function smallAppIcon(): string {
  return drawing({ width: 480, height: 480, title: 'Juice Range' }, () =>
    [
      path(slab(8, 8, 464, 464, 96), { fill: palette.paper.base, stroke: palette.paper.deep, 'stroke-width': 12 }),
      place(smallMarkShapes('shop'), 36, 34, 1.7),
    ].join(''),
  );
}

const sheetOfPaper = 'M212 64H640L812 236V912Q812 960 764 960H260Q212 960 212 912Z';
const foldedCorner = 'M640 64V188Q640 236 688 236H812Z';

/** Draws the icon of a backup file, 1024 square: a sheet with a folded corner, the mark and lines of text. */
export function backupIcon(): string {
  return drawing({ width: 1024, height: 1024, title: 'Juice Range backup' }, (sheet) =>
    [
      path(sheetOfPaper, { fill: '#000000', opacity: 0.25, transform: 'translate(0 12)', filter: sheet.blur(14) }),
      path(sheetOfPaper, { fill: palette.white.base, stroke: palette.paper.deep, 'stroke-width': 6 }),
      path(foldedCorner, { fill: palette.lemon.light, stroke: palette.paper.deep, 'stroke-width': 6 }),
      place(mark(sheet), 512 - 100 * 2.2, 250, 2.2),
      line(820, 260),
      line(880, 400),
    ].join(''),
  );
}

function line(y: number, width: number): Markup {
  return stroke(`M${512 - width / 2} ${y}H${512 + width / 2}`, palette.leaf.base, 24, { opacity: 0.45 });
}

/** Draws a backup's icon for 16 to 48 pixels. */
export function smallBackupIcon(): string {
  return drawing({ width: 480, height: 480, title: 'Juice Range backup' }, () =>
    [
      path('M64 12H312L416 116V440Q416 468 388 468H92Q64 468 64 440Z', {
        fill: palette.white.base,
        stroke: palette.paper.deep,
        'stroke-width': 16,
      }),
      path('M312 12V116H416Z', { fill: palette.lemon.light, stroke: palette.paper.deep, 'stroke-width': 16 }),
      place(smallMarkShapes('shop'), 96, 122, 1.2),
    ].join(''),
  );
}
