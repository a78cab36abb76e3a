import { useEffect } from 'react';
import { queryClient } from '../../../lib/query-client.ts';

/** Key prefix of everything read from the chain. Every new block makes it stale. */
export const chainKey = ['chain'] as const;

/** Longest wait in milliseconds before reconnecting after the connection was lost. */
const longestPause = 10_000;

/** Functions to call at the next block. */
const waiting = new Set<() => void>();

/** How many screens follow the chain. The connection is kept while there are any. */
let followers = 0;
let socket: WebSocket | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause = 500;

/** Refreshes what the screen shows of the chain with each new block, whoever caused it. */
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

/** Reports a change on the chain: invalidates everything read from it and wakes all code that waits for a block. */
export function announceBlock(): void {
  void queryClient.invalidateQueries({ queryKey: chainKey });
  for (const wake of waiting) {
    wake();
  }
}

/** Resolves with the next block, or after this many milliseconds without one. */
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
    // There may have been new blocks while the connection was down.
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
