import { app } from 'electron';
import { isQuitMessage, shownMessage } from '../../shared/desktop/start-link.ts';

/**
 * Keeps in touch with build/start.ts if that started the app: reports that there is a window, ends when it says so, and
 * doesn't outlive it. An installed app has no such parent.
 */
export function answerLauncher(): void {
  if (process.send === undefined) {
    return;
  }
  process.send(shownMessage);
  process.on('message', (message) => {
    if (isQuitMessage(message)) {
      app.quit();
    }
  });
  process.once('disconnect', () => app.quit());
}
