import { contextBridge } from 'electron';
import type { LogSaveOutcome } from '../shared/desktop/channels.ts';
import type { LogEntry } from '../shared/desktop/log-entry.ts';
import type { LogFilter } from '../shared/desktop/log-filter.ts';
import { invoke, listen } from './invoke.ts';

/** What the log page, a page of our own, may ask. */
export interface LogBridge {
  /** All lines so far; later ones come by `onAdded`, and may be among these too. */
  ready(): Promise<readonly LogEntry[]>;
  onAdded(listener: (entries: readonly LogEntry[]) => void): void;
  copy(filter: LogFilter): Promise<undefined>;
  save(filter: LogFilter): Promise<LogSaveOutcome>;
}

const bridge: LogBridge = {
  ready: () => invoke('log:ready'),
  onAdded: (listener) => listen('log:added', listener),
  copy: (filter) => invoke('log:copy', filter),
  save: (filter) => invoke('log:save', filter),
};

contextBridge.exposeInMainWorld('log', bridge);
