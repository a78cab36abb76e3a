import type { Address } from '../../../../../shared/api/records.ts';
import { addressesKey, addressesQuery } from '../../../lib/addresses.ts';
import { post, remove } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useSession } from '../../../lib/session.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

/** How long Undo is offered. */
const undoMs = 8000;

/** Removes an address at once, and offers to put it back (rulings 21). What the server refuses is taken back and said. */
export async function removeAddress(address: Address): Promise<void> {
  const { queryKey } = addressesQuery(useSession.getState().token);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== address.id));
  await attempt(async () => {
    await remove(`api/Addresss/${address.id}`);
    showSnackBar({
      message: 'ADDRESS_REMOVED',
      tone: 'confirm',
      durationMs: undoMs,
      action: { label: 'BTN_UNDO', run: () => attempt(() => restore(address)) },
    });
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
    showSnackBar({ message: refusalText(error) ?? 'ERROR_NO_ANSWER', tone: 'error' });
  }
  await queryClient.invalidateQueries({ queryKey: addressesKey });
}
