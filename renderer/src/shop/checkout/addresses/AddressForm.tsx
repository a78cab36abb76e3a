import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../../shared/api/records.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormBox } from '../../../ui/forms/FormBox.tsx';
import { useKeptFocus } from '../../../ui/forms/use-kept-focus.ts';
import { BackButton } from '../StepButtons.tsx';
import classes from './Addresses.module.css';
import { longest, useAddressForm, useLeaveForm } from './use-address-form.ts';

/** The fields by their names in the API, each with its text keys and its autofill hint. */
const lines = {
  country: { id: 'address-country', label: 'LABEL_COUNTRY', asked: 'MANDATORY_COUNTRY', fill: 'country-name' },
  fullName: { id: 'address-name', label: 'LABEL_NAME', asked: 'MANDATORY_NAME', fill: 'name' },
  mobileNum: {
    id: 'address-mobile-number',
    label: 'LABEL_MOBILE_NUMBER',
    asked: 'MANDATORY_NUMBER',
    fill: 'tel-national',
  },
  zipCode: { id: 'address-zip-code', label: 'LABEL_ZIP_CODE', asked: 'MANDATORY_ZIP', fill: 'postal-code' },
  city: { id: 'address-city', label: 'LABEL_CITY', asked: 'MANDATORY_CITY', fill: 'address-level2' },
  state: { id: 'address-state', label: 'LABEL_STATE', asked: 'STATE_PLACEHOLDER', fill: 'address-level1' },
} as const;

/** Renders the form for an address, either empty or filled with the one to change (ui-shop.md 5.22). */
export function AddressForm({ address }: { readonly address?: Address }) {
  const { t } = useTranslation();
  const { fields, enabled, isPending, submit } = useAddressForm(address);
  const leave = useLeaveForm();
  const ref = useKeptFocus<HTMLDivElement>(isPending);
  return (
    <div ref={ref} tabIndex={-1} data-holds-focus>
      <FormBox
        id="address-form"
        className={`form-container ${classes.form}`}
        enabled={enabled}
        loading={isPending}
        onSubmit={submit}
      >
        <Line name="country" field={fields.country} />
        <Line name="fullName" field={fields.fullName} />
        <Line
          name="mobileNum"
          type="number"
          inputMode="numeric"
          field={fields.mobileNum}
          errorText={(key) => t(key, { range: '1000000-9999999999' })}
        />
        <Line name="zipCode" field={fields.zipCode} counter={`${fields.zipCode.value.length}/${longest.zipCode}`} />
        <div className={classes.wide}>
          <TextAreaField
            id="address"
            rows={2}
            label={t('LABEL_ADDRESS')}
            placeholder={t('MANDATORY_ADDRESS')}
            autoComplete="street-address"
            field={fields.streetAddress}
            hint={t('MAX_TEXTAREA_LENGTH', { length: longest.streetAddress })}
            counter={`${fields.streetAddress.value.length}/${longest.streetAddress}`}
          />
        </div>
        <Line name="city" field={fields.city} />
        <Line name="state" field={fields.state} />
      </FormBox>
      <div className={classes.buttons}>
        <BackButton onClick={leave} />
        <Button id="submitButton" className={classes.submit} disabled={!enabled} onClick={submit}>
          {t('BTN_SUBMIT')}
        </Button>
      </div>
    </div>
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, 'id' | 'label' | 'name'> & {
  readonly name: keyof typeof lines;
};

function Line({ name, ...field }: LineProps) {
  const { t } = useTranslation();
  const { id, label, asked, fill } = lines[name];
  return <TextField id={id} label={t(label)} placeholder={t(asked)} autoComplete={fill} {...field} />;
}
