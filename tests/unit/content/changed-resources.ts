import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { linkResources } from '../../support/linked-resources.ts';

/** The shop's content, as it ships. */
export const resources = join(import.meta.dirname, '../../../resources');

const otherLanguage = /^(?!de)[a-z]+_[A-Z]+$/;

/**
 * Makes content like it in which one file is changed, and which is removed after the test. Where that is a file of a language, all others but
 * German are left out, since reading them takes long.
 * @returns its folder
 */
export function resourcesWith(file: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'juice-range-content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const before = readFileSync(join(resources, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  linkResources(file, after, resources, root);
  if (file.startsWith('languages/')) {
    const languages = join(root, 'languages');
    for (const other of readdirSync(languages).filter((name) => otherLanguage.test(name))) {
      unlinkSync(join(languages, other));
    }
  }
  return root;
}
