import type { Readable } from 'node:stream';

const longestLine = 2000;
/** Output of a process beyond this many lines a second is dropped. */
const linesPerSecond = 200;

/** Makes a string from an untrusted process fit for a terminal: one line, no control or format characters, not too long. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, longestLine)
    .trimEnd();
}

/** Passes a limited number of lines a second on to `onLine` and drops the others. */
export function limitLines<Line extends readonly unknown[]>(onLine: (...line: Line) => void): (...line: Line) => void {
  let second = 0;
  let lines = 0;
  return (...line) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      lines = 0;
    }
    lines += 1;
    if (lines <= linesPerSecond) {
      onLine(...line);
    }
  };
}

/** Reads what an untrusted process prints, line by line. */
export function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream === null) {
    return;
  }
  let rest = '';
  const give = (line: string) => {
    if (line !== '') {
      onLine(cleanLine(line));
    }
  };
  stream.setEncoding('utf8');
  stream.on('error', () => {
    // The process is gone, and its end is reported elsewhere.
  });
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = (parts.pop() ?? '').slice(0, longestLine);
    parts.forEach(give);
  });
  stream.on('end', () => give(rest));
}
