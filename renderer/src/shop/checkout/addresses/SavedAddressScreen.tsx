import { ActionIcon } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Address } from '../../../../../shared/api/records.ts';
import { AddressBook } from '../../../ui/address/AddressBook.tsx';
import { AddressText } from '../../../ui/address/AddressText.tsx';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
import { Cell, Row, Table } from '../../../ui/script-layer/Table.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import saved from '../Saved.module.css';
import { AddAddressButton } from './AddAddressButton.tsx';
import classes from './Addresses.module.css';
import { removeAddress } from './remove-address.ts';

/** Shows the address book, where addresses are changed and removed (ui-shop.md 5.21). */
export function SavedAddressScreen() {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  return (
    <app-saved-address>
      <CheckoutFrame title={t('MY_SAVED_ADRESSES')}>
        <div className="main-wrapper">
          <app-address>
            <AddressBook add={<AddAddressButton />}>
              {(addresses) => (
                <div className={layout.stack}>
                  <Table
                    ref={list}
                    role="list"
                    className={`${saved.list} ${classes.list}`}
                    aria-label={t('MY_SAVED_ADRESSES')}
                  >
                    {addresses.map((address, index) => (
                      <SavedAddress
                        key={address.id}
                        address={address}
                        onRemove={() => focusNeighbour(list.current, index)}
                      />
                    ))}
                  </Table>
                  <AddAddressButton />
                </div>
              )}
            </AddressBook>
          </app-address>
        </div>
      </CheckoutFrame>
    </app-saved-address>
  );
}

interface SavedAddressProps {
  readonly address: Address;
  /** Called before the address is removed. */
  readonly onRemove: () => void;
}

function SavedAddress({ address, onRemove }: SavedAddressProps) {
  const { t } = useTranslation();
  const name = address.fullName ?? '';
  return (
    <Row role="listitem" className={`${saved.saved} ${classes.saved}`}>
      <Cell column="Address" role="presentation">
        <AddressText address={address} />
      </Cell>
      <div className={classes.actions}>
        <Cell column="Edit" role="presentation">
          <ActionIcon
            component={Link}
            to={`/address/edit/${address.id}`}
            variant="subtle"
            className={saved.action}
            aria-label={t('EDIT_ADDRESS_OF', { name })}
          >
            <IconEdit className="fa-edit" size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Cell>
        <Cell column="Remove" role="presentation">
          <RemoveButton
            label={t('REMOVE_ADDRESS_OF', { name })}
            onRemove={() => {
              onRemove();
              void removeAddress(address);
            }}
          />
        </Cell>
      </div>
    </Row>
  );
}
