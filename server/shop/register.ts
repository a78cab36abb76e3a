import type { FastifyInstance } from 'fastify';
import type { ShopContext } from './context.ts';

/** Registers every route of the shop, in the order of the contract's index (api-account.md 7.2). */
export function registerShop(_app: FastifyInstance, _shop: ShopContext): void {}
