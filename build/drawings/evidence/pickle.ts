import { join } from 'node:path';
import sharp from 'sharp';

/** Draws what is hidden in the fifth picture of the carousel: a small PNG of a gherkin with a face and its name (decision 25). */
export function picklePicture(): Promise<Buffer> {
  return sharp(join(import.meta.dirname, 'pickle.svg'), { density: 72 })
    .png({ palette: true, colours: 12, compressionLevel: 9 })
    .toBuffer();
}
