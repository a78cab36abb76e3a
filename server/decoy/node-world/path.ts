/** Node's `path` for POSIX. Its working folder comes from `process`. */
export function createPath(folder: () => string) {
  const normalizeParts = (path: string, isAbsolute: boolean): string[] => {
    const parts: string[] = [];
    for (const part of path.split('/')) {
      if (part === '..') {
        if (parts.length > 0 && parts.at(-1) !== '..') {
          parts.pop();
        } else if (!isAbsolute) {
          parts.push('..');
        }
      } else if (part !== '' && part !== '.') {
        parts.push(part);
      }
    }
    return parts;
  };

  const normalize = (path: string): string => {
    const isAbsolute = path.startsWith('/');
    const joined = normalizeParts(path, isAbsolute).join('/');
    const text = isAbsolute ? `/${joined}` : joined || '.';
    return path.endsWith('/') && joined !== '' ? `${text}/` : text;
  };

  const resolve = (...paths: string[]): string => {
    let resolved = '';
    for (const path of [folder(), ...paths]) {
      resolved = path.startsWith('/') ? path : path === '' ? resolved : `${resolved}/${path}`;
    }
    return `/${normalizeParts(resolved, true).join('/')}`;
  };

  const basename = (path: string, suffix = ''): string => {
    const name = withoutLastSlashes(path).replace(/^.*\//, '');
    return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  };

  const dirname = (path: string): string => {
    const trimmed = withoutLastSlashes(path);
    const at = trimmed.lastIndexOf('/');
    return at === -1 ? (path.startsWith('/') ? '/' : '.') : trimmed.slice(0, at) || '/';
  };

  const extname = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';

  const path = {
    sep: '/',
    delimiter: ':',
    normalize,
    resolve,
    basename,
    dirname,
    extname,
    join: (...paths: string[]) => normalize(paths.filter((each) => each !== '').join('/') || '.'),
    isAbsolute: (each: string) => each.startsWith('/'),
    relative: (from: string, to: string) => {
      const [source, target] = [resolve(from).split('/').filter(Boolean), resolve(to).split('/').filter(Boolean)];
      let shared = 0;
      while (shared < source.length && source[shared] === target[shared]) {
        shared += 1;
      }
      return [...source.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
    },
    parse: (each: string) => {
      const base = basename(each);
      const ext = extname(each);
      return { root: each.startsWith('/') ? '/' : '', dir: dirname(each), base, ext, name: basename(base, ext) };
    },
    format: ({ dir = '', base = '', name = '', ext = '' }: Record<string, string>) =>
      `${dir === '' ? '' : `${dir}/`}${base || name + ext}`,
  };
  return Object.assign(path, { posix: path });
}

/** The path without the slashes that end it. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') {
    end -= 1;
  }
  return path.slice(0, end);
}
