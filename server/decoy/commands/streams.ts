import type { DecoyFiles } from '../files/file-system.ts';
import { CommandsKilled } from './machine.ts';
import type { Redirect, Word } from './syntax.ts';

/** Receives what is printed. */
export type Sink = (text: string | Buffer) => void;

/** What a command reads from and writes to. */
export interface Streams {
  readonly input: Buffer;
  readonly output: Sink;
  readonly errors: Sink;
}

/** The most bytes that a command line may print on one stream. Node has the same limit. */
const longestOutput = 1024 * 1024;

/** Creates a sink that keeps what is printed. Too much output ends all commands. */
export function createCollector(): { readonly sink: Sink; content(): Buffer } {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    sink: (text) => {
      const chunk = Buffer.from(text);
      length += chunk.length;
      if (length > longestOutput) {
        throw new CommandsKilled();
      }
      chunks.push(chunk);
    },
    content: () => Buffer.concat(chunks),
  };
}

/**
 * Returns the streams as one redirection changes them. A file that is overwritten is emptied at once, and then grows
 * with the output.
 * @param expand returns the target as a string
 * @throws DecoyFileError
 */
export function redirect(streams: Streams, to: Redirect, expand: (target: Word) => string, files: DecoyFiles): Streams {
  switch (to.kind) {
    case 'duplicate': {
      const target = to.to === 1 ? streams.output : streams.errors;
      return to.descriptor === 1 ? { ...streams, output: target } : { ...streams, errors: target };
    }
    case 'read':
      return { ...streams, input: files.read(expand(to.target)).content };
    default: {
      const path = expand(to.target);
      files.write(path, '', { append: to.kind === 'append' });
      const sink: Sink = (text) => files.write(path, text, { append: true });
      return {
        ...streams,
        ...(to.descriptors.includes(1) ? { output: sink } : {}),
        ...(to.descriptors.includes(2) ? { errors: sink } : {}),
      };
    }
  }
}
