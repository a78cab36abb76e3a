import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../../shared/api/records.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { onEnter } from '../../../ui/on-enter.ts';
import classes from './Addresses.module.css';
import { longest, useAddressForm, useLeaveForm } from './use-address-form.ts';

/** The form for an address, empty or filled with the one to change (ui-shop.md 5.22). */
export function AddressForm({ address }: { readonly address?: Address }) {
  const { t } = useTranslation();
  const { fields, enabled, submit } = useAddressForm(address);
  const leave = useLeaveForm();
  const errorText = (key: string) => t(key, { range: '1000000-9999999999' });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands in for a form, which scripts do not expect here */}
      <div id="address-form" className={`form-container ${classes.form}`} onKeyUp={onEnter(enabled, submit)}>
        <TextField
          id="address-country"
          label={t('LABEL_COUNTRY')}
          placeholder={t('MANDATORY_COUNTRY')}
          autoComplete="country-name"
          field={fields.country}
          errorText={errorText}
        />
        <TextField
          id="address-name"
          label={t('LABEL_NAME')}
          placeholder={t('MANDATORY_NAME')}
          autoComplete="name"
          field={fields.name}
          errorText={errorText}
        />
        <TextField
          id="address-mobile-number"
          type="number"
          inputMode="numeric"
          label={t('LABEL_MOBILE_NUMBER')}
          placeholder={t('MANDATORY_NUMBER')}
          autoComplete="tel-national"
          field={fields.mobileNumber}
          errorText={errorText}
        />
        <TextField
          id="address-zip-code"
          label={t('LABEL_ZIP_CODE')}
          placeholder={t('MANDATORY_ZIP')}
          autoComplete="postal-code"
          field={fields.zipCode}
          errorText={errorText}
          counter={`${fields.zipCode.value.length}/${longest.zipCode}`}
        />
        <div className={classes.wide}>
          <TextAreaField
            id="address"
            rows={2}
            label={t('LABEL_ADDRESS')}
            placeholder={t('MANDATORY_ADDRESS')}
            autoComplete="street-address"
            field={fields.street}
            errorText={errorText}
            hint={t('MAX_TEXTAREA_LENGTH', { length: longest.address })}
            counter={`${fields.street.value.length}/${longest.address}`}
          />
        </div>
        <TextField
          id="address-city"
          label={t('LABEL_CITY')}
          placeholder={t('MANDATORY_CITY')}
          autoComplete="address-level2"
          field={fields.city}
          errorText={errorText}
        />
        <TextField
          id="address-state"
          label={t('LABEL_STATE')}
          placeholder={t('STATE_PLACEHOLDER')}
          autoComplete="address-level1"
          field={fields.state}
          errorText={errorText}
        />
      </div>
      <div className={classes.buttons}>
        <Button
          className="btn btn-return"
          variant="subtle"
          leftSection={<IconChevronLeft size={20} stroke={1.5} aria-hidden />}
          onClick={leave}
        >
          {t('LABEL_BACK')}
        </Button>
        <Button id="submitButton" className={classes.submit} disabled={!enabled} onClick={submit}>
          {t('BTN_SUBMIT')}
        </Button>
      </div>
    </>
  );
}
