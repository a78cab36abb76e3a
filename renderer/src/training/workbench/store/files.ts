import { httpFileLimits } from '../../../../../shared/http-file/http-file.ts';
import { isObject } from '../../../../../shared/values/is-object.ts';
import { newId } from '../model/new-id.ts';
import { keep } from './kept.ts';
import { showPart } from './place.ts';

/** A `.http` file that is open, with what was typed into it. */
export interface OpenFile {
  readonly id: string;
  readonly name: string;
  /** Lines end with \n. */
  readonly text: string;
  /** Whether it differs from what was opened, or saved last. */
  readonly isChanged: boolean;
}

interface FilesState {
  readonly files: readonly OpenFile[];
  /** Id of the file that is shown; empty without one. */
  readonly active: string;
}

/** How many files may be open. The screen says it. */
export const mostFiles = 20;

/** The files that are open. */
export const files = keep<FilesState>('files', (kept) => {
  const { files: known, active } = isObject(kept) ? kept : {};
  const all = Array.isArray(known) ? known.filter(isFile).slice(0, mostFiles) : [];
  const shown = all.find(({ id }) => id === active) ?? all[0];
  return { files: all, active: shown?.id ?? '' };
});

/** Why a file wasn't opened. */
export type FileRefusal = 'too many' | 'too long';

/**
 * Opens a file's text beside those that are open, and shows it. A file that is open with the same name and text is only shown.
 * @returns why not, if it wasn't opened
 */
export function openHttpFile(name: string, text: string): FileRefusal | undefined {
  const { files: known } = files.use.getState();
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const same = known.find((file) => file.name === name && file.text === lines);
  if (same === undefined && known.length >= mostFiles) {
    return 'too many';
  }
  if (lines.length > httpFileLimits.length) {
    return 'too long';
  }
  const file = same ?? { id: newId(), name: name.slice(0, 120), text: lines, isChanged: false };
  files.use.setState({ files: same === undefined ? [...known, file] : known, active: file.id });
  showPart('files');
  return undefined;
}

/** Shows a file. */
export function showFile(id: string): void {
  files.use.setState({ active: id });
}

/** Changes a file. */
export function changeFile(id: string, change: Partial<Omit<OpenFile, 'id'>>): void {
  files.use.setState(({ files: known }) => ({
    files: known.map((file) => (file.id === id ? { ...file, ...change } : file)),
  }));
}

/** Closes a file. What was typed into it is gone. */
export function closeFile(id: string): void {
  const { files: known, active } = files.use.getState();
  const at = known.findIndex((file) => file.id === id);
  const left = known.filter((file) => file.id !== id);
  const next = active === id ? left[Math.min(at, left.length - 1)]?.id : active;
  files.use.setState({ files: left, active: next ?? '' });
}

function isFile(value: unknown): value is OpenFile {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.text === 'string' &&
    typeof value.isChanged === 'boolean'
  );
}
