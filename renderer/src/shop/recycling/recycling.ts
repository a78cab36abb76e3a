import { useQueryClient } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Recycle } from '../../../../shared/api/records.ts';
import { post } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { addressesKey } from '../../lib/purchases/addresses.ts';
import { all, type FieldRule, required } from '../../ui/fields/use-field.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** Litres that may be returned, as the message about it shows them. */
export const quantityRange = '10-1000';

/** Above this many litres, a pickup is available. */
export const leastPickup = 100;

/** Requires 10 to 1000 litres. */
export const quantityRule: FieldRule = all(required('MANDATORY_QUANTITY'), (value) =>
  Number(value) >= 10 && Number(value) <= 1000 ? undefined : 'INVALID_QUANTITY',
);

/** Body of `POST /api/Recycles/` (api-shop.md 16). */
interface RecyclingRequest {
  readonly UserId: number | undefined;
  readonly AddressId: number | undefined;
  readonly quantity: number;
  /** The server stores this as `isPickup`, so under this name it is lost, as the contract prescribes (ui-shop.md 5.20). */
  readonly isPickUp?: true;
  readonly date?: Date | undefined;
}

/** Requests a box or a pickup. */
export function useRecycling({ onSent }: { readonly onSent: () => void }) {
  const client = useQueryClient();
  const { ask, isPending } = useOneAtATime({
    // weakness: contract ui-shop.md 5.20 (the page says whose request this is)
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
