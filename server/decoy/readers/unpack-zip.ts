import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { messageOf } from '../../../shared/values/message-of.ts';
import { budgets } from '../../budgets.ts';
import { letOthersIn } from '../../let-others-in.ts';
import { DecoyFileError } from '../files/file-error.ts';
import { type DecoyFiles, shopFolder } from '../files/file-system.ts';
import { isWithin } from '../files/paths.ts';
import type { UnpackedEntry, UnpackOutcome } from './outcomes.ts';

const { entries: mostEntries, bytes: mostBytes } = budgets.archives;

/** How many compressed bytes are unpacked at once. With the best possible compression, they become 4 MiB. */
const stepBytes = 4096;

/** Thrown for an archive that holds too much, or that isn't a valid archive. */
class BrokenArchive extends Error {}

/** An entry of the archive, with its content as far as it has been unpacked. */
interface Entry {
  readonly name: string;
  readonly path: string;
  readonly chunks: Uint8Array[];
  isWhole: boolean;
}

/** See `DocumentReaders.unpackZip`. */
export async function unpackZip(
  files: DecoyFiles,
  archive: Buffer,
  folder: string,
  onEntry: (entry: { readonly name: string; readonly path: string }) => void = () => {},
): Promise<UnpackOutcome> {
  const results: UnpackedEntry[] = [];
  const met: Entry[] = [];
  let full = false;

  const finish = (entry: Entry) => {
    entry.isWhole = true;
    const { name, path, chunks } = entry;
    const result = write(files, path, name, Buffer.concat(chunks));
    chunks.length = 0;
    full ||= result === 'full';
    results.push({ name, path, result: result === 'full' ? 'failed' : result });
  };

  // snippet: fileWriteChallenge
  const unzip = createUnzip((file, fail) => {
    // weakness: fileWriteChallenge (the name is appended unchanged, `..` and all)
    const path = files.resolve(`${folder}/${file.name}`); // vulnerable: fileWriteChallenge
    const entry: Entry = { name: file.name, path, chunks: [], isWhole: false };
    met.push(entry);
    if (met.length > mostEntries) {
      fail(new BrokenArchive('too many entries'));
      return;
    }
    onEntry({ name: file.name, path });
    return (chunk, isLast) => {
      entry.chunks.push(chunk);
      if (isLast) {
        finish(entry);
      }
    };
  });
  // endsnippet: fileWriteChallenge

  let broken: string | null = null;
  try {
    for (let at = 0; at < archive.length && !full; at += stepBytes) {
      unzip(archive.subarray(at, at + stepBytes), at + stepBytes >= archive.length);
      // Lets other requests be served in between.
      await letOthersIn();
    }
    if (met.some(({ isWhole }) => !isWhole) && !full) {
      throw new BrokenArchive('an entry is cut short');
    }
  } catch (error) {
    broken = messageOf(error);
  }
  return { entries: results, broken, full };
}

type Receive = (chunk: Uint8Array, isLast: boolean) => void;

/**
 * Creates a function that unpacks an archive.
 * @param onFile called for each file; returns a function that receives its content
 * @returns takes the archive part by part; throws what went wrong
 */
function createUnzip(
  onFile: (file: UnzipFile, fail: (error: Error) => void) => Receive | undefined,
): (part: Uint8Array, isLast: boolean) => void {
  let bytes = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
  };
  const unzip = new Unzip((file) => {
    const receive = failure === undefined ? onFile(file, fail) : undefined;
    if (receive === undefined) {
      return;
    }
    file.ondata = (error, chunk, isLast) => {
      bytes += chunk?.length ?? 0;
      if (error !== null) {
        fail(error);
      } else if (bytes > mostBytes) {
        fail(new BrokenArchive('too much content'));
        file.terminate();
      } else if (failure === undefined) {
        receive(chunk, isLast);
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return (part, isLast) => {
    unzip.push(part, isLast);
    if (failure !== undefined) {
      throw failure;
    }
  };
}

function write(files: DecoyFiles, path: string, name: string, content: Buffer): UnpackedEntry['result'] | 'full' {
  if (name.endsWith('/') || !isWithin(path, shopFolder) || path === shopFolder) {
    return 'skipped';
  }
  try {
    files.write(path, content);
    return 'written';
  } catch (error) {
    if (error instanceof DecoyFileError) {
      return error.code === 'ENOSPC' ? 'full' : 'failed';
    }
    throw error;
  }
}
