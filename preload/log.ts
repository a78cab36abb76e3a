import { contextBridge } from 'electron';
import type { LogEntry } from '../shared/desktop/log-entry.ts';
import type { LogFilter } from '../shared/desktop/log-filter.ts';
import { invoke, listen } from './invoke.ts';

/** What the log page, a page of our own, may ask. */
const bridge = {
  /** All lines so far; later ones come by `onAdded`, and may be among these too. */
  ready: () => invoke('log:ready'),
  onAdded: (listener: (entries: readonly LogEntry[]) => void) => listen('log:added', listener),
  copy: (filter: LogFilter) => invoke('log:copy', filter),
  save: (filter: LogFilter) => invoke('log:save', filter),
};

export type LogBridge = typeof bridge;

contextBridge.exposeInMainWorld('log', bridge);
