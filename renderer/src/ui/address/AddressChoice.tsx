import type { ReactNode } from 'react';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { AddressBook } from './AddressBook.tsx';
import { AddressText } from './AddressText.tsx';

interface AddressChoiceProps {
  /** Name of the group of radio buttons, already translated. */
  readonly label: string;
  readonly chosen: number | undefined;
  /** Called with undefined when the visitor clicks the chosen address again (ui-shop.md 5.21). */
  readonly onChoose: (id: number | undefined) => void;
  /** The link to the form for a first address. */
  readonly add: ReactNode;
}

/** Renders the customer's addresses as radio buttons, or what takes their place while there are none. */
export function AddressChoice({ add, ...choice }: AddressChoiceProps) {
  return (
    <AddressBook add={add}>
      {(addresses) => (
        <ChoiceList
          columns={2}
          column="Address"
          deselectable
          choices={addresses.map((address) => ({ id: address.id, content: <AddressText address={address} /> }))}
          {...choice}
        />
      )}
    </AddressBook>
  );
}
