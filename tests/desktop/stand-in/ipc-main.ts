import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import type { StandInFrame } from './chromium/frames.ts';

type Handler = (event: IpcMainInvokeEvent, ...args: readonly unknown[]) => unknown;

class StandInIpcMain extends EventEmitter implements Pick<IpcMain, 'handle' | 'removeHandler'> {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, listener: Handler): void {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this.#handlers.set(channel, listener);
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** Handles a page's `ipcRenderer.invoke`. Errors have Electron's wording. */
  async dispatch(
    channel: string,
    sender: object,
    senderFrame: StandInFrame | null,
    args: readonly unknown[],
  ): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (handler === undefined) {
      throw new Error(`Error invoking remote method '${channel}': Error: No handler registered for '${channel}'`);
    }
    const event = {
      sender,
      senderFrame,
      type: 'frame',
      frameId: 1,
      processId: 1,
      preventDefault: () => undefined,
      defaultPrevented: false,
    };
    try {
      // The stand-in's objects have what the app uses of the real ones, not all of it.
      return await handler(event as unknown as IpcMainInvokeEvent, ...args);
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${error}`);
    }
  }
}

export const ipcMain = new StandInIpcMain();
