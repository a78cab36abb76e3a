import type { Target } from '../exploits/support.ts';
import { createClient } from '../support/client.ts';

export * from '../exploits/support.ts';

let address = '';

/** Sets the shop's address. Called before the first exploit is imported. */
export function shareShop(url: string): void {
  address = url;
}

/** Returns the one shop of the soak, which others attack at the same time. What is solved, and by whom, isn't checked here. */
export function attackedShop(): Target {
  return {
    url: address,
    client: createClient(address),
    solves: async (_key, exploit) => {
      await exploit();
    },
    solvesNothing: async (behaviour) => {
      await behaviour();
    },
  };
}
