import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** The shop's content, as it ships. */
export const resources = join(import.meta.dirname, '../../../resources');

const copied = ['challenges', 'chatbot', 'config', 'handbook', 'keys', 'languages', 'seed', 'well-known'];

/** Leaves out long texts, and all languages but German: those are thousands of files. */
function isNeeded(path: string): boolean {
  const [folder, language = '', , inside] = relative(resources, path).split(sep);
  return folder !== 'languages' || (!/^(?!de)[a-z]+_[A-Z]+$/.test(language) && inside === undefined);
}

/**
 * Makes a copy of the content in which one file is changed, and which is removed after the test.
 * @returns the path of the copy
 */
export function resourcesWith(file: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'juice-range-content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of copied) {
    cpSync(join(resources, folder), join(root, folder), { recursive: true, filter: isNeeded });
  }
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return root;
}
