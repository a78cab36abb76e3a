import { contextBridge } from 'electron';
import type { StartAction, StartState } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the start and error page, a page of our own, may ask. */
export interface StartBridge {
  ready(): Promise<StartState>;
  onState(listener: (state: StartState) => void): void;
  act(action: StartAction): Promise<undefined>;
}

const bridge: StartBridge = {
  ready: () => invoke('start:ready'),
  onState: (listener) => listen('start:state', listener),
  act: (action) => invoke('start:act', action),
};

contextBridge.exposeInMainWorld('start', bridge);
