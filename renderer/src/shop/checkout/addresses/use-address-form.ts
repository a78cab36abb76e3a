import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Address } from '../../../../../shared/api/records.ts';
import { post, put } from '../../../lib/api.ts';
import { addressesKey } from '../../../lib/purchases/addresses.ts';
import { all, areFine, type FieldRule, required, resetAll, useField } from '../../../ui/fields/use-field.ts';
import { showServerRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

/** The most characters that a ZIP code and an address may have. */
export const longest = { zipCode: 8, streetAddress: 160 } as const;

const mobileNumberRule: FieldRule = all(required('MANDATORY_NUMBER'), (value) =>
  Number.isInteger(Number(value)) && Number(value) >= 1_111_111 && Number(value) <= 9_999_999_999
    ? undefined
    : 'INVALID_MOBILE_NUMBER',
);

const zipCodeRule = all(required('MANDATORY_ZIP'), atMost(longest.zipCode, 'ZIP_TOO_LONG'));

const streetRule = all(required('MANDATORY_ADDRESS'), atMost(longest.streetAddress, 'ADDRESS_TOO_LONG'));

/** The fields of an address that are sent. A state that was left empty is null (ui-shop.md 5.22). */
type AddressInput = Omit<Address, 'UserId' | 'id' | 'createdAt' | 'updatedAt'>;

/**
 * Holds the fields of the address form and saves them.
 * @param address the one to change; undefined for a new one
 */
export function useAddressForm(address: Address | undefined) {
  const fields = {
    country: useField(required('MANDATORY_COUNTRY'), address?.country ?? ''),
    fullName: useField(required('MANDATORY_NAME'), address?.fullName ?? ''),
    mobileNum: useField(mobileNumberRule, String(address?.mobileNum ?? '')),
    zipCode: useField(zipCodeRule, address?.zipCode ?? ''),
    streetAddress: useField(streetRule, address?.streetAddress ?? ''),
    city: useField(required('MANDATORY_CITY'), address?.city ?? ''),
    state: useField(() => undefined, address?.state ?? ''),
  };
  const every = Object.values(fields);
  const { save, isPending } = useSaving(address, () => resetAll(...every));
  return {
    fields,
    enabled: areFine(...every) && !isPending,
    isPending,
    submit: () =>
      save({
        country: fields.country.value,
        fullName: fields.fullName.value,
        mobileNum: Number(fields.mobileNum.value),
        zipCode: fields.zipCode.value,
        streetAddress: fields.streetAddress.value,
        city: fields.city.value,
        state: fields.state.value || null,
      }),
  };
}

/** Returns to where the form was opened from, or to the address book if the form was the first page opened. */
export function useLeaveForm(): () => void {
  const navigate = useNavigate();
  // The router numbers the history entries that it creates.
  const isFirst = (window.history.state?.idx ?? 0) === 0;
  return () => (isFirst ? navigate('/address/saved') : navigate(-1));
}

/** Saves the address. A refusal by the server resets the form (decision 21); without a response the input stays. */
function useSaving(address: Address | undefined, reset: () => void) {
  const queryClient = useQueryClient();
  const leave = useLeaveForm();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: AddressInput) =>
      address === undefined ? post('api/Addresss/', input) : put(`api/Addresss/${address.id}`, input),
    onSuccess: (_, { city }) => {
      void queryClient.invalidateQueries({ queryKey: addressesKey });
      leave();
      showSnackBar({
        message: address === undefined ? 'ADDRESS_ADDED' : 'ADDRESS_UPDATED',
        values: { city: city ?? '' },
        tone: 'confirm',
      });
    },
    onError: (error) => {
      if (showServerRefusal(error)) {
        reset();
      }
    },
  });
  return { save: mutate, isPending };
}

function atMost(length: number, message: string): FieldRule {
  return (value) => (value.length > length ? message : undefined);
}
