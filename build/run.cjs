// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know names that begin with node:.
'use strict';

/*
 * `node build/run.cjs FILE [WORDS]` runs one of this project's scripts on the Node that comes with the packages, whichever Node calls it.
 * Every command in package.json, the container and the workflows uses it. It is written in old plain JavaScript, so that an old Node can
 * parse it far enough to say that it is too old.
 */

const path = require('path');
const fs = require('fs');
const spawn = require('child_process').spawn;

/** The oldest versions that can install the packages and run this file. */
const oldestNode = [20, 19];
const oldestNpm = [10, 0];

/** The version that the sources need. They run as they are, without being compiled. */
const neededNode = [24, 0];

/** Packages that contain Node, by system and processor. package.json defines their versions. */
const packages = require('./node-packages.json');

const root = path.join(__dirname, '..');

function isOlder(version, than) {
  const parts = version.split('.').map(Number);
  return parts[0] < than[0] || (parts[0] === than[0] && parts[1] < than[1]);
}

/** Returns a sentence that says what is too old or missing; null when nothing is. */
function complaint() {
  const npm = /^npm\/(\d+\.\d+)/.exec(process.env.npm_config_user_agent || '');
  if (isOlder(process.versions.node, oldestNode)) {
    return `Juice Range needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`;
  }
  if (npm !== null && isOlder(npm[1], oldestNpm)) {
    return `Juice Range needs npm ${oldestNpm[0]} or newer; this is ${npm[1]}.`;
  }
  if (!fs.existsSync(path.join(root, 'node_modules'))) {
    return 'The packages are not installed yet: run "npm ci" first.';
  }
  const script = process.argv[2] || '';
  if (script.startsWith('dist/') && !fs.existsSync(path.join(root, script))) {
    return 'Juice Range is not built yet: run "npm run build" first.';
  }
  // The packages that serve the shop contain binaries for every system; compilers and test runners do not.
  if (script.startsWith('node_modules/') && hasForeignPackages()) {
    return 'The packages are those of another system: run "npm ci" on this one first.';
  }
  return null;
}

/** Returns the path of the packaged Node; null when none is installed for this system. */
function packagedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = name === undefined ? '' : path.join(root, 'node_modules', name, 'bin', binary);
  return name !== undefined && fs.existsSync(file) ? file : null;
}

/** Tells whether the packages were installed on another system, for example on a disk that was moved. */
function hasForeignPackages() {
  const isInstalled = (name) => fs.existsSync(path.join(root, 'node_modules', name));
  return packagedNode() === null && Object.keys(packages).some((system) => isInstalled(packages[system]));
}

/** Tells whether a program may be executed where it is: some disks forbid it, and some copies lose the permission. */
function mayRun(program) {
  try {
    fs.accessSync(program, fs.constants.X_OK);
    return true;
  } catch (_) {
    return false;
  }
}

/** Returns the Node to run on. Fails when there is none that is new enough. */
function chosenNode() {
  const packaged = packagedNode();
  const isNewEnough = !isOlder(process.versions.node, neededNode);
  // The only packaged Node for this system is the first of its release line, so the caller's own is at least as good.
  const isOwnBetter = process.platform === 'darwin' && process.arch === 'arm64' && isNewEnough;
  if (packaged !== null && !isOwnBetter && mayRun(packaged)) {
    return packaged;
  }
  if (isNewEnough) {
    return process.execPath;
  }
  const system = `${process.platform}, ${process.arch}`;
  return fail(
    packaged === null
      ? `The packages are not those of this system (${system}): run "npm ci" on it, or use Node ${neededNode[0]}.`
      : `No program may be run from ${root}: copy it to another disk and run "npm ci" there.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(node, words) {
  // Anything that looks for Node by itself, such as a shebang line, finds the same one.
  const environment = Object.assign({}, process.env);
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') || 'PATH';
  environment[name] = path.dirname(node) + path.delimiter + (environment[name] || '');
  const child = spawn(node, words, { stdio: 'inherit', env: environment });
  // A signal from a terminal reaches both processes; any other sender reaches only this one, so it is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`Node cannot be run (${error.message}): run "npm ci" again.`));
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exit(code);
    }
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const sentence = complaint();
if (sentence !== null) {
  fail(sentence);
}
run(chosenNode(), process.argv.slice(2));
