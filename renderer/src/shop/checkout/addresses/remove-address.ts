import type { Address } from '../../../../../shared/api/records.ts';
import { post, remove } from '../../../lib/api.ts';
import { addressesKey, addressesQuery } from '../../../lib/purchases/addresses.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { showServerRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { offerUndo } from '../offer-undo.ts';

/** Removes an address at once, and offers to put it back (decision 21). What the server refuses is taken back and said. */
export async function removeAddress(address: Address): Promise<void> {
  const { queryKey } = addressesQuery(useSession.getState().token);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== address.id));
  await attempt(async () => {
    await remove(`api/Addresss/${address.id}`);
    offerUndo({ message: 'ADDRESS_REMOVED', tone: 'confirm' }, () => attempt(() => restore(address)));
  });
}

/** Under its old id, which orders and the session storage may still name: the server takes every field that it is sent. */
async function restore(address: Address): Promise<void> {
  await post('api/Addresss/', address);
}

/** Reads the addresses again after a change, whether it worked or not, and says why it did not. */
async function attempt(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    console.log(error);
    showServerRefusal(error);
  }
  await queryClient.invalidateQueries({ queryKey: addressesKey });
}
