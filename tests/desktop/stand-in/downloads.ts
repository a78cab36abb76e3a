import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadItem } from 'electron';
import { browser } from './chromium/running.ts';
import { session } from './session.ts';

type UsedOfDownload = Pick<
  DownloadItem,
  | 'cancel'
  | 'getFilename'
  | 'getReceivedBytes'
  | 'getSavePath'
  | 'getState'
  | 'getTotalBytes'
  | 'getURL'
  | 'getURLChain'
  | 'setSavePath'
>;

class StandInDownload extends EventEmitter implements UsedOfDownload {
  readonly #guid: string;
  readonly #url: string;
  readonly #fileName: string;
  #savePath = '';
  #received = 0;
  #total = 0;
  #state: ReturnType<DownloadItem['getState']> = 'progressing';

  constructor(guid: string, url: string, fileName: string) {
    super();
    this.#guid = guid;
    this.#url = url;
    this.#fileName = fileName;
  }

  progressed(received: number, total: number): void {
    this.#received = received;
    this.#total = total;
    this.emit('updated', {}, 'progressing');
  }

  async ended(state: 'completed' | 'cancelled', file: string): Promise<void> {
    if (state === 'completed' && this.#savePath !== '') {
      await rename(file, this.#savePath);
    }
    this.#state = state;
    this.emit('done', {}, state);
  }

  cancel(): void {
    browser()
      .connection.browser.send('Browser.cancelDownload', { guid: this.#guid })
      .catch(() => undefined);
  }

  getURL(): string {
    return this.#url;
  }

  getURLChain(): string[] {
    return [this.#url];
  }

  getFilename(): string {
    return this.#fileName;
  }

  getReceivedBytes(): number {
    return this.#received;
  }

  getTotalBytes(): number {
    return this.#total;
  }

  getState(): ReturnType<DownloadItem['getState']> {
    return this.#state;
  }

  getSavePath(): string {
    return this.#savePath;
  }

  setSavePath(path: string): void {
    this.#savePath = path;
  }
}

/** Turns Chromium's downloads of the persistent session into Electron's. Without a save path they end up in `folder`. */
export async function watchDownloads(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { browser: target } = browser().connection;
  const items = new Map<string, StandInDownload>();
  target.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename }) => {
    const item = new StandInDownload(guid, url, suggestedFilename);
    const event = {
      defaultPrevented: false,
      preventDefault: () => {
        event.defaultPrevented = true;
      },
    };
    session.persistent()?.emit('will-download', event, item, null, null);
    if (event.defaultPrevented) {
      item.cancel();
    } else {
      items.set(guid, item);
    }
  });
  target.on('Browser.downloadProgress', ({ guid, receivedBytes, totalBytes, state }) => {
    const item = items.get(guid);
    if (state === 'inProgress') {
      item?.progressed(receivedBytes, totalBytes);
    } else {
      item?.ended(state === 'completed' ? 'completed' : 'cancelled', join(folder, guid)).catch(console.error);
    }
  });
  await target.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
  });
}
