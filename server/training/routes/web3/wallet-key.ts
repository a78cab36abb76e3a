import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../../http/body.ts';
import { createResourceStore } from '../../../http/resources/store.ts';
import type { Training } from '../../training.ts';
import { challengeResource } from '../challenges.ts';

/** The wallet of the seed phrase that a customer's feedback gives away, at m/44'/60'/0'/0/0 (api-learning.md 28). */
const wallet = {
  privateKey: '0x5bcc3e9d38baa06e7bfaab80ae5957bbe8ef059e640311d7d6d465e6bc948e3e',
  publicKey: '0x02c7a2a93289c9fbda5990bac6596993e9bb0a8d3f178175a80b7cfd983983f506',
  address: '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05',
} as const;

/**
 * Registers `POST /rest/web3/submitKey` `{"privateKey": string}` and `GET /rest/web3/nftUnlocked` (api-learning.md 28). The first answers 200 for the
 * wallet's private key, which solves nftUnlockChallenge, and otherwise 401 with a guess at what was sent instead; both come with the challenge's
 * record. The second answers whether the challenge is solved.
 */
export function registerWalletKey(app: FastifyInstance, { databases, catalogue, engine }: Training): void {
  const challenges = createResourceStore(databases.shop, challengeResource);
  const { key, id } = catalogue.byKey('nftUnlockChallenge');

  app.post('/rest/web3/submitKey', (request, reply) => {
    const sent = bodyField(request, 'privateKey');
    const isRight = sent === wallet.privateKey;
    if (isRight) {
      engine.solve(key);
    }
    const message = isRight ? 'Challenge successfully solved' : complaintAbout(sent);
    return reply.code(isRight ? 200 : 401).send({ success: isRight, message, status: challenges.read(id) });
  });

  app.get('/rest/web3/nftUnlocked', (_request, reply) => reply.send({ status: engine.isSolved(key) }));
}

function complaintAbout(sent: unknown): string {
  switch (sent) {
    case wallet.address:
      return 'Looks like you entered the public address of my ethereum wallet!';
    case wallet.publicKey:
      return 'Looks like you entered the public key of my ethereum wallet!';
    default:
      return 'Looks like you entered a non-Ethereum private key to access me.';
  }
}
