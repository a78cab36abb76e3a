import { randomBytes } from 'node:crypto';
import { newKeyPair } from '../../../server/class-wire/keys.ts';
import { solved } from '../support/learner.ts';
import { type BoardAttack, type Forgery, type Room, send } from './attack.ts';

const key = 'loginAdminChallenge';

/** Reports a solve for a victim, and returns whether it counts. */
async function solveFor(
  room: Room,
  forge: (parts: { readonly own: Buffer; readonly victim: Buffer; readonly body: string }) => Forgery,
): Promise<boolean> {
  const [victim, mallory] = [await room.someone(), await room.someone()];
  const body = JSON.stringify({ stream: victim.stream, reports: victim.numbered(solved(key)) });
  const parts = { own: mallory.client.keys.signing, victim: victim.client.keys.signing, body };
  await send(room.board.address, '/class/reports', body, { learner: victim.id(), ...forge(parts) });
  return room.hasSolved(victim.id(), key);
}

const forged = (title: string, forge: Parameters<typeof solveFor>[1]): BoardAttack => ({
  by: 'a learner',
  aim: 'report a solve for another learner',
  title,
  measure: "only the learner's own key signs the learner's reports, over method, path, time and body",
  run: (room, isControl) => solveFor(room, isControl ? ({ victim }) => ({ key: victim }) : forge),
});

/** Joins by hand under a new name, and returns whether that name is in the class. */
async function joins(room: Room, forge: (classKey: Buffer, own: Buffer) => Forgery): Promise<boolean> {
  const { part } = room.board.ready();
  const { learnerNamed } = await import('../support/learner.ts');
  const name = `Guest ${randomBytes(6).toString('hex')}`;
  const { own, stream, client } = learnerNamed(name, room.board, newKeyPair());
  const body = JSON.stringify({ name, publicKey: own.publicKey, stream, next: 1 });
  const classKey = Buffer.from(part.key, 'base64url');
  await send(room.board.address, '/class/join', body, forge(classKey, client.keys.signing));
  return (await room.board.trainer()).learners.some((learner) => learner.name === name);
}

const outsider = (title: string, measure: string, forge: (classKey: Buffer, own: Buffer) => Forgery): BoardAttack => ({
  by: 'somebody in the network',
  aim: 'join the class',
  title,
  measure,
  run: (room, isControl) => joins(room, isControl ? (classKey, own) => ({ classKey, key: own }) : forge),
});

export const forgedAttacks: readonly BoardAttack[] = [
  forged('without a signature', () => ({})),
  forged("signed with the attacker's own key", ({ own }) => ({ key: own })),
  forged('signed with an empty key', () => ({ key: Buffer.alloc(32) })),
  forged('with a signature of another body', ({ victim }) => ({ key: victim, signedBody: '{}' })),
  forged('with a signature of another path', ({ victim }) => ({ key: victim, signedPath: '/class/backup' })),
  forged('with a signature of another method', ({ victim }) => ({ key: victim, signedMethod: 'GET' })),
  forged('with another time than the signed one', ({ victim }) => ({ key: victim, sentTime: Date.now() + 5 })),
  forged('with the first half of the signature', ({ victim }) => ({
    key: victim,
    changeSignature: (signature) => signature.slice(0, 32),
  })),
  forged('with the signature in capitals', ({ victim }) => ({
    key: victim,
    changeSignature: (signature) => signature.toUpperCase().replace(/^[0-9]+$/, 'A'),
  })),
  {
    by: 'a learner',
    aim: 'report a solve for another learner',
    title: 'signed with the key of the class',
    measure: 'the key of the class allows joining and nothing else',
    run: (room, isControl) =>
      solveFor(room, ({ victim }) => ({
        key: isControl ? victim : Buffer.from(room.board.ready().part.key, 'base64url'),
      })),
  },
  outsider('without the key of the class', 'a request to join is signed with the key of the class', (_, own) => ({
    key: own,
  })),
  outsider('with the key of another class', 'a request to join is signed with the key of the class', (_, own) => ({
    key: own,
    classKey: randomBytes(32),
  })),
  outsider('with a public key of somebody else', 'a request to join proves the key that it brings', (classKey) => ({
    classKey,
    key: randomBytes(32),
  })),
];
