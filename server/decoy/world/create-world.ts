import type { CommandMachine } from '../commands/machine.ts';
import { createFiles } from '../files/create-files.ts';
import { shopFolder } from '../files/file-system.ts';
import { createLayer } from '../files/layer.ts';
import { createMemoryStore } from '../files/layer-stores.ts';
import type { OutboundOutcome } from '../outbound/outbound.ts';
import { createSnapshotTree, NeedError, type WorldChange, type WorldSnapshot } from './messages.ts';

/** The decoy as one evaluation sees it, with its own copy of everything it changes. */
export interface World {
  /** Throws NeedError where the snapshot does not suffice. */
  readonly machine: CommandMachine;
  changes(): WorldChange[];
}

export function createWorld(snapshot: WorldSnapshot): World {
  const layer = createLayer(createSnapshotTree(snapshot), createMemoryStore(), snapshot.room);
  const now = () => snapshot.now;
  let requests = 0;
  return {
    machine: {
      files: createFiles(layer, shopFolder, now),
      facts: snapshot.machine,
      now,
      request: ({ body, ...request }) => {
        const answer = snapshot.answers[requests];
        if (answer === undefined) {
          const encoded = body === undefined ? {} : { body: Buffer.from(body).toString('base64') };
          throw new NeedError({ kind: 'request', request: { ...request, ...encoded } });
        }
        requests += 1;
        return answer.outcome === 'answered'
          ? ({ ...answer, body: Buffer.from(answer.body, 'base64') } satisfies OutboundOutcome)
          : answer;
      },
    },
    changes: () =>
      layer
        .changes()
        .map(({ path, entry, content }) =>
          content === undefined ? { path, entry } : { path, entry, content: content.toString('base64') },
        ),
  };
}
