import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import classes from './QrCode.module.css';

interface QrCodeProps {
  /** What the code says. */
  readonly text: string;
  /** What the code is for, for those who do not see it; already translated. */
  readonly label: string;
  /** How much of it may be covered or dirty: 7 % or 15 %. */
  readonly correction: 'L' | 'M';
}

/** Edge on the screen, in CSS pixels (ui-shop.md 5.12, 5.39). */
const edge = 300;

/** The white margin that readers need around a code, in modules. */
const margin = 4;

/** A QR code, black on white in both colour schemes since not every reader takes it the other way round. */
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

/** Whole pixels per module, and at least two per CSS pixel, so that the edges are sharp on every screen. */
function draw(canvas: HTMLCanvasElement, text: string, correction: 'L' | 'M'): void {
  const { data, size } = encode(text, { ecc: correction, border: margin });
  const pixels = Math.ceil((2 * edge) / size);
  canvas.width = size * pixels;
  canvas.height = size * pixels;
  const context = canvas.getContext('2d');
  if (context === null) {
    return;
  }
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  for (const [y, row] of data.entries()) {
    for (const [x, black] of row.entries()) {
      if (black) {
        context.fillRect(x * pixels, y * pixels, pixels, pixels);
      }
    }
  }
}
