/** How deep objects are shown. */
const deepest = 3;

/** A text for people of any value, much as Node shows it. */
export function inspect(value: unknown, _options?: unknown, depth = 0): string {
  if (typeof value === 'string') {
    return depth === 0 && _options === undefined ? value : `'${value}'`;
  }
  if (typeof value === 'function') {
    return `[Function: ${value.name || '(anonymous)'}]`;
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'bigint' ? `${value}n` : String(value);
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (depth >= deepest) {
    return Array.isArray(value) ? '[Array]' : '[Object]';
  }
  if (Array.isArray(value)) {
    return `[ ${value.map((each) => inspect(each, {}, depth + 1)).join(', ')} ]`;
  }
  const pairs = Object.entries(value).map(([name, each]) => `${name}: ${inspect(each, {}, depth + 1)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export function format(...values: unknown[]): string {
  const rest = [...values];
  const [first] = rest;
  if (typeof first !== 'string') {
    return rest.map((each) => inspect(each)).join(' ');
  }
  rest.shift();
  const text = first.replace(/%[sdifjoO%]/g, (mark) => {
    if (mark === '%%') {
      return '%';
    }
    return rest.length === 0 ? mark : mark === '%j' ? JSON.stringify(rest.shift()) : inspect(rest.shift());
  });
  return [text, ...rest.map((each) => inspect(each))].join(' ');
}

type Callback = (error: unknown, value?: unknown, ...more: unknown[]) => void;

export const util = {
  inspect: (value: unknown) => inspect(value, {}),
  format,
  promisify:
    (work: (...values: unknown[]) => unknown) =>
    (...values: unknown[]) =>
      new Promise((resolve, reject) => {
        const done: Callback = (error, value, ...more) =>
          error ? reject(error) : resolve(more.length === 0 ? value : { stdout: value, stderr: more[0] });
        work(...values, done);
      }),
  inherits: (child: object, parent: { prototype: object }) => {
    Object.setPrototypeOf(Object(child).prototype, parent.prototype);
  },
  isDeepStrictEqual: (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other),
  types: {},
  TextEncoder: undefined,
};
