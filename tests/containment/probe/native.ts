import type { Attempt } from './attempt.ts';

export const native = {
  'load a native library': ({ targets }) => {
    const loaded = { exports: {} };
    process.dlopen(loaded, targets.addon);
    return Object.keys(loaded.exports).join();
  },
  'require a native library': async ({ targets }) => {
    const { createRequire } = await import('node:module');
    return Object.keys(createRequire(targets.addon)(targets.addon)).join();
  },
  'require a copy of a native library': async ({ targets }) => {
    const fs = await import('node:fs');
    const { createRequire } = await import('node:module');
    const copy = `${targets.data}/copy.node`;
    fs.copyFileSync(targets.addon, copy);
    return Object.keys(createRequire(copy)(copy)).join();
  },
  'load a native library through the loader for its kind': async ({ targets }) => {
    const module = (await import('node:module')).default;
    const loaded = { exports: {} };
    Reflect.get(module, '_extensions')['.node'](loaded, targets.addon);
    return Object.keys(loaded.exports).join();
  },
  'reach the file system past its checks': () => {
    const binding: unknown = Reflect.get(process, 'binding');
    return typeof binding === 'function' && Object.keys(binding('fs')).join();
  },
  'read a file outside as WASI': async ({ targets }) => {
    const { WASI } = await import('node:wasi');
    const wasi = new WASI({ version: 'preview1', preopens: { '/': targets.outside } });
    return Object.keys(wasi.wasiImport).join();
  },
} satisfies Record<string, Attempt>;
