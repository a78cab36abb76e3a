import { type BaseContract, Contract, ContractFactory, type HDNodeWallet, JsonRpcProvider, Wallet } from 'ethers';
import { type ContractName, contracts } from '../../../shared/api/contracts.ts';
import { compiledForTests } from './compiled.ts';
import { rpcClient } from './rpc.ts';

/** Someone with a wallet on the chain of a shop, who connects from outside, as scripts with ethers do. */
export interface Actor {
  readonly address: string;
  readonly provider: JsonRpcProvider;
  readonly wallet: HDNodeWallet;
  /** One of the shop's contracts, used with the actor's wallet. */
  contract(name: ContractName): Contract;
  /** Deploys a contract of the tests. */
  deploy(name: Parameters<typeof compiledForTests>[0], ...parameters: readonly unknown[]): Promise<Contract>;
  /**
   * Sends a transaction and waits for its block.
   * @returns its receipt; rejects when it was reverted
   */
  does(sent: Promise<{ wait(): Promise<unknown> }>): Promise<void>;
  /** Takes so many whole BEE from the faucet. */
  takeBees(...amounts: readonly number[]): Promise<void>;
  /** Closes the connection. */
  leave(): void;
}

/** Creates a wallet with 11 play ether. */
export async function newActor(url: string): Promise<Actor> {
  const { result } = rpcClient(url);
  // Blocks are mined at once, so even a briefly cached response is stale.
  const provider = new JsonRpcProvider(`${url}/rpc`, undefined, { cacheTimeout: -1, pollingInterval: 20 });
  const wallet = Wallet.createRandom(provider);
  await result('range_playEther', wallet.address, 'first');
  await result('range_playEther', wallet.address, 'more');
  const contract = (name: ContractName) => new Contract(contracts[name].address, contracts[name].abi, wallet);
  const does: Actor['does'] = async (sent) => {
    await (await sent).wait();
  };
  return {
    address: wallet.address,
    provider,
    wallet,
    contract,
    does,
    deploy: async (name, ...parameters) => {
      const { abi, creationCode } = await compiledForTests(name);
      const deployed: BaseContract = await new ContractFactory(abi, creationCode, wallet).deploy(...parameters);
      await deployed.waitForDeployment();
      return new Contract(await deployed.getAddress(), abi, wallet);
    },
    takeBees: async (...amounts) => {
      for (const amount of amounts) {
        await does(contract('beeFaucet').getFunction('withdraw')(amount));
      }
    },
    leave: () => provider.destroy(),
  };
}
