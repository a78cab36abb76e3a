import { contextBridge } from 'electron';
import type { ClassAction, ClassWindowState } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the page of the class board, one of our own pages, may ask for. */
const bridge = {
  ready: () => invoke('class:ready'),
  onState: (listener: (state: ClassWindowState) => void) => listen('class:state', listener),
  open: (name: string, isContest: boolean) => invoke('class:open', { name, isContest }),
  act: (action: ClassAction) => invoke('class:act', action),
};

export type ClassBridge = typeof bridge;

contextBridge.exposeInMainWorld('classBoard', bridge);
