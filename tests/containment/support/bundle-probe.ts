import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** The folder of the built probe: inside `dist`, so that better-sqlite3 is found as it is from the server's own folder. */
export const probeFolder = join(root, 'dist/containment');

/** The confined process that a probe stands for. */
export const probedProcesses = ['shop', 'evaluator', 'reader', 'board'] as const;

export type Probed = (typeof probedProcesses)[number];

/** The built probes, each in the module format of the process that it stands for. */
export const probeEntries: Readonly<Record<Probed, string>> = {
  shop: join(probeFolder, 'shop-probe.cjs'),
  evaluator: join(probeFolder, 'evaluator-probe.js'),
  reader: join(probeFolder, 'reader-probe.js'),
  board: join(probeFolder, 'board-probe.js'),
};

/** Bundles the probes as the real processes are bundled. The real flags, which allow access to a bundle's folder, then fit them unchanged. */
export async function bundleProbes(): Promise<void> {
  rmSync(probeFolder, { recursive: true, force: true });
  for (const probed of probedProcesses) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['better-sqlite3'] },
      build: {
        ssr: join(root, `tests/containment/probe/${probed}-probe.ts`),
        outDir: probeFolder,
        emptyOutDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          output: {
            format: probed === 'shop' ? 'cjs' : 'es',
            entryFileNames: basename(probeEntries[probed]),
            codeSplitting: false,
          },
        },
      },
    });
  }
}
