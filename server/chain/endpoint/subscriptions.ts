import { randomBytes } from 'node:crypto';
import { isWished, type LogWish } from '../ledger/logs.ts';
import type { Hex, MinedBlock } from '../messages.ts';
import { readLogWish } from '../methods/read-log-wish.ts';
import { invalidParams, RpcFault } from '../methods/rpc-fault.ts';
import type { RpcResult } from '../remote/chain-client.ts';

/** Subscriptions of one connection. */
const most = 100;

type Subscription =
  | { readonly about: 'newHeads' | 'newPendingTransactions' }
  | { readonly about: 'logs'; readonly wish: LogWish };

/** What one connection wants to be told of (eth_subscribe). */
export interface Subscriptions {
  /** @returns undefined when the method is none of these */
  answer(method: string, params: readonly unknown[]): RpcResult | undefined;
  /** Tells of a block what was asked for. */
  tell(block: MinedBlock): void;
}

/** @param send takes a notification as JSON */
export function createSubscriptions(send: (text: string) => void): Subscriptions {
  const subscriptions = new Map<Hex, Subscription>();

  const notify = (subscription: Hex, result: unknown) =>
    send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription, result } }));

  const subscribe = ([about, filter]: readonly unknown[]): RpcResult => {
    if (subscriptions.size >= most) {
      throw new RpcFault(-32005, `too many subscriptions: ${most} for a connection`);
    }
    const id: Hex = `0x${randomBytes(16).toString('hex')}`;
    subscriptions.set(id, readSubscription(about, filter));
    return { result: id };
  };

  return {
    answer: (method, params) => {
      try {
        switch (method) {
          case 'eth_subscribe':
            return subscribe(params);
          case 'eth_unsubscribe':
            // What is no id is not in the map.
            return { result: subscriptions.delete(params[0] as Hex) };
          default:
            return undefined;
        }
      } catch (error) {
        if (error instanceof RpcFault) {
          return { error: error.error };
        }
        throw error;
      }
    },
    tell: ({ head, logs, transaction }) => {
      for (const [id, subscription] of subscriptions) {
        switch (subscription.about) {
          case 'newHeads':
            notify(id, head);
            break;
          case 'newPendingTransactions':
            notify(id, transaction);
            break;
          case 'logs':
            for (const log of logs.filter((one) => isWished(subscription.wish, one))) {
              notify(id, log);
            }
        }
      }
    },
  };
}

function readSubscription(about: unknown, filter: unknown): Subscription {
  switch (about) {
    case 'newHeads':
    case 'newPendingTransactions':
      return { about };
    case 'logs':
      return { about, wish: readLogWish(filter) };
    default:
      throw invalidParams('no such subscription: newHeads, logs and newPendingTransactions there are');
  }
}
