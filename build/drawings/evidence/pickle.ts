import { join } from 'node:path';
import sharp from 'sharp';

/** Returns what is hidden in the fifth picture of the carousel, as a small PNG: a gherkin with a face, and who it is (decision 25). */
export function picklePicture(): Promise<Buffer> {
  return sharp(join(import.meta.dirname, 'pickle.svg'), { density: 72 })
    .png({ palette: true, colours: 12, compressionLevel: 9 })
    .toBuffer();
}
