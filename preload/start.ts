import { contextBridge } from 'electron';
import type { StartAction, StartState } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the start and error page, one of our own pages, may ask for. */
const bridge = {
  ready: () => invoke('start:ready'),
  onState: (listener: (state: StartState) => void) => listen('start:state', listener),
  act: (action: StartAction) => invoke('start:act', action),
};

export type StartBridge = typeof bridge;

contextBridge.exposeInMainWorld('start', bridge);
