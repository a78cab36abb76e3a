import { useQueryClient } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Recycle } from '../../../../shared/api/records.ts';
import { post } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { addressesKey } from '../../lib/purchases/addresses.ts';
import { all, type FieldRule, required } from '../../ui/fields/use-field.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** Litres that may be given back, as the message about it says them. */
export const quantityRange = '10-1000';

/** More litres than this may be fetched. */
export const leastPickup = 100;

/** 10 to 1000 litres. */
export const quantityRule: FieldRule = all(required('MANDATORY_QUANTITY'), (value) =>
  Number(value) >= 10 && Number(value) <= 1000 ? undefined : 'INVALID_QUANTITY',
);

/** Body of `POST /api/Recycles/` (api-shop.md 16). */
interface RecyclingRequest {
  readonly UserId: number | undefined;
  readonly AddressId: number | undefined;
  readonly quantity: number;
  /** The field is stored as `isPickup`, so this one is lost on the way: the contract has it so (ui-shop.md 5.20). */
  readonly isPickUp?: true;
  readonly date?: Date | undefined;
}

/** Asking for a box, or to be called on. */
export function useRecycling({ onSent }: { readonly onSent: () => void }) {
  const client = useQueryClient();
  const { ask, isPending } = useOneAtATime({
    // weakness: contract ui-shop.md 5.20 (whose request this is, the page says)
    mutationFn: (request: RecyclingRequest) =>
      post<Success<Recycle & { readonly pickupDate?: string }>>('api/Recycles/', request),
    onSuccess: ({ data }) => {
      onSent();
      void client.invalidateQueries({ queryKey: addressesKey });
      showSnackBar(
        data.isPickup
          ? {
              message: 'CONFIRM_RECYCLING_PICKUP',
              values: { pickupdate: data.pickupDate ?? data.date ?? '' },
              tone: 'confirm',
            }
          : { message: 'CONFIRM_RECYCLING_BOX', tone: 'confirm' },
      );
    },
    onError: (error) => showSnackBar({ message: failureText(error), tone: 'error' }),
  });
  return { send: ask, isPending };
}
