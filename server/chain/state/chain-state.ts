import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { OriginalStorageCache } from '@ethereumjs/statemanager';
import { Account, type Address, bytesToHex, KECCAK256_NULL } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AccountChange, Hex } from '../messages.ts';
import { bytes, quantity } from '../methods/hex.ts';

const nothing = new Uint8Array(0);

/** How to take one write back. */
type Undo =
  | { readonly kind: 'account'; readonly address: Hex; readonly before: Account | undefined }
  | { readonly kind: 'code'; readonly address: Hex; readonly before: Uint8Array | undefined }
  | { readonly kind: 'slot'; readonly address: Hex; readonly slot: Hex; readonly before: Uint8Array };

/** What a block did: the accounts after it, and what takes it back. */
export interface StateChanges {
  readonly after: readonly AccountChange[];
  readonly before: readonly AccountChange[];
}

/** Accounts, codes and storage of the chain, in memory. */
export interface ChainState extends StateManagerInterface {
  /** What was written and committed since the last call. */
  takeChanges(): StateChanges;
  /** Writes accounts as a block left them. @returns what takes it back */
  apply(changes: readonly AccountChange[]): readonly AccountChange[];
}

/**
 * A state without tries, which nobody here asks for proofs of. Every write leaves a note of how to take it back, so a checkpoint
 * costs nothing however large the state is: a contract may call itself a thousand times.
 */
export function createChainState(): ChainState {
  const accounts = new Map<Hex, Account>();
  const codes = new Map<Hex, Uint8Array>();
  const storages = new Map<Hex, Map<Hex, Uint8Array>>();
  let undone: Undo[] = [];
  const checkpoints: number[] = [];

  const setAccount = (address: Hex, account: Account | undefined) => {
    undone.push({ kind: 'account', address, before: accounts.get(address) });
    put(accounts, address, account);
  };
  const setCode = (address: Hex, code: Uint8Array | undefined) => {
    undone.push({ kind: 'code', address, before: codes.get(address) });
    put(codes, address, code?.length === 0 ? undefined : code);
  };
  const readSlot = (address: Hex, slot: Hex) => storages.get(address)?.get(slot) ?? nothing;
  const putSlot = (address: Hex, slot: Hex, value: Uint8Array) => {
    const storage = storages.get(address) ?? new Map<Hex, Uint8Array>();
    storages.set(address, storage);
    put(storage, slot, value.length === 0 ? undefined : value);
  };
  const setSlot = (address: Hex, slot: Hex, value: Uint8Array) => {
    undone.push({ kind: 'slot', address, slot, before: readSlot(address, slot) });
    putSlot(address, slot, value);
  };
  const undo = (write: Undo) => {
    switch (write.kind) {
      case 'account':
        return put(accounts, write.address, write.before);
      case 'code':
        return put(codes, write.address, write.before);
      case 'slot':
        return putSlot(write.address, write.slot, write.before);
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
    account.codeHash = value.length === 0 ? KECCAK256_NULL : keccak_256(value);
    setAccount(key, account);
  };

  const present = (address: Hex, withCode: boolean, slots: Iterable<Hex>): AccountChange =>
    describe(
      address,
      accounts.get(address),
      withCode ? (codes.get(address) ?? nothing) : undefined,
      [...slots].map((slot) => [slot, readSlot(address, slot)]),
    );

  const apply = (changes: readonly AccountChange[]) => {
    const before = changes.map(({ address, code, storage }) => present(address, code !== undefined, slotsOf(storage)));
    for (const { address, account, code, storage } of changes) {
      if (code !== undefined) {
        put(codes, address, code === '0x' ? undefined : bytes(code));
      }
      for (const slot of slotsOf(storage)) {
        putSlot(address, slot, bytes(storage?.[slot] ?? '0x'));
      }
      const held = codes.get(address);
      const codeHash = held === undefined ? KECCAK256_NULL : keccak_256(held);
      const { nonce, balance } = account ?? { nonce: '0x0', balance: '0x0' };
      put(
        accounts,
        address,
        account === undefined ? undefined : new Account(BigInt(nonce), BigInt(balance), undefined, codeHash),
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
      checkpoints.push(undone.length);
    },
    commit: async () => {
      checkpoints.pop();
    },
    revert: async () => {
      const from = checkpoints.pop() ?? 0;
      for (const write of undone.splice(from).reverse()) {
        undo(write);
      }
    },
    getStateRoot: unrooted,
    setStateRoot: unrooted,
    hasStateRoot: async () => false,
    originalStorageCache: new OriginalStorageCache((address, key) => state.getStorage(address, key)),
    clearCaches: () => {},
    shallowCopy: () => {
      throw new Error('The state of the chain is one of its kind.');
    },
    apply,
    takeChanges: () => {
      const writes = undone;
      undone = [];
      const touched = firstWrites(writes);
      const after = [...touched].map(([address, { code, slots }]) =>
        present(address, code !== undefined, slots.keys()),
      );
      const before = [...touched].map(([address, first]) =>
        describe(
          address,
          first.account === undefined ? accounts.get(address) : first.account.before,
          first.code === undefined ? undefined : (first.code.before ?? nothing),
          [...first.slots],
        ),
      );
      return { after, before };
    },
  };
  return state;
}

function slotsOf(storage: AccountChange['storage']): readonly Hex[] {
  // Object.keys forgets that the keys are slots.
  return Object.keys(storage ?? {}) as Hex[];
}

interface Touched {
  account?: { readonly before: Account | undefined };
  code?: { readonly before: Uint8Array | undefined };
  readonly slots: Map<Hex, Uint8Array>;
}

/** What stood where something was written, before the first of the writes. */
function firstWrites(writes: readonly Undo[]): ReadonlyMap<Hex, Touched> {
  const touched = new Map<Hex, Touched>();
  for (const write of writes) {
    const first: Touched = touched.get(write.address) ?? { slots: new Map() };
    touched.set(write.address, first);
    if (write.kind === 'account') {
      first.account ??= { before: write.before };
    } else if (write.kind === 'code') {
      first.code ??= { before: write.before };
    } else if (!first.slots.has(write.slot)) {
      first.slots.set(write.slot, write.before);
    }
  }
  return touched;
}

function describe(
  address: Hex,
  account: Account | undefined,
  code: Uint8Array | undefined,
  slots: readonly (readonly [Hex, Uint8Array])[],
): AccountChange {
  return {
    address,
    ...(account === undefined
      ? {}
      : { account: { nonce: quantity(account.nonce), balance: quantity(account.balance) } }),
    ...(code === undefined ? {} : { code: bytesToHex(code) }),
    ...(slots.length === 0
      ? {}
      : { storage: Object.fromEntries(slots.map(([slot, value]) => [slot, bytesToHex(value)])) }),
  };
}

/** The interpreter changes accounts that it was given before it puts them back. */
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
