import { contextBridge } from 'electron';
import type { BarState, Request } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the bar, one of our own pages, may ask for. */
const bridge = {
  ready: () => invoke('bar:ready'),
  onState: (listener: (state: BarState) => void) => listen('bar:state', listener),
  onNotice: (listener: (sentence: string) => void) => listen('bar:notice', listener),
  go: (where: Request<'bar:go'>[0]) => invoke('bar:go', where),
  open: (address: string) => invoke('bar:open', address),
  /** Opens the native traffic menu at this point of the bar, in CSS pixels. */
  openTrafficMenu: (at: Request<'bar:traffic-menu'>[0]) => invoke('bar:traffic-menu', at),
  setProxy: (address: string) => invoke('bar:use-proxy', address),
  closeProxyEditor: () => invoke('bar:close-proxy-editor'),
};

export type BarBridge = typeof bridge;

contextBridge.exposeInMainWorld('bar', bridge);
