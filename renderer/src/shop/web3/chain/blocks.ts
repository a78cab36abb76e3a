import { useEffect } from 'react';
import { queryClient } from '../../../lib/query-client.ts';

/** Begins the key of everything read from the chain: out of date with every new block. */
export const chainKey = ['chain'] as const;

/** Longest wait before the next try after the connection was lost, in milliseconds. */
const longestPause = 10_000;

/** Whoever waits for a block. */
const waiting = new Set<() => void>();

/** How many screens follow the chain; the connection is kept while there is one. */
let followers = 0;
let socket: WebSocket | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause = 500;

/** Reads what the screen shows of the chain again with each new block, whoever caused it. */
export function useNewBlocks(): void {
  useEffect(() => {
    followers += 1;
    connect();
    return () => {
      followers -= 1;
      if (followers === 0) {
        clearTimeout(retry);
        socket?.close();
        socket = undefined;
      }
    };
  }, []);
}

/** Something on the chain has changed: forgets what was read, and wakes who waits for a block. */
export function announceBlock(): void {
  void queryClient.invalidateQueries({ queryKey: chainKey });
  for (const wake of waiting) {
    wake();
  }
}

/** Resolves with the next block, or after so many milliseconds without one. */
export function nextBlock(patience: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, patience);
    waiting.add(done);
  });
}

function connect(): void {
  if (socket !== undefined) {
    return;
  }
  const address = new URL('rpc', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new WebSocket(address);
  socket = opened;
  opened.onopen = () => {
    pause = 500;
    opened.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
    // Blocks may have passed while there was no connection.
    void queryClient.invalidateQueries({ queryKey: chainKey });
  };
  opened.onmessage = ({ data }) => {
    if (isNewBlock(data)) {
      announceBlock();
    }
  };
  opened.onclose = () => {
    if (socket === opened) {
      socket = undefined;
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    }
  };
}

function isNewBlock(data: unknown): boolean {
  try {
    return JSON.parse(String(data)).method === 'eth_subscription';
  } catch {
    return false;
  }
}
