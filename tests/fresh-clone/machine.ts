import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Node and an npm that someone may have. */
export interface Tools {
  readonly node: string;
  readonly npm: string;
}

const [oldestNode, middleNode, newestNode] = ['20.19.0', '22.23.3', '24.21.0'] as const;
const [oldNpm, newestNpm] = ['10.9.9', '11.21.2'] as const;

/** A version of each supported line. */
export const allTools: readonly Tools[] = [oldestNode, middleNode, newestNode].flatMap((node) =>
  [oldNpm, newestNpm].map((npm) => ({ node, npm })),
);

/**
 * Returns the tools that CI has time for beside the machine's own, with which it sets up its checkout: those that differ most from them
 * (decision 65). Both have the older npm, which compiles packages where it finds a compiler.
 * @param agent how the machine's npm introduces itself, with its Node
 */
export function toolsUnlike(agent = process.env.npm_config_user_agent ?? ''): Tools {
  return { node: /\bnode\/v20\./.test(agent) ? newestNode : oldestNode, npm: oldNpm };
}

/** What a shell needs to run npm. Compilers, Make and Python aren't included. */
const programs = ['sh', 'env', 'uname', 'dirname', 'sed', 'chromium', 'chromium-browser', 'google-chrome', 'ps'];

/** A machine on which nothing has been installed. */
export interface Machine {
  readonly environment: NodeJS.ProcessEnv;
  /** The path of its npm. */
  readonly npm: string;
}

/**
 * Sets up a machine with these tools, and with hardly anything else on its PATH.
 * @param folder an empty one
 * @throws when the registry does not have the tools
 */
export function setUpMachine(folder: string, { node, npm }: Tools): Machine {
  const packages = join(folder, 'packages');
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, 'package.json'), '{"private":true}');
  const platform = `node-${process.platform}-${process.arch}`;
  runOrThrow('npm', ['install', '--no-save', '--loglevel=error', `${platform}@${node}`, `npm@${npm}`], packages);
  const path = join(folder, 'bin');
  mkdirSync(path);
  symlinkSync(join(packages, 'node_modules', platform, 'bin/node'), join(path, 'node'));
  symlinkSync(join(packages, 'node_modules/npm/bin/npm-cli.js'), join(path, 'npm'));
  for (const program of programs) {
    const found = (process.env.PATH ?? '')
      .split(':')
      .map((place) => join(place, program))
      .find(existsSync);
    if (found !== undefined) {
      symlinkSync(found, join(path, program));
    }
  }
  const home = join(folder, 'home');
  mkdirSync(home);
  return { npm: join(path, 'npm'), environment: { ...networkSettings(), PATH: path, HOME: home, CI: 'true' } };
}

/** Returns what this network requires of everyone in it: registry, proxy and certificates, plus the package cache, which saves downloads. */
function networkSettings(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|.*_CERTS?|.*_CERT_.*|LANG)$/i.test(name),
  );
  const asked = ['registry', 'cafile', 'cache'].map((name) => [
    `npm_config_${name}`,
    // Its warnings are not part of the output.
    runOrThrow('npm', ['config', 'get', name, '--loglevel=error'], tmpdir()).trim(),
  ]);
  return Object.fromEntries([...kept, ...asked.filter(([, value]) => value !== 'null')]);
}

/** @throws with what the program printed */
export function runOrThrow(
  program: string,
  words: readonly string[],
  folder: string,
  environment = process.env,
): string {
  const { status, stdout, stderr, error } = spawnSync(program, [...words], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: 10 * 60_000,
  });
  if (status !== 0) {
    throw new Error(`${program} ${words.join(' ')} failed (${error?.message ?? status}):\n${stdout}\n${stderr}`);
  }
  return stdout + stderr;
}
