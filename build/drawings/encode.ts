import sharp, { type Sharp } from 'sharp';

/** How a drawing becomes a file: its size in pixels and, where it matters, its quality or number of colours. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** JPEG quality 1..100. */
  readonly quality?: number;
  /** PNG colours 2..256, or `full` for 24 bits without transparency. */
  readonly colours?: number | 'full';
  /** Post-processes the finished file, for example to add metadata or to hide something in it. */
  readonly finish?: (bytes: Buffer) => Buffer | Promise<Buffer>;
}

/** Drawings are rendered at this multiple and scaled down, since the renderer's own edges show seams between shapes. */
const oversampling = 2;

/** Renders a drawing as pixels of this size, not encoded yet. */
export async function drawnPixels(svg: string, { width, height }: Pick<Raster, 'width' | 'height'>): Promise<Sharp> {
  const [, drawnWidth] = /<svg[^>]* width="([\d.]+)"/.exec(svg) ?? [];
  const density = (72 * oversampling * width) / Number(drawnWidth);
  const large = await sharp(Buffer.from(svg), { density, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large).resize(width, height, { fit: 'fill', kernel: 'mitchell' });
}

/** Renders a drawing as PNG or JPEG, depending on the file name. Without `finish`, the file has no metadata. */
export async function raster(svg: string, file: string, options: Raster): Promise<Buffer> {
  const image = await drawnPixels(svg, options);
  const { colours = 256, quality = 78 } = options;
  const drawn = /\.jpe?g$/.test(file)
    ? await image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 82 ? '4:4:4' : '4:2:0' })
        .toBuffer()
    : colours === 'full'
      ? await image.flatten({ background: '#ffffff' }).png({ palette: false, compressionLevel: 9 }).toBuffer()
      : await image.png({ palette: true, colours, effort: 10, dither: 0.4, compressionLevel: 9 }).toBuffer();
  return (await options.finish?.(drawn)) ?? drawn;
}
