import { join } from 'node:path';
import { repository } from '../paths.ts';

/** The folder for what `npm run dev` creates, beside the product's own builds in `dist/`. Nothing in it ships. */
const folder = join(repository, 'dist/dev');

export const devFolders = {
  /** The server's bundles and the files that they read. */
  server: join(folder, 'server'),
  /** The files of the last build, with an index page that loads the page's sources. */
  pages: join(folder, 'renderer'),
  /** Vite's cache of the packages that the page uses. */
  cache: join(folder, 'vite'),
  /** The shop's data, unless the command line says otherwise. */
  data: join(folder, 'data'),
} as const;
