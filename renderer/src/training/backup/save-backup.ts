import { backupName } from '../../../../shared/backup/file-name.ts';
import { appAround } from './app-around.ts';
import { textOfBackup } from './backup-text.ts';
import { download } from './download.ts';

/** The outcome of saving; `message` is a whole sentence. */
export type Saving =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** Saves a backup: through the app's own dialog if an app surrounds the page, otherwise as a download (api-learning.md 31). */
export async function saveBackup(): Promise<Saving> {
  const { backup, text } = await textOfBackup();
  const app = appAround();
  if (app !== undefined) {
    return app.saveBackup(text);
  }
  const fileName = `${backupName(backup, new Date())}.json`;
  download(text, fileName);
  return { kind: 'saved', fileName };
}
