import { createHash } from 'node:crypto';
import { createWriteStream, statSync, type WriteStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../../shared/values/message-of.ts';
import { type Budgets, budgets } from '../../budgets.ts';
import { localDate } from './local-date.ts';

/** How many days a log is kept. */
const keptDays = 2;

/** Milliseconds until the next attempt after a failed one. */
const retryAfter = 30_000;

const logName = /^access\.log\.(\d{4}-\d{2}-\d{2})$/;

/** An append-only log with one file per day. Writing never blocks and never throws: lines that the disk refuses are lost. */
export interface DailyFile {
  write(line: string): void;
  close(): Promise<void>;
}

/**
 * Opens the log of a folder: `access.log.YYYY-MM-DD` by local date. Removes older files and lists the others in
 * `audit.json`, as the contract's log library does (api-learning.md 22). Lines beyond the day's budget are dropped, and
 * so are those beyond what may wait for a slow disk.
 * @param warn called once per failure of the disk, and once on each day that uses up its budget
 */
export function openDailyFile(
  folder: string,
  warn: (text: string) => void,
  { bytesPerDay, waiting }: Budgets['accessLog'] = budgets.accessLog,
): DailyFile {
  let day = '';
  let stream: WriteStream | undefined;
  let blockedUntil = 0;
  /** The size of today's file in bytes, and whether a warning has said that it is full. */
  let written = 0;
  let isFull = false;
  /** The lines of this turn of the event loop. Under load they arrive together, and writing one costs as much as writing many. */
  let lines = '';

  const refuse = (error: unknown) => {
    blockedUntil = Date.now() + retryAfter;
    day = '';
    stream?.destroy();
    stream = undefined;
    warn(`The access log cannot be written: ${messageOf(error)}`);
  };

  const openFor = (date: string) => {
    stream?.end();
    day = date;
    const path = join(folder, `access.log.${date}`);
    written = sizeOf(path);
    isFull = false;
    stream = createWriteStream(path, { flags: 'a' });
    stream.once('error', refuse);
    stream.once('open', () => {
      tidy(folder, date).catch(refuse);
    });
  };

  const flush = () => {
    if (lines !== '' && stream !== undefined && stream.writableLength < waiting) {
      stream.write(lines);
      written += lines.length;
    }
    lines = '';
  };

  return {
    write: (line) => {
      const now = new Date();
      if (now.getTime() < blockedUntil) {
        return;
      }
      const date = localDate(now);
      if (date !== day) {
        flush();
        openFor(date);
      }
      if (written + lines.length + line.length > bytesPerDay) {
        if (!isFull) {
          isFull = true;
          warn("Today's access log is full: further requests are not logged.");
        }
        return;
      }
      if (lines === '') {
        setImmediate(flush);
      }
      lines += `${line}\n`;
    },
    close: () =>
      new Promise((resolve) => {
        flush();
        if (stream === undefined || stream.destroyed) {
          resolve();
        } else {
          stream.once('close', resolve).end();
        }
      }),
  };
}

/** Returns the size of a file; 0 for one that doesn't exist or can't be inspected, since writing to it will show the fault. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** Removes logs that are too old and writes the list of the remaining ones. */
async function tidy(folder: string, today: string): Promise<void> {
  const oldest = Date.parse(today) - keptDays * 86_400_000;
  const logs = (await readdir(folder)).filter((name) => logName.test(name)).sort();
  const files = [];
  for (const name of logs) {
    if (Date.parse(logName.exec(name)?.[1] ?? '') < oldest) {
      await rm(join(folder, name), { force: true });
    } else {
      files.push(auditEntry(name, (await stat(join(folder, name))).birthtimeMs));
    }
  }
  const audit = {
    keepSettings: { type: 1, amount: keptDays },
    auditFilename: 'logs/audit.json',
    hashType: 'md5',
    extension: '',
    files,
  };
  await writeFile(join(folder, 'audit.json'), JSON.stringify(audit, null, 4));
}

function auditEntry(name: string, createdAt: number): { date: number; name: string; hash: string } {
  const date = Math.round(createdAt);
  // weakness: contract api-learning.md 22 - discloses where the application is installed: on the decoy host
  const path = `/juice-shop/logs/${name}`;
  return { date, name: path, hash: createHash('md5').update(`${path}${date}`).digest('hex') };
}
