import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  boardLaunch,
  confinedEnvironment,
  evaluatorLaunch,
  readerLaunch,
  shopLaunch,
} from '../../../server/supervisor/confinement-flags.ts';
import { leftByOtherProgram, plantedLink } from '../probe/attempt.ts';
import type { AttemptName, MessageFromProbe, MessageToProbe, ProbeOrders } from '../probe/probe.ts';
import { type Probed, probeEntries, probeFolder } from './bundle-probe.ts';
import type { PlantedTargets } from './targets.ts';

/** The outcome of an attempt. `refused` includes a process that died of it without having succeeded. */
export interface Outcome {
  readonly won: boolean;
  /** What was won, or why nothing was. */
  readonly text: string;
}

/** The walls around the probe. */
export interface Walls {
  /** Node's real flags. */
  readonly permission: boolean;
  /** The real seals. */
  readonly seals: boolean;
}

/** A process like one of the confined ones, in which attacks are tried. */
export interface ProbeProcess {
  try(name: AttemptName): Promise<Outcome>;
  stop(): void;
}

/** Makes a probe. Its process starts with the first attempt, and again, in a new data folder, after an attempt that killed it. */
export function createProbe(probed: Probed, walls: Walls, { targets, dataFolder }: PlantedTargets): ProbeProcess {
  let child: ChildProcess | undefined;
  return {
    try: async (name) => {
      child ??= await start(probed, walls, { sealed: walls.seals, targets: { ...targets, data: dataFolder() } });
      const left = join(targets.outside, leftByOtherProgram);
      rmSync(left, { force: true });
      const answer = await ask(child, { attempt: name });
      if (answer === 'ended') {
        child = undefined;
        return { won: existsSync(left), text: 'the process ended' };
      }
      return 'won' in answer ? { won: true, text: answer.won } : { won: false, text: describe(answer) };
    },
    stop: () => child?.kill('SIGKILL'),
  };
}

/** Returns the flags with which the supervisor starts such a process. */
function realFlags(probed: Probed, { targets }: ProbeOrders): readonly string[] {
  const paths = { server: probeFolder, pages: probeFolder };
  switch (probed) {
    case 'shop':
      return shopLaunch(paths, { kind: 'folder', path: targets.data }).flags;
    case 'evaluator':
      return evaluatorLaunch(paths).flags;
    case 'reader':
      return readerLaunch(paths).flags;
    case 'board':
      return boardLaunch({ ...paths, folder: targets.data }).flags;
  }
}

async function start(probed: Probed, walls: Walls, orders: ProbeOrders): Promise<ChildProcess> {
  const child = fork(probeEntries[probed], [], {
    execArgv: walls.permission ? [...realFlags(probed, orders)] : [],
    env: { ...confinedEnvironment() },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const answer = await ask(child, { orders });
  if (answer === 'ended') {
    throw new Error(`The probe did not start: ${output}`);
  }
  // Planted only now, because the database layer refuses a folder with a link in it, too.
  symlinkSync(orders.targets.canary, join(orders.targets.data, plantedLink));
  return child;
}

function ask(child: ChildProcess, message: MessageToProbe): Promise<MessageFromProbe | 'ended'> {
  return new Promise((resolve) => {
    const onExit = () => resolve('ended');
    child.once('exit', onExit);
    child.once('message', (answer: MessageFromProbe) => {
      child.off('exit', onExit);
      resolve(answer);
    });
    child.send(message);
  });
}

function describe(answer: MessageFromProbe): string {
  return 'lost' in answer ? `${answer.code} ${answer.lost}`.trim() : '';
}
