import type { FastifyInstance } from 'fastify';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import type { Config } from '../../config/config.ts';
import { wantedLanguage } from '../wanted-language.ts';
import { avatarPictures } from './avatars.ts';
import { indexFolder } from './folder-index.ts';
import { helpIn, helpMoved, helpPage } from './help-page.ts';
import type { IndexPage } from './index-page.ts';
import type { BuiltFiles } from './send-built.ts';
import { createUnpacking } from './send-unpacked.ts';
import { registerStaticFiles } from './static-files.ts';
import { createWithheld } from './withheld.ts';

/** Indexes the built front end, once. */
export function openBuiltFiles(folder: string): BuiltFiles {
  return { folder, index: indexFolder(folder), unpacking: createUnpacking() };
}

/** Serves the front end as it is configured. */
export function registerFrontEnd(app: FastifyInstance, built: BuiltFiles, indexPage: IndexPage, config: Config): void {
  const languages = ['en', ...completeLanguages.filter((key) => built.index.copiesOf(helpIn(key)) !== undefined)];
  registerStaticFiles(app, built, indexPage, {
    standIns: new Map([...avatarPictures(config), helpPage]),
    inLanguage: (request, path) => (path === helpPage[1] ? helpIn(wantedLanguage(request, languages)) : path),
    moved: [helpMoved],
    isWithheld: createWithheld(config),
  });
}
