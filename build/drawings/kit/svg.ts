/** A piece of SVG text: one element or several in a row. */
export type Markup = string;

/** Attribute values by attribute name; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as short as it can be without being seen: two decimals. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Any SVG element. Children are markup and are not escaped: all of it is ours. */
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

/** A stroked line without fill, round at its ends. */
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

/** Puts markup somewhere else: moved to (x, y), scaled, and turned by degrees, around its own origin. */
export function place(markup: Markup, x: number, y: number, scale = 1, degrees = 0): Markup {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${short(scale)})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turn}${size}` }, markup);
}
