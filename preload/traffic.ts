import { contextBridge } from 'electron';
import type { TrafficState, Verdict } from '../shared/desktop/channels.ts';
import { invoke, listen } from './invoke.ts';

/** What the traffic page, a page of our own, may ask. Addresses are `host:port`, as typed. */
export interface TrafficBridge {
  ready(): Promise<TrafficState>;
  onState(listener: (state: TrafficState) => void): void;
  /** Resolves when the test is over; what came out arrives by `onState`. */
  test(address: string): Promise<Verdict>;
  useProxy(address: string): Promise<Verdict>;
  goDirect(): Promise<undefined>;
}

const bridge: TrafficBridge = {
  ready: () => invoke('traffic:ready'),
  onState: (listener) => listen('traffic:state', listener),
  test: (address) => invoke('traffic:test', address),
  useProxy: (address) => invoke('traffic:use-proxy', address),
  goDirect: () => invoke('traffic:go-direct'),
};

contextBridge.exposeInMainWorld('traffic', bridge);
