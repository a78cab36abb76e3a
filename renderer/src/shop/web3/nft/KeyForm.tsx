import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api.ts';
import { failureText } from '../../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { ErrorLine } from '../ErrorLine.tsx';
import classes from './Nft.module.css';
import { unlockedQuery } from './unlocked.ts';

/** Asks for the private key of the token's wallet. */
export function KeyForm() {
  const { t } = useTranslation();
  const key = useField(required('MANDATORY_PRIVATE_KEY'));
  const unlock = useOneAtATime({
    mutationFn: (privateKey: string) => post<unknown>('rest/web3/submitKey', { privateKey }),
    onSuccess: () => queryClient.setQueryData(unlockedQuery.queryKey, true),
  });
  const enabled = key.error === undefined && !unlock.isPending;
  // The server compares the key exactly, so it is sent as typed.
  const submit = () => unlock.ask(key.value);
  const change = (value: string) => {
    key.change(value);
    if (unlock.error !== null) {
      unlock.reset();
    }
  };
  return (
    <FormBox className={classes.side} enabled={enabled} loading={unlock.isPending} onSubmit={submit}>
      <p className={classes.note}>
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
        {t('BTN_SBT_NOTE')}
      </p>
      <TextField
        id="privateKey"
        name="privateKey"
        label={t('LABEL_PRIVATE_KEY')}
        aria-label={t('LABEL_PRIVATE_KEY')}
        field={{ ...key, change }}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <ErrorLine text={unlock.error === null ? undefined : t(failureText(unlock.error))} />
      <FormButton>{t('BTN_AUTHENTICATE')}</FormButton>
    </FormBox>
  );
}
