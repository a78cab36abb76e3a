import type { ReactNode } from 'react';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { AddressBook } from './AddressBook.tsx';
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
export function AddressChoice({ add, ...choice }: AddressChoiceProps) {
  return (
    <AddressBook add={add}>
      {(addresses) => (
        <ChoiceList
          columns={2}
          deselectable
          choices={addresses.map((address) => ({ id: address.id, content: <AddressText address={address} /> }))}
          {...choice}
        />
      )}
    </AddressBook>
  );
}
