import { askText } from './host.ts';

/** Node's `path` for POSIX, as far as it gives texts. Its working folder comes from `process`. */
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
