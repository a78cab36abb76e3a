import { rename, rm, writeFile } from 'node:fs/promises';

export type WriteOutcome = { readonly kind: 'written' } | { readonly kind: 'failed'; readonly reason: string };

/** Writes either the whole file or nothing: a full disk must not cost the learner the older file that they chose to replace. */
export async function writeWholeFile(path: string, content: string | Uint8Array): Promise<WriteOutcome> {
  const draft = `${path}.part`;
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, path);
    return { kind: 'written' };
  } catch (error) {
    await rm(draft, { force: true });
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

/** Returns why a file could not be written, without its path, because the shop's page may get to read this. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not allowed.';
    case 'ENOSPC':
      return 'the disk is full.';
    case 'ENOENT':
      return 'the folder does not exist.';
    default:
      return typeof code === 'string' ? `the system answered ${code}.` : 'the system gave no reason.';
  }
}
