import { join } from 'node:path';
import { repository } from '../paths.ts';

/** What `npm run dev` makes, beside the product's own builds in `dist/`: nothing of it ships. */
const folder = join(repository, 'dist/dev');

export const devFolders = {
  /** The server's bundles and what they read. */
  server: join(folder, 'server'),
  /** The files of the last build, with an index page that loads the page's sources. */
  pages: join(folder, 'renderer'),
  /** What Vite keeps of the packages that the page uses. */
  cache: join(folder, 'vite'),
  /** The shop's data, unless the command line says otherwise. */
  data: join(folder, 'data'),
} as const;
