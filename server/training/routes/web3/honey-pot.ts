import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../../http/body.ts';
import { createResourceStore } from '../../../http/resources/store.ts';
import type { Training } from '../../training.ts';
import { challengeResource } from '../challenges.ts';
import { onContractEvent } from './contract-events.ts';
import { remembered } from './remembered.ts';

/**
 * Registers `GET /rest/web3/nftMintListen`, which starts to remember who mints a honey pot, and `POST /rest/web3/walletNFTVerify`
 * `{"walletAddress": string}`, which solves nftMintChallenge for one of them and forgets that address (api-learning.md 28). Addresses compare without
 * case (decision 38).
 */
export function registerHoneyPot(app: FastifyInstance, { databases, events, catalogue, engine }: Training): void {
  const challenges = createResourceStore(databases.shop, challengeResource);
  const { key, id } = catalogue.byKey('nftMintChallenge');
  const minters = remembered();
  let isListening = false;
  onContractEvent(events, 'nftMinted', (minter) => {
    if (isListening) {
      minters.add(minter);
    }
  });
  events.on('chain.cleared', minters.clear);

  app.get('/rest/web3/nftMintListen', (_request, reply) => {
    isListening = true;
    return reply.send({ success: true, message: 'Event Listener Created' });
  });

  app.post('/rest/web3/walletNFTVerify', (request, reply) => {
    const hasMinted = minters.take(bodyField(request, 'walletAddress'));
    if (hasMinted) {
      engine.solve(key);
    }
    const message = hasMinted ? 'Challenge successfully solved' : 'Wallet did not mint the NFT';
    return reply.send({ success: hasMinted, message, status: challenges.read(id) });
  });
}
