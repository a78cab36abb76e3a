import { accountMethods } from './accounts.ts';
import { blockMethods } from './blocks.ts';
import { callMethods } from './calls.ts';
import { feeMethods } from './fees.ts';
import { logMethods } from './logs.ts';
import type { Method } from './method.ts';
import { nodeFacts } from './node-facts.ts';
import { playMethods } from './play-ether.ts';
import { transactionMethods } from './transactions.ts';

/** Every method that the chain process answers. The shop answers those about filters and subscriptions. */
export const methods: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...nodeFacts,
    ...accountMethods,
    ...blockMethods,
    ...callMethods,
    ...feeMethods,
    ...logMethods,
    ...playMethods,
    ...transactionMethods,
  }),
);
