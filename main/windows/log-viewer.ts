import { clipboard } from 'electron';
import type { LogSaveOutcome } from '../../shared/desktop/channels.ts';
import type { LogEntry } from '../../shared/desktop/log-entry.ts';
import { type LogFilter, logText } from '../../shared/desktop/log-filter.ts';
import { createDialogs } from '../dialogs.ts';
import { log } from '../log/log.ts';
import { answer } from '../security/senders.ts';
import { announce } from '../views/announce.ts';
import { words } from '../words.ts';
import { writeWholeFile } from '../write-file.ts';
import type { ToolWindow } from './tool-window.ts';

/** Milliseconds between two bundles of new lines. They are sent in bundles because a scanner makes hundreds a second. */
const bundleTime = 100;

/** Feeds the log page and does what its buttons offer. */
export function serveLogViewer(tool: ToolWindow): void {
  let bundle: LogEntry[] = [];

  log.follow((entry) => {
    if (tool.window() !== null && bundle.push(entry) === 1) {
      setTimeout(handOver, bundleTime);
    }
  });

  function handOver(): void {
    const added = bundle;
    bundle = [];
    const window = tool.window();
    if (window !== null) {
      announce(window.webContents, 'log:added', added);
    }
  }

  answer('log:ready', tool.sender, () => log.entries());
  answer('log:copy', tool.sender, async (filter) => {
    await clipboard.writeText(logText(log.entries(), filter));
    return undefined;
  });
  answer('log:save', tool.sender, save);

  async function save(filter: LogFilter): Promise<LogSaveOutcome> {
    const window = tool.window();
    const path =
      window === null
        ? null
        : await createDialogs(window).choosePathToSave(words.dialogs.saveLogTitle, logFileName(new Date()), 'log');
    if (path === null || path === 'busy') {
      return { kind: 'cancelled' };
    }
    const outcome = await writeWholeFile(path, logText(log.entries(), filter));
    return outcome.kind === 'written'
      ? { kind: 'saved' }
      : { kind: 'failed', message: words.dialogs.saveLogFailed(outcome.reason) };
  }
}

function logFileName(now: Date): string {
  return `juice_range-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.log`;
}
