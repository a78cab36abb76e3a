import type { FastifyInstance } from 'fastify';
import { decoySearchPath } from '../../../shared/api/decoy-search.ts';
import type { Config } from '../../config/config.ts';
import { avatarPictures } from './avatars.ts';
import { indexFolder } from './folder-index.ts';
import { helpMoved, helpPage } from './help-page.ts';
import type { IndexPage } from './index-page.ts';
import type { BuiltFiles } from './send-built.ts';
import { createUnpacking } from './send-unpacked.ts';
import { registerStaticFiles } from './static-files.ts';
import { createTranslatedFiles } from './translated-files.ts';
import { createWithheld } from './withheld.ts';

/** Indexes the built front end, once. */
export function openBuiltFiles(folder: string): BuiltFiles {
  const index = indexFolder(folder);
  return { folder, index, unpacking: createUnpacking(), translated: createTranslatedFiles(index) };
}

/** Serves the front end as it is configured. */
export function registerFrontEnd(app: FastifyInstance, built: BuiltFiles, indexPage: IndexPage, config: Config): void {
  registerStaticFiles(app, built, indexPage, {
    standIns: new Map([...avatarPictures(config), helpPage]),
    inLanguage: new Set([helpPage[1], `/${decoySearchPath}`]),
    moved: [helpMoved],
    isWithheld: createWithheld(config),
  });
}
