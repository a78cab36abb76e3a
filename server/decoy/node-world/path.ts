import { askText } from './host.ts';

/** Creates the parts of Node's `path` for POSIX that return strings. The working folder comes from `process`. */
export function createPath(folder: () => string) {
  const asked =
    (name: string) =>
    (...paths: string[]) =>
      askText('path', name, ...paths);
  const resolve = asked('resolve');
  return {
    sep: '/',
    delimiter: ':',
    normalize: asked('normalize'),
    basename: asked('basename'),
    dirname: asked('dirname'),
    extname: asked('extname'),
    join: asked('join'),
    isAbsolute: (path: string) => path.startsWith('/'),
    resolve: (...paths: string[]) => resolve(folder(), ...paths),
  };
}
