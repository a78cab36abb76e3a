import { type Attributes, element, type Markup, rect, short } from './svg.ts';

/** A colour stop: offset 0..1, colour, and how opaque it is (1 by default). */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The reusable definitions of one drawing: clips, gradients and blurs. Each is defined once, however often it is requested. */
export interface Sheet {
  /** Defines a clip path made of the given shapes and returns it as `url(#...)`, like the other methods. */
  clip(shapes: Markup): string;
  /** Defines a gradient from the left to the right of the shape's own box. */
  gradient(...stops: readonly Stop[]): string;
  /** Defines a gradient from a colour in the middle of the shape's own box to nothing at its edge. */
  glow(colour: string, opacity: number): string;
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
    gradient: (...stops) => define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0 }, stopElements(stops)),
    glow: (colour, opacity) =>
      define(
        'radialGradient',
        { cx: 0.5, cy: 0.5, r: 0.5 },
        stopElements([
          [0, colour, opacity],
          [1, colour, 0],
        ]),
      ),
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
