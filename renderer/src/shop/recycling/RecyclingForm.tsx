import { Button, Checkbox } from '@mantine/core';
import { IconRecycle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../lib/account/who-am-i.ts';
import { get } from '../../lib/api.ts';
import { AddressChoice } from '../../ui/address/AddressChoice.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { fixedField, useField } from '../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../ui/forms/FormBox.tsx';
import { PickupDate } from './PickupDate.tsx';
import classes from './RecyclingForm.module.css';
import { leastPickup, quantityRange, quantityRule, useRecycling } from './recycling.ts';

/** Asks how much fruit there is, where it is, and whether we should pick it up. */
export function RecyclingForm() {
  const { t } = useTranslation();
  const visitor = useVisitor().data;
  // The contract's page sends this request but shows nothing of the response. Learners see the call in their proxy.
  useQuery({
    queryKey: ['recycles'],
    queryFn: ({ signal }) => get<unknown>('api/Recycles/', { signal }),
    staleTime: 0,
  });
  const quantity = useField(quantityRule);
  const [address, setAddress] = useState<number>();
  const [wantsPickup, setWantsPickup] = useState(false);
  const [date, setDate] = useState<Date | 'invalid'>();
  const { send, isPending } = useRecycling({
    onSent: () => {
      quantity.reset();
      setAddress(undefined);
      setWantsPickup(false);
      setDate(undefined);
    },
  });

  const errorText = (key: string) => t(key, { range: quantityRange });
  const pickupOffered = Number(quantity.value) > leastPickup;
  const pickup = pickupOffered && wantsPickup;
  const dateFine = !pickup || date !== 'invalid';
  const enabled = address !== undefined && quantity.error === undefined && dateFine && !isPending;
  const submit = () =>
    send({
      UserId: visitor?.id,
      AddressId: address,
      quantity: Number(quantity.value),
      ...(pickup && { isPickUp: true, date: date === 'invalid' ? undefined : date }),
    });
  return (
    <FormBox id="recycle-form" enabled={enabled} loading={isPending} onSubmit={submit}>
      <TextField
        id="recycle-requestor"
        label={t('LABEL_REQUESTOR')}
        field={fixedField(visitor?.email ?? '')}
        disabled
      />
      <TextField
        id="recycle-quantity"
        type="number"
        inputMode="numeric"
        label={t('LABEL_QUANTITY')}
        placeholder={t('IN_LITERS_PLACEHOLDER')}
        field={quantity}
        errorText={errorText}
        hint={errorText('INVALID_QUANTITY')}
      />
      <div className={classes.addresses}>
        <h2 className={classes.title}>{t('TITLE_SELECT_ADDRESS')}</h2>
        <AddressChoice
          label={t('TITLE_SELECT_ADDRESS')}
          chosen={address}
          onChoose={setAddress}
          add={
            <Button component={Link} to="/address/create">
              {t('ADD_NEW_ADDRESS')}
            </Button>
          }
        />
      </div>
      {pickupOffered && (
        <Checkbox
          label={t('REQUEST_PICKUP')}
          checked={wantsPickup}
          onChange={(event) => setWantsPickup(event.currentTarget.checked)}
        />
      )}
      {pickup && <PickupDate date={date} onChange={setDate} />}
      <FormButton id="recycleButton" icon={IconRecycle}>
        {t('BTN_SUBMIT')}
      </FormButton>
    </FormBox>
  );
}
