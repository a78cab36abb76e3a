import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { newKeyPair } from '../../../server/class-wire/keys.ts';
import { signedHeaders } from '../../../server/class-wire/signature.ts';
import { solved, webhookMessageOf } from '../support/learner.ts';
import { type BoardAttack, type Room, send } from './attack.ts';

/** Tries to stop the class at an address, and returns whether it stops. */
async function stops(room: Room, order: (trainerUrl: URL) => Promise<unknown>): Promise<boolean> {
  await room.board.order({ order: 'start' });
  await order(new URL(room.board.ready().trainerUrl)).catch(() => {});
  return (await room.board.trainer()).class.phase === 'stopped';
}

function post(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ order: 'stop' });
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

const leads = (
  title: string,
  measure: string,
  by: BoardAttack['by'],
  order: (url: URL, room: Room) => Promise<unknown>,
): BoardAttack => ({
  by,
  aim: 'lead the class as the trainer',
  title,
  measure,
  run: (room, isControl) => stops(room, (url) => (isControl ? post(`${url}orders`) : order(url, room))),
});

/** Sends an order with a Host header of its own, which browsers do for a name that leads here. */
function postAs(url: URL, host: string): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(
      {
        port: url.port,
        host: '127.0.0.1',
        path: `${url.pathname}orders`,
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
      },
      (response) => response.resume().on('end', resolve),
    );
    sending.on('error', () => resolve());
    sending.end(JSON.stringify({ order: 'stop' }));
  });
}

/** Reads a file of the board's folder over the network. */
const reads = (title: string, path: string): BoardAttack => ({
  by: 'somebody in the network',
  aim: 'read what the board keeps',
  title,
  measure: 'only the names of built files are known',
  run: ({ board }, isControl) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(board.address);
      request({ host: hostname, port, path: isControl ? '/wall.html' : path }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      }).end();
    }),
});

/** Runs a board that answers everything with this, and returns whether a learner's app believes it. */
async function isBelieved(room: Room, answer: object, isControl: boolean): Promise<boolean> {
  const learner = await room.someone();
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader(signedHeaders.signature, '0'.repeat(64));
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = isControl ? room.board.address : `http://127.0.0.1:${Object(server.address()).port}`;
  const [report] = learner.numbered(solved('scoreBoardChallenge'));
  const outcome = await learner.client.report(address, learner.id(), {
    stream: learner.stream,
    reports: report === undefined ? [] : [report],
  });
  server.close();
  return outcome.kind === 'answered';
}

export const doorAttacks: readonly BoardAttack[] = [
  leads('at the address of the network', 'the network has no way to give orders', 'a learner', (url, { board }) =>
    post(`${board.address}${url.pathname}orders`),
  ),
  leads('without the key', "the trainer's view is below its key", 'a learner', (url) => post(`${url.origin}/orders`)),
  leads('with a guessed key', "the trainer's view is below its key", 'a learner', (url) =>
    post(`${url.origin}/${'A'.repeat(32)}/orders`),
  ),
  leads('from another machine, with the key', "the trainer's view listens on 127.0.0.1 only", 'a learner', (url) => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const other = others.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
    return post(`http://${other}:${url.port}${url.pathname}orders`);
  }),
  leads("by a website's name that leads to 127.0.0.1", 'no other name than that of this machine', 'a website', (url) =>
    postAs(url, 'evil.example'),
  ),
  leads('by a form, which needs no permission', 'orders are JSON by their type', 'a website', (url) =>
    post(`${url}orders`, { 'content-type': 'text/plain' }),
  ),
  reads('by a path that leads upwards', '/../class.json'),
  reads('by an encoded path', '/%2e%2e/class.json'),
  reads('by the name of the journal', '/journal.jsonl'),
  reads("by the address of another learner's backup", '/class/backup'),
  {
    by: 'a learner',
    aim: "follow another learner's messages",
    title: "with the attacker's own key",
    measure: 'the stream is signed like everything else',
    run: async ({ board, someone }, isControl) => {
      const [victim, mallory] = [await someone(), await someone()];
      const { signing } = (isControl ? victim : mallory).client.keys;
      const response = await send(board.address, '/class/stream', '', {
        method: 'GET',
        learner: victim.id(),
        key: signing,
      });
      await response.body?.cancel();
      return response.status === 200;
    },
  },
  {
    by: 'somebody in the network',
    aim: 'solve for a learner by the webhook',
    title: 'as a host of the same name',
    measure: 'hosts are other entries than learners, and shown as unverified',
    run: async ({ board, someone, hasSolved }, isControl) => {
      const victim = await someone();
      const [webhook = ''] = board.ready().webhooks;
      if (isControl) {
        await victim.report(solved('loginAdminChallenge'));
      } else {
        await fetch(webhook, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(webhookMessageOf('loginAdminChallenge', victim.name)),
        });
      }
      return hasSolved(victim.id(), 'loginAdminChallenge');
    },
  },
  {
    by: 'somebody in the network',
    aim: 'be on the wall by the webhook',
    title: 'without its secret address',
    measure: 'the address has a secret part',
    run: async ({ board }, isControl) => {
      const [webhook = ''] = board.ready().webhooks;
      const name = `host ${newKeyPair().publicKey.slice(0, 12)}`;
      await fetch(isControl ? webhook : `${board.address}/webhook/${'a'.repeat(24)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(webhookMessageOf('loginAdminChallenge', name)),
      });
      return (await board.trainer()).learners.some((learner) => learner.name === name);
    },
  },
  {
    by: 'a false board',
    aim: "make an app drop what it hasn't sent",
    title: 'by saying that it has everything',
    measure: "the board signs its responses with the learner's key",
    run: (room, isControl) => isBelieved(room, { next: 100, now: Date.now() }, isControl),
  },
];
