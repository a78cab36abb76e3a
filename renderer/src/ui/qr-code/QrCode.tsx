import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import classes from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** What the code is for, for visitors who can't see it; already translated. */
  readonly label: string;
  /** How much of the code may be covered or dirty: 7% or 15%. */
  readonly correction: 'L' | 'M';
}

/** Edge length on the screen, in CSS pixels (ui-shop.md 5.12, 5.39). */
const edge = 300;

/** The white margin that readers need around a code, in modules. */
const margin = 4;

/** Any of the eight masks will do. To try all of them, for the one that is easiest on old readers, takes most of the time. */
const mask = 2;

/** Opaque pixels. All processors that browsers run on write the lowest byte first, so alpha comes last in memory. */
const blackPixel = 0xff000000;
const whitePixel = 0xffffffff;

/** Renders a QR code. It is black on white in both colour schemes, because some readers can't read inverted codes. */
export function QrCode({ text, label, correction }: QrCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) {
      draw(canvas.current, text, correction);
    }
  }, [text, correction]);
  return (
    <qr-code className={classes.frame}>
      <canvas ref={canvas} role="img" aria-label={label} width={edge} height={edge} className={classes.code} />
    </qr-code>
  );
}

/** Draws with whole pixels per module, and at least two per CSS pixel, so that the edges are sharp on every screen. */
function draw(canvas: HTMLCanvasElement, text: string, correction: 'L' | 'M'): void {
  const { data, size } = encode(text, { ecc: correction, border: margin, maskPattern: mask });
  const pixels = Math.ceil((2 * edge) / size);
  canvas.width = size * pixels;
  canvas.height = size * pixels;
  const context = canvas.getContext('2d');
  if (context === null) {
    return;
  }
  // A pixel per module, enlarged in one go: a code has some 2,000 modules.
  const modules = new ImageData(size, size);
  const colours = new Uint32Array(modules.data.buffer);
  for (const [index, black] of data.flat().entries()) {
    colours[index] = black ? blackPixel : whitePixel;
  }
  context.putImageData(modules, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, size, size, 0, 0, canvas.width, canvas.height);
}
