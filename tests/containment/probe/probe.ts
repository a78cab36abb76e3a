import type { Attempt, Surroundings, Targets } from './attempt.ts';
import { databases } from './databases.ts';
import { electron, plantElectronsOwn } from './electron.ts';
import { files } from './files.ts';
import { modules } from './modules.ts';
import { native } from './native.ts';
import { network } from './network.ts';
import { processes } from './processes.ts';
import { reader } from './reader.ts';
import { sockets } from './sockets.ts';

/** All attempts, by what they try. */
export const attempts = {
  ...files,
  ...processes,
  ...native,
  ...databases,
  ...reader,
  ...modules,
  ...sockets,
  ...network,
  ...electron,
};

export type AttemptName = keyof typeof attempts;

/** What the test tells the probe to be. */
export interface ProbeOrders {
  /** Whether the real seals are applied. */
  readonly sealed: boolean;
  readonly targets: Targets;
}

export type MessageToProbe = { readonly orders: ProbeOrders } | { readonly attempt: AttemptName };

export type MessageFromProbe =
  | { readonly ready: true }
  | { readonly won: string }
  | { readonly lost: string; readonly code: string };

type Prepared = Omit<Surroundings, 'targets'>;

/**
 * Does what the test says, in the process it runs in.
 * @param prepare opens what the process has, applies the seals if told to, and returns what the process can use
 */
export function obey(prepare: (orders: ProbeOrders) => Prepared | Promise<Prepared>): void {
  let surroundings: Surroundings | undefined;
  process.on('message', async (message: MessageToProbe) => {
    if ('orders' in message) {
      plantElectronsOwn(message.orders.targets);
      surroundings = { targets: message.orders.targets, ...(await prepare(message.orders)) };
      tell({ ready: true });
    } else if (surroundings !== undefined) {
      tell(await tryTo(attempts[message.attempt], surroundings));
    }
  });
}

async function tryTo(attempt: Attempt, surroundings: Surroundings): Promise<MessageFromProbe> {
  try {
    const won = await attempt(surroundings);
    return won === undefined || won === '' || won === false
      ? { lost: 'nothing was won', code: '' }
      : { won: String(won).slice(0, 200) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { lost: error instanceof Error ? error.message : String(error), code };
  }
}

function tell(message: MessageFromProbe): void {
  process.send?.(message);
}
