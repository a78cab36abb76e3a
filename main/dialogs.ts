import { type BrowserWindow, dialog, type FileFilter, type MessageBoxOptions } from 'electron';
import { words } from './words.ts';

/**
 * The native dialogs of one window. Only one is open at a time, whoever asks: a hostile page can neither pile them up
 * nor slip its own between two of the shell's.
 */
export interface Dialogs {
  /** @returns whether the learner agreed; false as well while another dialog is open */
  confirm(question: { readonly message: string; readonly detail: string; readonly action: string }): Promise<boolean>;
  /** Tells something and waits until it was read. Never refused. */
  tell(type: 'info' | 'error', message: string, detail?: string): Promise<void>;
  /** @returns the chosen path, null when cancelled, `busy` while another dialog is open */
  choosePathToSave(title: string, suggestedName: string, type: FileType): Promise<string | null | 'busy'>;
  choosePathToOpen(title: string, type: FileType): Promise<string | null | 'busy'>;
}

/** A kind of file that the app reads or writes. */
export type FileType = 'backup' | 'log';

const fileTypes: Readonly<Record<FileType, FileFilter>> = {
  backup: { name: words.dialogs.backupFiles, extensions: ['json'] },
  log: { name: words.dialogs.logFiles, extensions: ['log', 'txt'] },
};

function filtersFor(type: FileType): FileFilter[] {
  return [fileTypes[type], { name: words.dialogs.allFiles, extensions: ['*'] }];
}

export function createDialogs(window: BrowserWindow): Dialogs {
  let isOpen = false;

  async function alone<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'busy'> {
    if (isOpen) {
      return 'busy';
    }
    isOpen = true;
    try {
      return await ask();
    } finally {
      isOpen = false;
    }
  }

  return {
    confirm: async ({ message, detail, action }) => {
      const options: MessageBoxOptions = {
        type: 'warning',
        message,
        detail,
        buttons: [action, words.dialogs.cancel],
        defaultId: 1,
        cancelId: 1,
        noLink: true,
      };
      const answer = await alone(() => dialog.showMessageBox(window, options));
      return answer !== 'busy' && answer.response === 0;
    },
    tell: async (type, message, detail = '') => {
      await dialog.showMessageBox(window, { type, message, detail, buttons: [words.dialogs.ok] });
    },
    choosePathToSave: (title, suggestedName, type) =>
      alone(async () => {
        const chosen = await dialog.showSaveDialog(window, {
          title,
          defaultPath: suggestedName,
          filters: filtersFor(type),
          properties: ['showOverwriteConfirmation'],
        });
        return chosen.canceled || chosen.filePath === '' ? null : chosen.filePath;
      }),
    choosePathToOpen: (title, type) =>
      alone(async () => {
        const chosen = await dialog.showOpenDialog(window, {
          title,
          filters: filtersFor(type),
          properties: ['openFile'],
        });
        return chosen.canceled ? null : (chosen.filePaths[0] ?? null);
      }),
  };
}
