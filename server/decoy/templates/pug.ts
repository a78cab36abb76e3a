import { compile, type Options } from 'pug';

/** What the decoy's `require` gives, as far as it is used here. */
type ServerRequire = (name: 'node:fs' | 'node:path') => {
  readFileSync(path: string): { toString(): string };
  resolve(...paths: string[]): string;
  dirname(path: string): string;
};

// This runs inside QuickJS, in the decoy's world: its `require` is there. Taken before the template runs, which may
// replace it; by name, since bundlers look for calls of `require`.
const serverRequire: ServerRequire = Reflect.get(globalThis, 'require');
const { readFileSync } = serverRequire('node:fs');
const { resolve, dirname } = serverRequire('node:path');

/**
 * Compiles and runs a Pug template; what it includes or extends is read from the decoy.
 * @param globals JSON with `locals`
 * @param folder where the server's templates lie
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
  // The types do not know of loaders, which the library takes as a plugin.
  const options = {
    filename: `${folder}/page.pug`,
    basedir: folder,
    compileDebug: false,
    plugins: [loader],
  } as Options;
  return compile(template, options)(locals);
}
