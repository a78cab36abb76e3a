import { notifyManager, QueryClient } from '@tanstack/react-query';

// What has arrived is rendered in the same task. A timer, which is the library's way, waits behind frames and other events.
notifyManager.setScheduler(queueMicrotask);

/**
 * The one cache of server state. It never asks the browser whether there is a network, because the shop runs on this machine and the cable
 * is out. It also never repeats a request on its own: learners read the traffic in a proxy and should see only what they caused. (`api.ts`
 * does repeat calls while the shop refuses connections, but a proxy has nothing to show then.)
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
