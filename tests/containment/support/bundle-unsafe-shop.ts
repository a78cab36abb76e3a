import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { insideQuickJs } from '../../../build/plugins/inside-quickjs.ts';

const project = join(import.meta.dirname, '../../..');

/**
 * Bundles the shop with what replaces its walls, as the real one is bundled, so that the real flags fit it unchanged.
 * @param name of the folder in `dist/`, a different one for each test file, as they run side by side
 * @returns path of the folder
 */
export async function bundleUnsafeShop(name: string): Promise<string> {
  const folder = join(project, 'dist', name);
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    plugins: [insideQuickJs()],
    ssr: { noExternal: true, external: ['better-sqlite3', 'pdfkit'] },
    build: {
      ssr: join(project, 'tests/containment/unsafe/shop-process.ts'),
      outDir: folder,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: 'shop-process.cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  for (const file of ['coding-challenges.json', 'content.json', 'decoy.pack', 'genesis.json']) {
    copyFileSync(join(project, 'dist/server', file), join(folder, file));
  }
  cpSync(join(project, 'dist/server/handbook'), join(folder, 'handbook'), { recursive: true });
  return folder;
}
