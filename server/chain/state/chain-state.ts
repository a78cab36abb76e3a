import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { OriginalStorageCache } from '@ethereumjs/statemanager';
import { Account, type Address, bytesToHex, KECCAK256_NULL } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AccountChange, Hex } from '../messages.ts';
import { bytes, quantity } from '../methods/hex.ts';

const nothing = new Uint8Array(0);

/** What was written, and how to undo it. */
interface Write {
  readonly address: Hex;
  /** The account itself, its code, or a slot of its storage. */
  readonly what: 'account' | 'code' | Hex;
  undo(): void;
}

/** What a block did: the accounts after it, and the changes that undo it. */
export interface StateChanges {
  readonly after: readonly AccountChange[];
  readonly before: readonly AccountChange[];
}

/** Accounts, codes and storage of the chain, in memory. */
export interface ChainState extends StateManagerInterface {
  /** Returns what was written and committed since the last call. */
  takeChanges(): StateChanges;
  /** Writes accounts as a block left them. @returns the changes that undo this */
  apply(changes: readonly AccountChange[]): readonly AccountChange[];
}

/**
 * Creates a state without tries, since nobody here asks it for proofs. Every write records how to undo it, so a checkpoint costs nothing
 * however large the state is, and a contract may call itself a thousand times.
 */
