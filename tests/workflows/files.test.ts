import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { root, runSteps, type WorkflowFile, workflowFiles } from './workflow-files.ts';

const workflowText = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');

/** Returns what GitHub's own parser reports about a workflow: keys, values, expressions, and the jobs and workflows that it names. */
async function faultsOf({ path, text }: WorkflowFile): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  if (value !== undefined) {
    await convertWorkflowTemplate(context, value, { getFileContent }, { fetchReusableWorkflowDepth: 1 });
  }
  return context.errors.getErrors().map(({ message }) => message);
}

const getFileContent: FileProvider['getFileContent'] = async ({ path }) => ({
  name: path,
  content: readFileSync(join(root, path), 'utf8'),
});

describe('the workflows', () => {
  test.each(workflowFiles)('are valid for GitHub: $path', async (file) => {
    expect(await faultsOf(file)).toEqual([]);
  });

  test.each([
    ['an unknown key', 'runs-on:', 'runs-in:'],
    ['an unknown name in an expression', 'matrix.part', 'matrixes.part'],
    ['an expression that does not end', 'matrix.part }}', '(matrix.part }}'],
    ['a job that does not exist', 'needs: tests', 'needs: tastes'],
    ['a workflow that does not exist', 'workflows/ci.yml', 'workflows/si.yml'],
  ])('would not be valid with %s', async (_, right, wrong) => {
    const file = workflowFiles.find(({ text }) => text.includes(right));

    expect(file).toBeDefined();
    expect(await faultsOf({ path: 'changed.yml', text: file?.text.replace(right, wrong) ?? '' })).not.toEqual([]);
  });

  test('run on Windows, macOS and Linux, and build for both kinds of processors', () => {
    const ci = parse(workflowText('ci.yml'));
    const release = parse(workflowText('release.yml'));
    const runners = (job: string) =>
      release.jobs[job].strategy.matrix.include.map(({ runner }: { readonly runner: string }) => runner);

    expect(Object.keys(ci.on)).toEqual(['push', 'pull_request', 'workflow_call']);
    expect(ci.jobs.desktop.strategy.matrix.system).toEqual(['ubuntu-24.04', 'windows-2022', 'macos-15']);
    expect(runners('installers')).toEqual(['ubuntu-24.04', 'windows-2022', 'windows-11-arm', 'macos-15']);
    expect(runners('container')).toEqual(['ubuntu-24.04', 'ubuntu-24.04-arm']);
  });

  test('release nothing before the tests', () => {
    const { jobs } = parse(workflowText('release.yml'));

    expect(jobs.tests.uses).toBe('./.github/workflows/ci.yml');
    expect(jobs.draft.needs).toEqual(['installers', 'container', 'papers']);
    for (const name of jobs.draft.needs) {
      expect(jobs[name].needs).toBe('tests');
    }
  });

  test('have read access only, except for the draft of a release', () => {
    for (const { path, text } of workflowFiles) {
      const { permissions, jobs } = parse(text);
      expect(permissions, path).toEqual({ contents: 'read' });
      const others = Object.keys(jobs).filter((job) => jobs[job].permissions !== undefined);
      expect(others, path).toEqual(path.endsWith('release.yml') ? ['draft'] : []);
    }
  });

  test('put no expression into commands, where a branch name could be a command', () => {
    expect(runSteps().filter(({ run }) => /\$\{\{/.test(run))).toEqual([]);
  });

  test('call only what exists', () => {
    const commands = runSteps().map(({ run }) => run);
    const scripts = commands.flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    const files = commands.flatMap((run) =>
      [...run.matchAll(/build\/run\.cjs ([\w./-]+)/g)].map(([, file]) => file ?? ''),
    );

    expect(scripts).not.toEqual([]);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect(readFileSync(join(root, file), 'utf8')).not.toBe('');
    }
  });
});

describe('dependencies that others can change', () => {
  test('actions are pinned by one commit each, with the version next to it', () => {
    const uses = workflowFiles.flatMap(({ text }) =>
      [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, used]) => used),
    );
    const ours = uses.filter((used) => used?.startsWith('./'));
    const theirs = [...new Set(uses.filter((used) => !used?.startsWith('./')))];

    expect(ours).toEqual(['./.github/workflows/ci.yml']);
    expect(theirs).not.toEqual([]);
    expect(theirs.filter((used) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used ?? ''))).toEqual([]);
    const actions = theirs.map((used) => used?.split('@')[0]);
    expect(new Set(actions).size).toBe(actions.length);
  });

  test("the container's bases are pinned by digest", () => {
    const bases = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);

    expect(bases).toHaveLength(2);
    expect(bases.filter((base) => !/^[\w./:-]+@sha256:[0-9a-f]{64}$/.test(base ?? ''))).toEqual([]);
  });

  test('updates of all of them are proposed', () => {
    const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8'));
    const ecosystems = updates.map((update: { readonly 'package-ecosystem': string }) => update['package-ecosystem']);

    expect(ecosystems).toEqual(['github-actions', 'docker', 'npm']);
  });
});
