import { type BrowserWindow, dialog, type FileFilter, type MessageBoxOptions } from 'electron';
import { words } from './words.ts';

export interface Question {
  readonly message: string;
  readonly detail: string;
  /** Label of the button that confirms. */
  readonly action: string;
}

/**
 * The native dialogs of one window. Only one is open at a time, whoever asks: a hostile page can neither pile them up
 * nor slip its own in between two of the shell's.
 */
export interface Dialogs {
  /** @returns whether the learner agreed; also false while another dialog is open */
  confirm(question: Question): Promise<boolean>;
  /** Does the same, but waits until no other dialog is open. */
  confirmInTurn(question: Question): Promise<boolean>;
  /** Does the same for something harmless: Enter agrees. */
  offer(question: Question): Promise<boolean>;
  /** Tells the learner something and waits until they have read it. Never refused. */
  tell(type: 'info' | 'error', message: string, detail?: string): Promise<void>;
  /** @returns the chosen path; null when cancelled, `busy` while another dialog is open */
  choosePathToSave(title: string, suggestedName: string, type: FileType): Promise<string | null | 'busy'>;
  choosePathToOpen(title: string, type: FileType): Promise<string | null | 'busy'>;
  /** @returns the chosen paths, none when cancelled */
  choosePathsToOpen(title: string, type: FileType): Promise<readonly string[] | 'busy'>;
}

/** A kind of file that the app reads or writes. */
export type FileType = 'backup' | 'log' | 'page' | 'profile';

const fileTypes: Readonly<Record<FileType, FileFilter>> = {
  backup: { name: words.dialogs.backupFiles, extensions: ['json'] },
  log: { name: words.dialogs.logFiles, extensions: ['log', 'txt'] },
  profile: { name: words.dialogs.profileFiles, extensions: ['yml'] },
  page: { name: words.dialogs.webPages, extensions: ['html'] },
};

function filtersFor(type: FileType): FileFilter[] {
  return [fileTypes[type], { name: words.dialogs.allFiles, extensions: ['*'] }];
}

/** How to ask a question whose "yes" can't be undone. */
const grave = { type: 'warning', defaultId: 1 } as const;

export function createDialogs(window: BrowserWindow): Dialogs {
  let open: Promise<unknown> | null = null;

  async function alone<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'busy'> {
    if (open !== null) {
      return 'busy';
    }
    const answer = ask();
    open = answer;
    try {
      return await answer;
    } finally {
      open = null;
    }
  }

  async function ask(
    { message, detail, action }: Question,
    manner: Pick<MessageBoxOptions, 'type' | 'defaultId'>,
  ): Promise<boolean> {
    const buttons = [action, words.dialogs.cancel];
    const answer = await alone(() =>
      dialog.showMessageBox(window, { ...manner, message, detail, buttons, cancelId: 1, noLink: true }),
    );
    return answer !== 'busy' && answer.response === 0;
  }

  async function chooseToOpen(title: string, type: FileType, isMany: boolean): Promise<readonly string[] | 'busy'> {
    const chosen = await alone(() =>
      dialog.showOpenDialog(window, {
        title,
        filters: filtersFor(type),
        properties: isMany ? ['openFile', 'multiSelections'] : ['openFile'],
      }),
    );
    return chosen === 'busy' ? 'busy' : chosen.canceled ? [] : chosen.filePaths;
  }

  return {
    confirm: (question) => ask(question, grave),
    confirmInTurn: async (question) => {
      while (open !== null) {
        await open.catch(() => undefined);
      }
      return ask(question, grave);
    },
    offer: (question) => ask(question, { type: 'info', defaultId: 0 }),
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
    choosePathToOpen: async (title, type) => {
      const chosen = await chooseToOpen(title, type, false);
      return chosen === 'busy' ? 'busy' : (chosen[0] ?? null);
    },
    choosePathsToOpen: (title, type) => chooseToOpen(title, type, true),
  };
}
