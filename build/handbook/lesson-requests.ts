import { parseHttpFile } from '../../shared/http-file/parse.ts';
import { ContentError } from '../content/read-content.ts';

/** A request as a lesson shows it. */
export interface LessonRequest {
  readonly title: string;
  /** The status that comes back. */
  readonly status: number;
  /** What comes back, beginning with the status, in plain text. */
  readonly outcome: string;
  /** The request itself, with its name if others refer to it. */
  readonly text: string;
}

/** The `requests.http` of a lesson. */
export interface LessonRequests {
  readonly file: string;
  readonly requests: readonly LessonRequest[];
  /** The names of the challenges that the requests solve. */
  readonly solves: readonly string[];
}

/**
 * Reads the requests of a lesson (decision 48).
 * @param place the file, as errors name it
 * @throws ContentError for what the workbench would refuse, and for a file or a request that does not say what it is about
 */
export function readLessonRequests(place: string, text: string): LessonRequests {
  const file = text.replaceAll('\r\n', '\n');
  const parsed = parseHttpFile(file);
  if (parsed.kind === 'refused') {
    throw new ContentError(parsed.faults.map(({ line, message }) => `${place}:${line}: ${message}`).join('\n'));
  }
  const lines = file.split('\n');
  if (!/^# [^@]/.test(file)) {
    throw new ContentError(`${place}:1: expected a comment that says what the requests are about`);
  }
  if (!lines.includes('@host = http://localhost:3000')) {
    throw new ContentError(`${place}:2: expected @host = http://localhost:3000`);
  }
  const titles = new Set<string>();
  const requests = parsed.file.requests.map(({ title, line, target }) => {
    const fault = (expected: string) => new ContentError(`${place}:${line}: ${expected}`);
    if (title === '' || titles.has(title)) {
      throw fault('expected a title that no other request has');
    }
    titles.add(title);
    if (!target.startsWith('{{host}}/')) {
      throw fault('expected an address that begins with {{host}}/');
    }
    const next = lines.findIndex((other, index) => index >= line && other.startsWith('###'));
    const request = readRequest(title, lines.slice(line, next === -1 ? undefined : next));
    if (request === undefined) {
      throw fault('expected a comment above the request that begins with "Status 200" or another status');
    }
    return request;
  });
  const solves = /^# Solves: (.+)$/m.exec(file)?.[1]?.split(', ') ?? [];
  return { file, requests, solves };
}

/** @param lines those below the title */
function readRequest(title: string, lines: readonly string[]): LessonRequest | undefined {
  const first = lines.findIndex((line) => line.trim() !== '' && !/^[#@]|^\/\//.test(line));
  const comments = lines.slice(0, first).filter((line) => /^# ?[^@\s]/.test(line));
  const outcome = comments.map((line) => line.slice(1).trim()).join(' ');
  const status = /^Status (\d{3})\b/.exec(outcome)?.[1];
  const named = lines.slice(0, first).filter((line) => line.startsWith('# @name'));
  const text = [...named, ...lines.slice(first)].join('\n').trimEnd();
  return status === undefined ? undefined : { title, status: Number(status), outcome, text };
}
