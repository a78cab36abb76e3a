import { QueryClient } from '@tanstack/react-query';

/**
 * The one cache of server state. It never asks the browser whether there is a network (the shop is on this machine, the cable is out),
 * and never asks the server again on its own: learners read the traffic in a proxy and should see only what they caused. (`api.ts` does
 * while the shop refuses connections, which is nothing that anybody could read.)
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
