import { type Attributes, element, type Markup, rect, short } from './svg.ts';

/** A colour stop: offset 0..1, colour, and how opaque it is (1 by default). */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The reusable definitions of one drawing: clips, gradients and blurs. Each is defined once, however often it is requested. */
export interface Sheet {
  /** Defines a clip path made of the given shapes and returns it as `url(#...)`, like the other methods. */
  clip(shapes: Markup): string;
  /** Defines a linear gradient in the shape's own box, from (x1, y1) to (x2, y2) in 0..1. */
  gradient(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string;
  /** Defines a radial gradient in the shape's own box, around (cx, cy) with radius r, in 0..1. */
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string;
  /** Defines a Gaussian blur by its standard deviation in user units. */
  blur(deviation: number): string;
  /** Defines a mask in which white shows and black hides. */
  mask(shapes: Markup): string;
}

/** The size of a drawing, and its background: a colour, or undefined for transparency. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
  /** The drawing's title, for screen readers. */
  readonly title?: string;
}

function stopElements(stops: readonly Stop[]): Markup {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');
}

/** Returns a complete SVG document. The painter receives the sheet on which it can define clips and gradients. */
export function drawing(page: Page, paint: (sheet: Sheet) => Markup): string {
  const definitions = new Map<string, string>();
  const define = (name: string, attributes: Attributes, content: Markup): string => {
    const key = element(name, attributes, content);
    const known = definitions.get(key);
    if (known !== undefined) {
      return `url(#${known})`;
    }
    const id = `d${definitions.size}`;
    definitions.set(key, id);
    return `url(#${id})`;
  };
  const sheet: Sheet = {
    clip: (shapes) => define('clipPath', {}, shapes),
    gradient: (stops, x1, y1, x2, y2) => define('linearGradient', { x1, y1, x2, y2 }, stopElements(stops)),
    radial: (stops, cx, cy, r) => define('radialGradient', { cx, cy, r }, stopElements(stops)),
    blur: (deviation) =>
      define(
        'filter',
        { x: '-40%', y: '-60%', width: '180%', height: '220%' },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    mask: (shapes) =>
      define('mask', { maskUnits: 'userSpaceOnUse', x: -500, y: -500, width: 3000, height: 3000 }, shapes),
  };
  const { width, height, ground, title } = page;
  const painted = paint(sheet);
  const defs = [...definitions].map(([key, id]) => key.replace(/^<(\w+)/, `<$1 id="${id}"`)).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${short(width)} ${short(height)}"${title === undefined ? '' : ' role="img"'}>`,
    title === undefined ? '' : `<title>${title}</title>`,
    defs === '' ? '' : `<defs>\n${defs}\n</defs>`,
    ground === undefined ? '' : rect(0, 0, width, height, { fill: ground }),
    painted,
    '</svg>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}
