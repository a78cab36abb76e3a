import type { StallArea } from '../../stalls/stall.ts';
import {
  allAtOnce,
  drawnAtOnce,
  eachPartAnew,
  ownBytes,
  pongsForAll,
  slowRange,
  unheardErrors,
  unpackedForEach,
  wholeCopies,
} from './answers.ts';
import type { CarelessPart, CarelessUpgrade } from './careless-part.ts';
import { carelessHandbook } from './handbook.ts';
import { patterns } from './patterns.ts';
import { carelessRpc, carelessRpcSocket } from './rpc.ts';
import { carelessRecorder, carelessWorkbench } from './workbench.ts';

/** What replaces the shop's own parts while attempts of an area are made, in the order in which it is called. */
export interface CarelessArea {
  readonly parts: readonly CarelessPart[];
  readonly upgrades: readonly CarelessUpgrade[];
}

const none: CarelessArea = { parts: [], upgrades: [] };

export const carelessAreas: Readonly<Record<StallArea, CarelessArea>> = {
  sql: none,
  answers: {
    parts: [wholeCopies, unpackedForEach, ownBytes, allAtOnce, slowRange, eachPartAnew, drawnAtOnce],
    upgrades: [unheardErrors, pongsForAll],
  },
  more: none,
  patterns: { parts: [patterns], upgrades: [] },
  queues: { parts: [carelessRpc], upgrades: [carelessRpcSocket] },
  stores: none,
  handbook: { parts: [carelessHandbook], upgrades: [] },
  workbench: { parts: [carelessWorkbench, carelessRecorder], upgrades: [] },
};
