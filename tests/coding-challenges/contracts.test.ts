import { parseEther } from 'ethers';
import { contracts } from '../../shared/api/contracts.ts';
import { type ChangedContracts, changedContracts, people, type Target } from './contract-harness/changed-contracts.ts';
import { proveCodingChallenge } from './harness/prove.ts';

const { beeToken, beeFaucet, honeyPot, walletBank, soulBoundToken } = contracts;
const { alice, bob, carol, mallory } = people;
const run = changedContracts(['nftMintChallenge', 'nftUnlockChallenge', 'web3WalletChallenge']);

/** Tries to get a token. Returns its number, or undefined when none is given. */
async function given(chain: ChangedContracts, to: string, ...call: Parameters<ChangedContracts['send']>) {
  const sent = await chain.send(...call);
  const transfer = sent?.events.find(
    ({ name, args }) => name === 'Transfer' && args.to.toLowerCase() === to.toLowerCase(),
  );
  return transfer?.args.tokenId;
}

async function owns(chain: ChangedContracts, who: string, token: Target, tokenId: unknown): Promise<boolean> {
  const answer = await chain.send(alice, token, 'ownerOf', [tokenId]);
  return String(answer?.returned).toLowerCase() === who.toLowerCase();
}

const small = parseEther('0.01');

proveCodingChallenge('web3WalletChallenge', {
  run,
  expected: ['broken', 'open', 'closed', 'open'],
  use: async (chain) => {
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
  attack: async (chain) => {
    for (const stake of [parseEther('0.1'), small]) {
      const robber = await chain.deploy('Robber', [walletBank.address]);
      await chain.send(mallory, robber, 'rob', [], stake);
      if ((await chain.etherOf(robber.address)) > stake) {
        return true;
      }
    }
    return false;
  },
});

/** Takes 250 BEE so many times from the faucet, which gives them to anyone who asks. */
async function takeBees(chain: ChangedContracts, who: (typeof people)[keyof typeof people], times: number) {
  for (let time = 0; time < times; time += 1) {
    await chain.send(who, beeFaucet, 'withdraw', [250]);
  }
}

async function resellerWithBees(chain: ChangedContracts): Promise<Target> {
  const reseller = await chain.deploy('Reseller', [beeToken.address, honeyPot.address]);
  await takeBees(chain, mallory, 8);
  await chain.send(mallory, beeToken, 'transfer', [reseller.address, parseEther('2000')]);
  return reseller;
}

const nobody = `0x${'00'.repeat(20)}`;

proveCodingChallenge('nftMintChallenge', {
  run,
  expected: ['open', 'broken', 'open', 'closed'],
  use: async (chain) => {
    await takeBees(chain, alice, 4);
    await chain.send(alice, beeToken, 'approve', [honeyPot.address, parseEther('1000')]);
    const own = await given(chain, alice, alice, honeyPot, 'mintNFT');
    const withoutBees = await chain.send(alice, honeyPot, 'mintNFT');
    const buyer = await resellerWithBees(chain);
    await chain.send(mallory, buyer, 'buy', [nobody]);
    const supply = await chain.send(alice, honeyPot, 'totalSupply');
    const balance = await chain.send(alice, honeyPot, 'balanceOf', [buyer.address]);
    return (
      (await owns(chain, alice, honeyPot, own)) &&
      withoutBees === undefined &&
      supply?.returned === 2n &&
      balance?.returned === 1n
    );
  },
  // A token sold while it was being minted belongs to the seller again.
  attack: async (chain) => {
    const reseller = await resellerWithBees(chain);
    const before = await chain.send(alice, honeyPot, 'totalSupply');
    await chain.send(mallory, reseller, 'buy', [bob]);
    const balance = await chain.send(alice, honeyPot, 'balanceOf', [bob]);
    return balance?.returned === 1n && !(await owns(chain, bob, honeyPot, before?.returned));
  },
});

proveCodingChallenge('nftUnlockChallenge', {
  run,
  expected: ['open', 'closed', 'open', 'broken'],
  use: async (chain) => {
    const mint = await minter(chain);
    const first = await mint(alice);
    const last = await mint(bob);
    const uri = await chain.send(alice, soulBoundToken, 'tokenURI', [first]);
    const moved = await chain.send(alice, soulBoundToken, 'transferFrom', [alice, carol, first]);
    const stolen = await chain.send(mallory, soulBoundToken, 'safeMint', [mallory, 'juice']);
    await chain.send(bob, soulBoundToken, 'burn', [last]);
    // One token exists from the start.
    const supply = await chain.send(alice, soulBoundToken, 'totalSupply');
    const next = await mint(carol);
    return (
      uri?.returned === 'juice' &&
      moved === undefined &&
      stolen === undefined &&
      supply?.returned === 2n &&
      (await owns(chain, alice, soulBoundToken, first)) &&
      (await owns(chain, carol, soulBoundToken, next))
    );
  },
  // Either someone loses a token that is bound to them, or the shop can issue no more.
  attack: async (chain) => {
    const mint = await minter(chain);
    const burnt = await mint(mallory);
    const bound = await mint(bob);
    await chain.send(mallory, soulBoundToken, 'burn', [burnt]);
    const next = await mint(carol);
    const inOneBlock = await mint(alice, 'same block');
    const last = await mint(carol, 'same block');
    return (
      next === undefined ||
      last === undefined ||
      !(await owns(chain, bob, soulBoundToken, bound)) ||
      !(await owns(chain, alice, soulBoundToken, inOneBlock))
    );
  },
});

/** Returns a function with which the contract's owner issues tokens, each in a block of its own unless told otherwise. */
async function minter(chain: ChangedContracts) {
  const answer = await chain.send(alice, soulBoundToken, 'owner');
  const owner: `0x${string}` = `0x${String(answer?.returned).slice(2)}`;
  return (to: string, when?: 'same block') => {
    if (when === undefined) {
      chain.nextBlock();
    }
    return given(chain, to, owner, soulBoundToken, 'safeMint', [to, 'juice']);
  };
}
