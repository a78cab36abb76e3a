import { randomBytes } from 'node:crypto';
import { isWished, type LogWish } from '../ledger/logs.ts';
import type { Hex, Log, MinedBlock } from '../messages.ts';
import { readLogWish } from '../methods/read-log-wish.ts';
import { invalidParams, RpcFault } from '../methods/rpc-fault.ts';
import type { RpcResult } from '../remote/chain-client.ts';
import type { Room } from './room.ts';

type Subscription =
  | { readonly about: 'newHeads' | 'newPendingTransactions'; readonly size: 0 }
  | { readonly about: 'logs'; readonly wish: LogWish; readonly size: number };

/** What one connection has subscribed to (eth_subscribe). */
export interface Subscriptions {
  /** Answers a call about subscriptions. @returns undefined when the method is not about them @throws RpcFault */
  answer(method: string, params: readonly unknown[]): RpcResult | undefined;
  /** Sends the notifications about a block in small steps, so that the caller can let others work in between. */
  tell(block: MinedBlock): Generator<undefined>;
  /** Ends all subscriptions. */
  end(): void;
}

/** Events as JSON, written once for all connections that are notified of them. */
const texts = new WeakMap<Log, string>();

function textOf(log: Log): string {
  const text = texts.get(log) ?? JSON.stringify(log);
  texts.set(log, text);
  return text;
}

/** How many events are looked at in one step. */
const logsOfStep = 500;

export interface SubscriptionOptions {
  /** How many subscriptions a connection may have. */
  readonly most: number;
  /** The room that the filters of all connections share. */
  readonly wishes: Room;
  /** Sends a notification, which is JSON. @returns whether the connection takes more */
  readonly send: (text: string) => boolean;
}

export function createSubscriptions({ most, wishes, send }: SubscriptionOptions): Subscriptions {
  const subscriptions = new Map<Hex, Subscription>();

  const notify = (subscription: Hex, result: string) =>
    send(
      `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${subscription}","result":${result}}}`,
    );

  const subscribe = ([about, filter]: readonly unknown[]): RpcResult => {
    if (subscriptions.size >= most) {
      throw new RpcFault(-32005, `too many subscriptions: a connection may have ${most}`);
    }
    const subscription = readSubscription(about, filter);
    if (!wishes.take(subscription.size)) {
      throw new RpcFault(-32005, 'too many subscriptions: together they ask for too much');
    }
    const id: Hex = `0x${randomBytes(16).toString('hex')}`;
    subscriptions.set(id, subscription);
    return { result: id };
  };

  const unsubscribe = ([id]: readonly unknown[]): RpcResult => {
    // Anything that isn't an id is not in the map.
    const subscription = subscriptions.get(id as Hex);
    wishes.give(subscription?.size ?? 0);
    return { result: subscriptions.delete(id as Hex) };
  };

  return {
    answer: (method, params) => {
      switch (method) {
        case 'eth_subscribe':
          return subscribe(params);
        case 'eth_unsubscribe':
          return unsubscribe(params);
        default:
          return undefined;
      }
    },
    tell: function* ({ head, logs, transaction }) {
      for (const [id, subscription] of subscriptions) {
        if (subscription.about === 'logs') {
          for (const [index, log] of logs.entries()) {
            if (isWished(subscription.wish, log) && !notify(id, textOf(log))) {
              return;
            }
            if (index % logsOfStep === 0) {
              yield;
            }
          }
        } else if (!notify(id, JSON.stringify(subscription.about === 'newHeads' ? head : transaction))) {
          return;
        }
        yield;
      }
    },
    end: () => {
      for (const { size } of subscriptions.values()) {
        wishes.give(size);
      }
      subscriptions.clear();
    },
  };
}

function readSubscription(about: unknown, filter: unknown): Subscription {
  switch (about) {
    case 'newHeads':
    case 'newPendingTransactions':
      return { about, size: 0 };
    case 'logs': {
      const wish = readLogWish(filter);
      return { about, wish, size: sizeOf(wish) };
    }
    default:
      throw invalidParams('no such subscription: expected newHeads, logs or newPendingTransactions');
  }
}

function sizeOf({ addresses, topics }: LogWish): number {
  return [addresses, ...topics].flatMap((some) => [...some]).reduce((sum, text) => sum + text.length, 0);
}
