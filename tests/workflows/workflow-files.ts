import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = join(import.meta.dirname, '../..');

/** A workflow as it is committed. */
export interface WorkflowFile {
  /** The path from the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** All workflows of the project. */
export const workflowFiles: readonly WorkflowFile[] = globSync('.github/workflows/*', { cwd: root })
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))
  .toSorted((one, other) => one.path.localeCompare(other.path));

/** A step that runs commands. */
export interface RunStep {
  /** File and job, for messages. */
  readonly place: string;
  /** Undefined only in a workflow that the tests refuse. */
  readonly name: string | undefined;
  readonly run: string;
  /** The working folder, below the checkout. */
  readonly folder: string;
}

const step = z.object({
  name: z.string().optional(),
  run: z.string().optional(),
  uses: z.string().optional(),
  'working-directory': z.string().optional(),
});

const workflow = z.object({
  jobs: z.record(z.string(), z.object({ uses: z.string().optional(), steps: z.array(step).optional() })),
});

/** Returns every step of all workflows that runs commands, in order. */
export function runSteps(): readonly RunStep[] {
  return workflowFiles.flatMap(({ path, text }) =>
    Object.entries(workflow.parse(parse(text)).jobs).flatMap(([job, { steps = [] }]) =>
      steps.flatMap(({ name, run, 'working-directory': folder = '.' }) =>
        run === undefined ? [] : [{ place: `${path}, ${job}`, name, run, folder }],
      ),
    ),
  );
}
