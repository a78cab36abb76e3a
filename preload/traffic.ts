import { contextBridge } from 'electron';
import type { TrafficState } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the traffic page, one of our own pages, may ask for. Addresses are `host:port`, as typed. */
const bridge = {
  ready: () => invoke('traffic:ready'),
  onState: (listener: (state: TrafficState) => void) => listen('traffic:state', listener),
  /** Resolves when the test is over. Its result arrives through `onState`. */
  test: (address: string) => invoke('traffic:test', address),
  useProxy: (address: string) => invoke('traffic:use-proxy', address),
  goDirect: () => invoke('traffic:go-direct'),
};

export type TrafficBridge = typeof bridge;

contextBridge.exposeInMainWorld('traffic', bridge);