export function createChainState(): ChainState {
  const accounts = new Map<Hex, Account>();
  const codes = new Map<Hex, Uint8Array>();
  const storages = new Map<Hex, Map<Hex, Uint8Array>>();
  const writes: Write[] = [];
  const checkpoints: number[] = [];

  const setAccount = (address: Hex, account: Account | undefined) => {
    const before = accounts.get(address);
    writes.push({ address, what: 'account', undo: () => put(accounts, address, before) });
    put(accounts, address, account);
  };
  const writeCode = (address: Hex, code: Uint8Array | undefined) =>
    put(codes, address, code?.length === 0 ? undefined : code);
  const setCode = (address: Hex, code: Uint8Array | undefined) => {
    const before = codes.get(address);
    writes.push({ address, what: 'code', undo: () => writeCode(address, before) });
    writeCode(address, code);
  };
  const readSlot = (address: Hex, slot: Hex) => storages.get(address)?.get(slot) ?? nothing;
  const writeSlot = (address: Hex, slot: Hex, value: Uint8Array) => {
    const storage = storages.get(address) ?? new Map<Hex, Uint8Array>();
    storages.set(address, storage);
    put(storage, slot, value.length === 0 ? undefined : value);
  };
  const setSlot = (address: Hex, slot: Hex, value: Uint8Array) => {
    const before = readSlot(address, slot);
    writes.push({ address, what: slot, undo: () => writeSlot(address, slot, before) });
    writeSlot(address, slot, value);
  };
  /** Undoes all writes from index `first` on. */
  const undoFrom = (first: number) => {
    for (const write of writes.splice(first).reverse()) {
      write.undo();
    }
  };

  const clearStorage = (address: Hex) => {
    for (const slot of [...(storages.get(address)?.keys() ?? [])]) {
      setSlot(address, slot, nothing);
    }
  };

  const putCode = (address: Address, value: Uint8Array) => {
    const key = keyOf(address);
    setCode(key, value);
    const account = copy(accounts.get(key)) ?? new Account();
    account.codeHash = hashOf(value);
    setAccount(key, account);
  };

  const present = (address: Hex, withCode: boolean, slots: Iterable<Hex>): AccountChange => {
    const account = accounts.get(address);
    const storage = Object.fromEntries([...slots].map((slot) => [slot, bytesToHex(readSlot(address, slot))]));
    return {
      address,
      ...(account && { account: { nonce: quantity(account.nonce), balance: quantity(account.balance) } }),
      ...(withCode && { code: bytesToHex(codes.get(address) ?? nothing) }),
      ...(Object.keys(storage).length > 0 && { storage }),
    };
  };

  const apply = (changes: readonly AccountChange[]) => {
    const before = changes.map(({ address, code, storage }) => present(address, code !== undefined, slotsOf(storage)));
    for (const { address, account, code, storage } of changes) {
      // An account that keeps its code keeps the hash, which is slow to compute.
      const kept = code === undefined ? accounts.get(address)?.codeHash : undefined;
      if (code !== undefined) {
        writeCode(address, bytes(code));
      }
      for (const slot of slotsOf(storage)) {
        writeSlot(address, slot, bytes(storage?.[slot] ?? '0x'));
      }
      const codeHash = kept ?? hashOf(codes.get(address) ?? nothing);
      put(
        accounts,
        address,
        account && new Account(BigInt(account.nonce), BigInt(account.balance), undefined, codeHash),
      );
    }
    return before;
  };

  const state: ChainState = {
    getAccount: async (address) => copy(accounts.get(keyOf(address))),
    putAccount: async (address, account) => setAccount(keyOf(address), copy(account)),
    deleteAccount: async (address) => {
      const key = keyOf(address);
      clearStorage(key);
      setCode(key, undefined);
      setAccount(key, undefined);
    },
    modifyAccountFields: async (address, fields: AccountFields) => {
      const account = copy(accounts.get(keyOf(address))) ?? new Account();
      setAccount(keyOf(address), Object.assign(account, fields));
    },
    putCode: async (address, value) => putCode(address, value),
    getCode: async (address) => codes.get(keyOf(address)) ?? nothing,
    getCodeSize: async (address) => codes.get(keyOf(address))?.length ?? 0,
    getStorage: async (address, key) => readSlot(keyOf(address), bytesToHex(key)),
    putStorage: async (address, key, value) => setSlot(keyOf(address), bytesToHex(key), withoutZeros(value)),
    clearStorage: async (address) => clearStorage(keyOf(address)),
    checkpoint: async () => {
      checkpoints.push(writes.length);
    },
    commit: async () => {
      checkpoints.pop();
    },
    revert: async () => {
      undoFrom(checkpoints.pop() ?? 0);
    },
    getStateRoot: unrooted,
    setStateRoot: unrooted,
    hasStateRoot: async () => false,
    originalStorageCache: new OriginalStorageCache((address, key) => state.getStorage(address, key)),
    clearCaches: () => {},
    shallowCopy: () => {
      throw new Error('The state of the chain cannot be copied.');
    },
    apply,
    takeChanges: () => {
      const touched = new Map<Hex, Set<Write['what']>>();
      for (const { address, what } of writes) {
        touched.set(address, (touched.get(address) ?? new Set()).add(what));
      }
      const after = [...touched].map(([address, written]) =>
        present(
          address,
          written.has('code'),
          [...written].filter((what) => what !== 'account' && what !== 'code'),
        ),
      );
      undoFrom(0);
      return { after, before: apply(after) };
    },
  };
  return state;
}

function slotsOf(storage: AccountChange['storage']): readonly Hex[] {
  // `Object.keys` loses the type of the keys.
  return Object.keys(storage ?? {}) as Hex[];
}

function hashOf(code: Uint8Array): Uint8Array {
  return code.length === 0 ? KECCAK256_NULL : keccak_256(code);
}

/** Copies an account. The interpreter changes the accounts that it is given before it puts them back. */
function copy<Kept extends Account | undefined>(account: Kept): Account | Kept {
  return account === undefined
    ? account
    : new Account(account.nonce, account.balance, account.storageRoot, account.codeHash);
}

function put<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | undefined): void {
  if (value === undefined) {
    map.delete(key);
  } else {
    map.set(key, value);
  }
}

function withoutZeros(value: Uint8Array): Uint8Array {
  const start = value.findIndex((byte) => byte !== 0);
  return start === -1 ? nothing : value.slice(start);
}

function keyOf(address: Address): Hex {
  return address.toString();
}

function unrooted(): never {
  throw new Error('The chain keeps no tries.');
}
