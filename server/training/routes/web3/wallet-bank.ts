import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../../http/body.ts';
import type { Training } from '../../training.ts';
import { onContractEvent } from './contract-events.ts';
import { remembered } from './remembered.ts';

/**
 * Registers `POST /rest/web3/walletExploitAddress` `{"walletAddress": string}`, which remembers whose attack to expect. When the bank reports that
 * this account withdrew more than it had, web3WalletChallenge is solved and the account is forgotten (api-learning.md 28). Addresses compare without
 * case (decision 38).
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
