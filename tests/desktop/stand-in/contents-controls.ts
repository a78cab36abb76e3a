import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';

export type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

type UsedOfControls = Pick<
  WebContents,
  | 'focus'
  | 'getType'
  | 'getZoomLevel'
  | 'isDevToolsOpened'
  | 'setWebRTCIPHandlingPolicy'
  | 'setWindowOpenHandler'
  | 'setZoomLevel'
  | 'toggleDevTools'
>;

/** Settings that the app makes on a page and reads back, without involving the page itself. */
export class ContentsControls extends EventEmitter implements UsedOfControls {
  openHandler: OpenHandler = () => ({ action: 'allow' });
  /** Called with the address of each window that the page opens (not Electron's). */
  onWindowOpen: (url: string) => void = () => undefined;
  #isDevToolsOpen = false;
  #zoomLevel = 0;

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  getType(): 'window' {
    return 'window';
  }

  focus(): void {
    this.emit('focus');
  }

  toggleDevTools(): void {
    this.#isDevToolsOpen = !this.#isDevToolsOpen;
  }

  isDevToolsOpened(): boolean {
    return this.#isDevToolsOpen;
  }

  getZoomLevel(): number {
    return this.#zoomLevel;
  }

  setZoomLevel(level: number): void {
    this.#zoomLevel = level;
  }

  setWebRTCIPHandlingPolicy(): void {
    // The tests make no WebRTC connections.
  }
}
