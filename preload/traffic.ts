import { contextBridge } from 'electron';
import type { TrafficState } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the traffic page, a page of our own, may ask. Addresses are `host:port`, as typed. */
const bridge = {
  ready: () => invoke('traffic:ready'),
  onState: (listener: (state: TrafficState) => void) => listen('traffic:state', listener),
  /** Resolves when the test is over; what came out arrives by `onState`. */
  test: (address: string) => invoke('traffic:test', address),
  useProxy: (address: string) => invoke('traffic:use-proxy', address),
  goDirect: () => invoke('traffic:go-direct'),
};

export type TrafficBridge = typeof bridge;

contextBridge.exposeInMainWorld('traffic', bridge);
