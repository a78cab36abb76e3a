import type { Attempt } from './attempt.ts';

export const modules = {
  'import a module that starts programs': async () => Object.keys(await import('node:child_process')).join(),
  'get a module that starts threads': () => Object.keys(process.getBuiltinModule('node:worker_threads')).join(),
  'require a module that runs a command line': async () => {
    const { createRequire } = await import('node:module');
    return Object.keys(createRequire(import.meta.url)('node:repl')).join();
  },
  'load a module through the internal name of require': async () => {
    const module = (await import('node:module')).default;
    return Object.keys(Reflect.get(module, '_load')('node:repl')).join();
  },
  'import a module from its own text': async () =>
    (await import(`data:text/javascript,${encodeURIComponent('export const won = "won";')}`)).won,
  'import a module from the data folder': async ({ targets }) => {
    (await import('node:fs')).writeFileSync(`${targets.data}/own.mjs`, 'export const won = "won";');
    const { pathToFileURL } = await import('node:url');
    return (await import(pathToFileURL(`${targets.data}/own.mjs`).href)).won;
  },
  'answer for the module loader': async () => {
    const { registerHooks } = await import('node:module');
    const hooks = registerHooks({
      resolve: () => ({ url: 'node:repl', format: 'builtin', shortCircuit: true }),
    });
    try {
      return Object.keys(await import(`won-${Date.now()}`)).join();
    } finally {
      hooks.deregister();
    }
  },
  'import a module after changing how names are checked': async () => {
    const { startsWith } = String.prototype;
    Object.assign(String.prototype, { startsWith: () => true });
    Object.defineProperty(Object.prototype, 'node:cluster', { value: true, configurable: true });
    try {
      return Object.keys(await import('node:cluster')).join();
    } finally {
      Object.assign(String.prototype, { startsWith });
      Reflect.deleteProperty(Object.prototype, 'node:cluster');
    }
  },
} satisfies Record<string, Attempt>;
