/** How many levels of nested objects are shown. */
const deepest = 3;

/** Returns a readable string for any value, much as Node does. */
function inspect(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    return `'${value}'`;
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
    return `[ ${value.map((each) => inspect(each, depth + 1)).join(', ')} ]`;
  }
  const pairs = Object.entries(value).map(([name, each]) => `${name}: ${inspect(each, depth + 1)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

type Callback = (error: unknown, value?: unknown, ...more: unknown[]) => void;

/** The parts of Node's `util` that are needed here. */
export const util = {
  inspect: (value: unknown) => inspect(value),
  promisify:
    (work: (...values: unknown[]) => unknown) =>
    (...values: unknown[]) =>
      new Promise((resolve, reject) => {
        const done: Callback = (error, value, ...more) =>
          error ? reject(error) : resolve(more.length === 0 ? value : { stdout: value, stderr: more[0] });
        work(...values, done);
      }),
};
