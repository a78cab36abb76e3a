import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../../http/body.ts';
import type { Training } from '../../training.ts';
import { onContractEvent } from './contract-events.ts';
import { remembered } from './remembered.ts';

/**
 * `POST /rest/web3/walletExploitAddress` `{"walletAddress": string}` remembers whose attack is awaited: when the bank says that this
 * account took more out than it had, web3WalletChallenge is solved and the account forgotten (api-learning.md 28). Letters of addresses
 * compare without case (decision 38).
 */
export function registerWalletBank(app: FastifyInstance, { events, engine }: Training): void {
  const awaited = remembered();
  onContractEvent(events, 'contractExploited', (culprit) => {
    if (awaited.take(culprit)) {
      engine.solve('web3WalletChallenge');
    }
  });

  app.post('/rest/web3/walletExploitAddress', (request, reply) => {
    awaited.add(bodyField(request, 'walletAddress'));
    return reply.send({ success: true, message: 'Event Listener Created' });
  });
}
