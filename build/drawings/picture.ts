import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentFolder } from '../paths.ts';
import type { Raster } from './encode.ts';

/**
 * A file made from a drawing, by its path below `resources/`: a raster, a texture with an encoding of its own, an icon (for
 * Windows or macOS; `small` draws its sizes up to 48 pixels), a picture for the Windows installer, its outlines as PDF, or the
 * text as it is.
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

/** A drawing, and what is made from it. */
export interface Picture {
  /** The path of its SVG file below `resources/drawings`, without the ending; only a name for what `draw` draws. */
  readonly source: string;
  readonly draw?: () => string;
  readonly outputs: readonly Output[];
}

/** Returns the drawing of a picture as SVG text, without the comments and the indentation that are for whoever edits it. */
export function drawingOf({ source, draw }: Picture): string {
  return draw?.() ?? compact(readFileSync(join(contentFolder, 'drawings', `${source}.svg`), 'utf8'));
}

function compact(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><');
}
