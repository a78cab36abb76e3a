import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { type PageVersions, pageVersions } from './page-versions.ts';

/** What this process is told by the test that started it. */
export interface BuildPages extends PageVersions {
  /** An empty folder for the built page. */
  readonly outDir: string;
}

/*
 * Entry of a process that builds the page with several versions of some of its modules. A process of its own, since Vite takes from NODE_ENV
 * whether React is built for production.
 */
process.once('message', async (message) => {
  // Only `startPages` starts this process.
  const { root, changes, outDir } = message as BuildPages;
  await build({
    configFile: false,
    root: join(root, 'renderer'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [pageVersions({ root, changes }), react()],
    build: { outDir, target: 'chrome130', minify: false, reportCompressedSize: false },
  });
  process.disconnect();
});
