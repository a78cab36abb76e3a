import { app } from 'electron';
import { isQuitMessage, shownMessage } from '../../shared/desktop/start-link.ts';

/**
 * Keeps in touch with build/start.ts where that has started the app: tells it that there is a window, ends when it says
 * so, and does not outlive it. An installed app has no such parent.
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
