import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildContent } from '../../build/content/build-content.ts';
import { reportedChallenges } from '../../shared/content/built-challenges.ts';
import { type RunningCommand, runCommand } from '../support/shop.ts';

export const challenges = reportedChallenges(buildContent(join(import.meta.dirname, '../../resources')).content);

/** The example of the documentation, with its logo next to it. */
export const example = join(import.meta.dirname, '../../resources/workshop/workshop.yml');

/** Writes a profile into a folder of its own and returns its path. */
export function aProfile(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'juice-range-workshop-')), 'workshop.yml');
  writeFileSync(path, text);
  return path;
}

/** Runs the built command line with a profile, and with nothing else that says where it listens. */
export async function serve(profile: string): Promise<{ readonly url: string; readonly command: RunningCommand }> {
  const command = runCommand(['--ephemeral', '--profile', profile]);
  const ready = new Promise<string>((resolve, reject) => {
    command.onOutput(() => {
      const url = /ready at (http:\S+)/.exec(command.output())?.[1];
      if (url !== undefined) {
        resolve(url);
      }
    });
    command.finished.then(({ output }) => reject(new Error(output)), reject);
  });
  return { url: await ready, command };
}
