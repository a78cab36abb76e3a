/** A piece of SVG: one or more elements in a row. */
export type Markup = string;

/** Values by attribute name. Undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number with at most two decimals, so that it is as short as possible without a visible difference. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Returns an SVG element. Children are markup and are not escaped, because all of them are ours. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function path(d: string, attributes: Attributes = {}): Markup {
  return element('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): Markup {
  return element('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): Markup {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): Markup {
  return element('rect', { x, y, width, height, ...attributes });
}

/** Draws a stroked line without fill and with round ends. */
export function stroke(d: string, colour: string, width: number, attributes: Attributes = {}): Markup {
  return path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

export function group(attributes: Attributes, ...children: readonly Markup[]): Markup {
  return children.join('') === '' ? '' : element('g', attributes, ...children);
}

/** Moves markup to (x, y), scales it, and rotates it by degrees around its own origin. */
export function place(markup: Markup, x: number, y: number, scale = 1, degrees = 0): Markup {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${short(scale)})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turn}${size}` }, markup);
}
