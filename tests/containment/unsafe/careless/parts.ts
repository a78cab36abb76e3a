import type { CarelessPart, CarelessUpgrade } from './careless-part.ts';
import { patterns } from './patterns.ts';
import { carelessRpc, carelessRpcSocket } from './rpc.ts';

/** All careless parts, in the order in which they are asked. */
export const carelessParts: readonly CarelessPart[] = [carelessRpc, patterns];

export const carelessUpgrades: readonly CarelessUpgrade[] = [carelessRpcSocket];
