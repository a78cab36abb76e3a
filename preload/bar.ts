import { contextBridge } from 'electron';
import type { BarState, Request, Verdict } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the bar, a page of our own, may ask. */
export interface BarBridge {
  ready(): Promise<BarState>;
  onState(listener: (state: BarState) => void): void;
  onNotice(listener: (sentence: string) => void): void;
  go(where: Request<'bar:go'>[0]): Promise<undefined>;
  open(address: string): Promise<Verdict>;
  /** Opens the native traffic menu at this point of the bar, in CSS pixels. */
  openTrafficMenu(at: { readonly x: number; readonly y: number }): Promise<undefined>;
  setProxy(address: string): Promise<Verdict>;
  closeProxyEditor(): Promise<undefined>;
}

const bridge: BarBridge = {
  ready: () => invoke('bar:ready'),
  onState: (listener) => listen('bar:state', listener),
  onNotice: (listener) => listen('bar:notice', listener),
  go: (where) => invoke('bar:go', where),
  open: (address) => invoke('bar:open', address),
  openTrafficMenu: (at) => invoke('bar:traffic-menu', at),
  setProxy: (address) => invoke('bar:use-proxy', address),
  closeProxyEditor: () => invoke('bar:close-proxy-editor'),
};

contextBridge.exposeInMainWorld('bar', bridge);
