import { parseEther } from 'ethers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../../shared/api/contracts.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, unreadableBodies } from '../../support/bad-requests.ts';
import { type Actor, newActor } from '../../support/web3/actor.ts';

const path = '/rest/web3/walletNFTVerify';
const app = appForTests();
const { client } = app;
let actor: Actor;
beforeEach(async () => {
  app.app.resetProgress();
  actor = await newActor(app.url);
});
afterEach(() => actor.leave());

const listen = () => client.get('/rest/web3/nftMintListen');

async function mint(): Promise<void> {
  await actor.takeBees(200, 255, 255, 255, 255);
  await actor.does(actor.contract('beeToken').getFunction('approve')(contracts.honeyPot.address, parseEther('1000')));
  await actor.does(actor.contract('honeyPot').getFunction('mintNFT')());
}

describe('a wallet that mints a honey pot', () => {
  it('is remembered, once, from when somebody has asked about it', async () => {
    for (const _again of [1, 2]) {
      const answer = await listen();
      expect([answer.status, answer.json()]).toEqual([200, { success: true, message: 'Event Listener Created' }]);
    }
    await mint();
    const verified = await client.post(path, { walletAddress: actor.address });
    expect([verified.status, verified.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Challenge successfully solved',
        status: expect.objectContaining({ key: 'nftMintChallenge', solved: true }),
      },
    ]);
    expect((await client.post(path, { walletAddress: actor.address })).json().success).toBe(false);
  });

  it('is not one that has not minted', async () => {
    await listen();
    for (const walletAddress of [actor.address, contracts.honeyPot.address, '', 7, null, [actor.address], {}]) {
      const answer = await client.post(path, { walletAddress });
      expect([answer.status, answer.json()]).toEqual([
        200,
        {
          success: false,
          message: 'Wallet did not mint the NFT',
          status: expect.objectContaining({ key: 'nftMintChallenge', solved: false }),
        },
      ]);
    }
  });

  it.each(fieldlessBodies)('is not read from %s', async (_what, call) => {
    expect((await client.call('POST', path, call)).json()).toMatchObject({ success: false });
  });

  it.each(unreadableBodies)('is not read from %s', async (_what, call, status) => {
    expect((await client.call('POST', path, call)).status).toBe(status);
  });
});
