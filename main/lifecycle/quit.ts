import { app } from 'electron';
import type { ClassBoardOfApp } from '../class/class-board.ts';
import { log } from '../log/log.ts';
import type { Shop } from '../shop.ts';

/** Ends the app with its window, and shop and class board before the app, so that no process and no locked data folder stays behind. */
export function stopBeforeQuit(shop: Shop, board: ClassBoardOfApp): void {
  let isStopped = false;
  app.on('before-quit', (event) => {
    if (isStopped) {
      return;
    }
    event.preventDefault();
    Promise.all([shop.stop(), board.close()])
      .catch((error: unknown) => log.error(error))
      .finally(() => {
        isStopped = true;
        app.quit();
      });
  });
  app.on('window-all-closed', () => app.quit());
}
