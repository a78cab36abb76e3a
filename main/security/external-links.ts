import { type BrowserWindow, dialog, shell } from 'electron';
import { words } from '../words.ts';
import { isWebPage } from './origins.ts';
import type { QuietTime } from './quiet-time.ts';

const longestShown = 300;

/**
 * Offers to open a foreign page in the system browser. There is one offer at a time: a page that asks again in the meantime, or right after a
 * refusal, is ignored, so that it can't bury the learner in dialogs. Schemes other than http(s) are dropped, since they start programs.
 */
export function createExternalLinks(
  window: () => BrowserWindow | null,
  quietTime: QuietTime,
): (url: string) => Promise<void> {
  let isAsking = false;
  return async (url) => {
    const parent = window();
    if (isAsking || quietTime.isOn() || parent === null || !isWebPage(url)) {
      return;
    }
    isAsking = true;
    try {
      // The parsed form shows punycode as such, and has no control characters and no spaces that would push the host out of sight.
      const address = new URL(url).href;
      const { response } = await dialog.showMessageBox(parent, {
        type: 'question',
        message: words.dialogs.leave,
        detail: words.dialogs.leaveDetail(
          address.length > longestShown ? `${address.slice(0, longestShown)}…` : address,
        ),
        buttons: [words.dialogs.leaveAction, words.dialogs.cancel],
        defaultId: 1,
        cancelId: 1,
        noLink: true,
      });
      quietTime.answered(response === 0);
      if (response === 0) {
        await shell.openExternal(address);
      }
    } finally {
      isAsking = false;
    }
  };
}
