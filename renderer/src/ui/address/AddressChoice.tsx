import type { ReactNode } from 'react';
import { useAddresses } from '../../lib/addresses.ts';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { AddressesPending } from './AddressesPending.tsx';
import { AddressText } from './AddressText.tsx';

interface AddressChoiceProps {
  /** Name of the group of radio buttons, already translated. */
  readonly label: string;
  readonly chosen: number | undefined;
  /** Called with undefined when the chosen address was clicked again (ui-shop.md 5.21). */
  readonly onChoose: (id: number | undefined) => void;
  /** The way to a first address, for whoever has none. */
  readonly add: ReactNode;
}

/** One of the customer's addresses by radio button, with what shows while there is none to choose. */
export function AddressChoice({ label, chosen, onChoose, add }: AddressChoiceProps) {
  const addresses = useAddresses();
  if (addresses.data === undefined || addresses.data.length === 0) {
    return <AddressesPending addresses={addresses} add={add} />;
  }
  return (
    <ChoiceList
      label={label}
      columns={2}
      deselectable
      chosen={chosen}
      onChoose={onChoose}
      choices={addresses.data.map((address) => ({ id: address.id, content: <AddressText address={address} /> }))}
    />
  );
}
