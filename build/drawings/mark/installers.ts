import { words } from '../kit/lettering.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from './glass.ts';

/** Draws the left side of the Windows installer's first and last page, in the size that NSIS requires. */
export function installerSidebar(): string {
  return drawing({ width: 164, height: 314, ground: palette.paper.base }, (sheet) =>
    [
      circle(82, 128, 70, { fill: palette.lemon.light }),
      rect(0, 238, 164, 76, { fill: '#c9e0ab' }),
      place(mark(sheet), 82 - 100 * 0.78, 68, 0.78),
      lettered('Juice Range', 82, 278, 21),
      lettered('Break it to learn it', 82, 297, 11),
    ].join(''),
  );
}

/** Draws the right end of the header on the Windows installer's other pages. */
export function installerHeader(): string {
  return drawing({ width: 150, height: 57, ground: '#ffffff' }, (sheet) =>
    [place(mark(sheet), 102, 3, 0.21), lettered('Juice Range', 98, 35, 15, 'end')].join(''),
  );
}

/** Where the disk image shows the app and the Applications folder (electron-builder.yml, dmg.contents). */
const app = { x: 150, y: 210 } as const;
const applications = { x: 390, y: 210 } as const;

/** Draws the background of the disk image's window on macOS, on which the app is dragged to the Applications folder. */
export function diskImage(): string {
  return drawing({ width: 540, height: 380, ground: palette.paper.base }, (sheet) =>
    [
      circle(270, 465, 300, { fill: palette.lemon.light, opacity: 0.6 }),
      rect(0, 330, 540, 50, { fill: '#c9e0ab' }),
      heading(sheet),
      arrow(app.x + 80, applications.x - 80, app.y),
    ].join(''),
  );
}

function heading(sheet: Sheet): Markup {
  return [
    place(mark(sheet), 168, 26, 0.28),
    lettered('Juice Range', 236, 68, 30, 'start'),
    lettered('Drag the app onto the folder', 270, 120, 15),
  ].join('');
}

function arrow(from: number, to: number, y: number): Markup {
  return [
    stroke(`M${from} ${y}H${to - 10}`, palette.leaf.base, 8),
    path(`M${to - 16} ${y - 18}L${to + 6} ${y}L${to - 16} ${y + 18}Z`, { fill: palette.leaf.base }),
  ].join('');
}

function lettered(text: string, x: number, y: number, size: number, anchor: 'start' | 'middle' | 'end' = 'middle') {
  const face = size > 14 ? 'display' : 'text';
  return words(text, palette.leafDeep.base, { face, size, x, y, anchor });
}
