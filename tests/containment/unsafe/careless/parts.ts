import type { CarelessPart, CarelessUpgrade } from './careless-part.ts';

/** All careless parts, in the order in which they are asked. */
export const carelessParts: readonly CarelessPart[] = [];

export const carelessUpgrades: readonly CarelessUpgrade[] = [];
