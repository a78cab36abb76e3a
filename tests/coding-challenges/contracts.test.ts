import { parseEther } from 'ethers';
import { contracts } from '../../shared/api/contracts.ts';
import { type ChangedContracts, changedContracts, people } from './contract-harness/changed-contracts.ts';
import { proveCodingChallenge } from './harness/prove.ts';

const { beeToken, beeFaucet, walletBank } = contracts;
const { alice, bob, mallory } = people;
const run = changedContracts(['nftMintChallenge', 'web3WalletChallenge']);

const small = parseEther('0.01');

proveCodingChallenge('web3WalletChallenge', {
  run,
  expected: [
    'broken: what was paid in is paid out',
    'open: a contract asks again while it is paid',
    'closed',
    'open: a contract asks again while it is paid',
  ],
  uses: {
    'what was paid in is paid out': async (chain) => {
      await chain.send(alice, walletBank, 'ethdeposit', [alice], 2n * small);
      const before = await chain.etherOf(alice);
      await chain.send(alice, walletBank, 'withdraw', [small]);
      await chain.send(alice, walletBank, 'withdraw', [small]);
      const overdrawn = await chain.send(alice, walletBank, 'withdraw', [small]);
      const shared = await chain.deploy('SharedWallet', [walletBank.address]);
      await chain.send(bob, shared, 'deposit', [], small);
      await chain.send(bob, shared, 'withdraw', [small]);
      return (
        (await chain.etherOf(alice)) - before === 2n * small &&
        overdrawn === undefined &&
        (await chain.etherOf(shared.address)) === small
      );
    },
  },
  attacks: {
    'a contract asks again while it is paid': async (chain) => {
      for (const stake of [parseEther('0.1'), small]) {
        const robber = await chain.deploy('Robber', [walletBank.address]);
        await chain.send(mallory, robber, 'rob', [], stake);
        if ((await chain.etherOf(robber.address)) > stake) {
          return true;
        }
      }
      return false;
    },
  },
});

async function bees(chain: ChangedContracts): Promise<unknown> {
  return (await chain.send(alice, beeToken, 'balanceOf', [alice]))?.returned;
}

proveCodingChallenge('nftMintChallenge', {
  run,
  expected: [
    'open: an empty faucet gives many bees',
    'open: an empty faucet gives a few bees',
    'broken: the last bees are given',
    'closed',
  ],
  uses: {
    'bees are given': async (chain) => {
      await chain.send(alice, beeFaucet, 'withdraw', [150]);
      const left = await chain.send(alice, beeFaucet, 'getBalance');
      return (await bees(chain)) === parseEther('150') && Number(left?.returned) === 50;
    },
    'the last bees are given': async (chain) => {
      await chain.send(alice, beeFaucet, 'withdraw', [50]);
      return (await bees(chain)) === parseEther('200');
    },
  },
  attacks: {
    'an empty faucet gives many bees': (chain) => isGiven(chain, 250),
    'an empty faucet gives a few bees': (chain) => isGiven(chain, 100),
  },
});

async function isGiven(chain: ChangedContracts, amount: number): Promise<boolean> {
  const before = await bees(chain);
  await chain.send(alice, beeFaucet, 'withdraw', [amount]);
  return (await bees(chain)) !== before;
}
