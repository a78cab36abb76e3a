import { contextBridge } from 'electron';
import type { LogEntry } from '../shared/desktop/log-entry.ts';
import type { LogFilter } from '../shared/desktop/log-filter.ts';
import { invoke, listen } from './invoke.ts';

/** What the log page, one of our own pages, may ask for. */
const bridge = {
  /** Returns all lines so far. Later ones arrive through `onAdded`, which may repeat some of these. */
  ready: () => invoke('log:ready'),
  onAdded: (listener: (entries: readonly LogEntry[]) => void) => listen('log:added', listener),
  copy: (filter: LogFilter) => invoke('log:copy', filter),
  save: (filter: LogFilter) => invoke('log:save', filter),
};

export type LogBridge = typeof bridge;

contextBridge.exposeInMainWorld('log', bridge);
