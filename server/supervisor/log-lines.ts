import type { Readable } from 'node:stream';

const longestLine = 2000;
/** A process that floods its output is not listened to beyond this many lines a second. */
const linesPerSecond = 200;

/** Text of an untrusted process made fit for a terminal: one line, no control or format characters, not too long. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, longestLine)
    .trimEnd();
}

/** Reads what an untrusted process prints, line by line. */
export function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream === null) {
    return;
  }
  let rest = '';
  let second = 0;
  let lines = 0;
  stream.setEncoding('utf8');
  stream.on('error', () => {
    // The process is gone; its end is reported elsewhere.
  });
  stream.on('data', (chunk: string) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      lines = 0;
    }
    const parts = (rest + chunk).split('\n');
    rest = (parts.pop() ?? '').slice(0, longestLine);
    for (const part of parts) {
      lines += 1;
      if (lines <= linesPerSecond && part !== '') {
        onLine(cleanLine(part));
      }
    }
  });
  stream.on('end', () => {
    if (rest !== '') {
      onLine(cleanLine(rest));
    }
  });
}
