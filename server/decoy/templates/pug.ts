import { compile, type Options } from 'pug';

/** The parts of the decoy's `require` that are used here. */
type ServerRequire = (name: 'node:fs' | 'node:path') => {
  readFileSync(path: string): { toString(): string };
  resolve(...paths: string[]): string;
  dirname(path: string): string;
};

// This runs inside QuickJS, in the decoy's world, which has a `require`. It is saved before the template runs, which
// may replace it, and read by name, since bundlers look for calls of `require`.
const serverRequire: ServerRequire = Reflect.get(globalThis, 'require');
const { readFileSync } = serverRequire('node:fs');
const { resolve, dirname } = serverRequire('node:path');

/**
 * Compiles and runs a Pug template. What it includes or extends is read from the decoy.
 * @param globals JSON with `locals`
 * @param folder where the server's templates are
 */
export function render(template: string, globals: string, folder: string): string {
  const { locals = {} } = JSON.parse(globals);
  const loader = {
    resolve: (path: string, source?: string) => {
      const found = path.startsWith('/') ? `${folder}${path}` : resolve(dirname(source ?? `${folder}/page.pug`), path);
      return /\.[^/]/.test(found.slice(found.lastIndexOf('/') + 1)) ? found : `${found}.pug`;
    },
    read: (path: string) => readFileSync(path).toString(),
  };
  // The types do not include loaders, which the library accepts as plugins.
  const options = {
    filename: `${folder}/page.pug`,
    basedir: folder,
    compileDebug: false,
    plugins: [loader],
  } as Options;
  return compile(template, options)(locals);
}
