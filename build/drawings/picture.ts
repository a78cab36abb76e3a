import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentFolder } from '../paths.ts';
import type { Raster } from './encode.ts';

/**
 * A file made from a drawing, with its path below `resources/`: a raster image, a texture with an encoding of its own, an icon (for
 * Windows or macOS, where `small` draws the sizes up to 48 pixels), a bitmap for the Windows installer, its outlines as PDF, or the
 * SVG itself.
 */
export type Output = { readonly file: string } & (
  | ({ readonly kind: 'raster' } & Raster)
  | { readonly kind: 'texture'; readonly encode: (image: Sharp) => Sharp }
  | { readonly kind: 'ico'; readonly small?: () => string; readonly sizes?: readonly number[] }
  | { readonly kind: 'icns'; readonly small: () => string }
  | { readonly kind: 'bmp'; readonly width: number; readonly height: number }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'text' }
);

/** A drawing, and the files made from it. */
export interface Picture {
  /** The path of its SVG file below `resources/drawings`, without extension. If there is a `draw`, it is only a name. */
  readonly source: string;
  readonly draw?: () => string;
  readonly outputs: readonly Output[];
}

/** Returns a picture's drawing as SVG, without the comments and indentation meant for its editors. */
export function drawingOf({ source, draw }: Picture): string {
  return draw?.() ?? compact(readFileSync(join(contentFolder, 'drawings', `${source}.svg`), 'utf8'));
}

function compact(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><');
}
