import { Buffer } from './buffer.ts';
import { ask, codedError } from './host.ts';
import type { createPath } from './path.ts';

/** A module as code sees it in `module`, `process.mainModule` and `require.main`. */
export class Module {
  readonly id: string;
  readonly path: string;
  readonly filename: string;
  readonly paths: readonly string[];
  exports: unknown = {};
  require: (name: unknown) => unknown = () => undefined;

  constructor(id: string, filename: string, path: string, paths: readonly string[]) {
    this.id = id;
    this.filename = filename;
    this.path = path;
    this.paths = paths;
  }
}

interface LoaderOptions {
  /** Returns a built-in module; undefined if there is none of this name. */
  readonly builtIn: (name: string) => unknown;
  readonly path: ReturnType<typeof createPath>;
  /** The folder whose `node_modules` holds the server's own packages. */
  readonly shopFolder: string;
  /** Path of the program's first module. */
  readonly mainFile: string;
}

/**
 * Creates a loader that works like Node's CommonJS loader, for built-in modules and for JSON and script files of the
 * decoy.
 */
export function createModuleLoader({ builtIn, path, shopFolder, mainFile }: LoaderOptions) {
  const loaded = new Map<string, Module>();

  const isFile = (filename: string) => {
    try {
      return Object(ask('file', 'stat', '/', filename)).kind === 'file';
    } catch {
      return false;
    }
  };

  const resolve = (name: string, from: Module): string => {
    const isPath = /^\.{0,2}\//.test(name);
    const base = isPath ? path.resolve(from.path, name) : `${shopFolder}/node_modules/${name}`;
    const found = ['', '.js', '.json', '/index.js'].map((ending) => base + ending).find(isFile);
    if (found === undefined) {
      const message = `Cannot find module '${name}'\nRequire stack:\n- ${from.filename}`;
      throw Object.assign(codedError('MODULE_NOT_FOUND', message, Error), { requireStack: [from.filename] });
    }
    return found;
  };

  const create = (filename: string, id = filename): Module => {
    const own = new Module(id, filename, path.dirname(filename), [`${shopFolder}/node_modules`, '/node_modules']);
    own.require = createRequire(own);
    return own;
  };

  const createRequire = (from: Module) => {
    const require = (name: unknown): unknown => {
      if (typeof name !== 'string') {
        throw codedError('ERR_INVALID_ARG_TYPE', 'The "id" argument must be of type string.');
      }
      return builtIn(name) ?? loadFile(resolve(name, from)).exports;
    };
    const parts = { resolve: (name: string) => (builtIn(name) === undefined ? resolve(name, from) : name), cache: {} };
    return Object.defineProperty(Object.assign(require, parts), 'main', { get: () => main });
  };

  const loadFile = (filename: string): Module => {
    const known = loaded.get(filename);
    if (known !== undefined) {
      return known;
    }
    const own = create(filename);
    loaded.set(filename, own);
    const text = Buffer.fromBytes(String(ask('file', 'read', '/', filename))).toString();
    if (filename.endsWith('.json')) {
      own.exports = JSON.parse(text);
    } else {
      // This runs inside QuickJS, in the learner's own interpreter.
      const run = new Function('exports', 'require', 'module', '__filename', '__dirname', text);
      run.call(own.exports, own.exports, own.require, own, filename, own.path);
    }
    return own;
  };

  const main = create(mainFile, '.');
  Object.assign(Module, { _load: main.require });
  return { main, create };
}
