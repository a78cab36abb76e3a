import type { Address } from '../../../../../shared/api/records.ts';
import { post, remove } from '../../../lib/api.ts';
import { addressesKey, addressesQuery } from '../../../lib/purchases/addresses.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { showServerRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { offerUndo } from '../offer-undo.ts';

/** Removes an address at once and offers to restore it (decision 21). If the server refuses, the address comes back with a message. */
export async function removeAddress(address: Address): Promise<void> {
  const { queryKey } = addressesQuery(useSession.getState().token);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== address.id));
  await attempt(async () => {
    await remove(`api/Addresss/${address.id}`);
    offerUndo({ message: 'ADDRESS_REMOVED', tone: 'confirm' }, () => attempt(() => restore(address)));
  });
}

/**
 * Restores the address under its old id, which orders and the session storage may still name. The server accepts every field that it is
 * sent.
 */
async function restore(address: Address): Promise<void> {
  await post('api/Addresss/', address);
}

/** Reads the addresses again after a change, whether or not it worked, and reports a failure. */
async function attempt(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    console.log(error);
    showServerRefusal(error);
  }
  await queryClient.invalidateQueries({ queryKey: addressesKey });
}
