import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { get } from '../../../lib/api.ts';
import fields from '../../../ui/fields/Fields.module.css';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import type { Field, FieldRule } from '../../../ui/fields/use-field.ts';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import classes from './DataExport.module.css';

/** Number of characters in a captcha. */
const length = 5;

export const captchaRule: FieldRule = (value) => (value.length < length ? 'MANDATORY_CAPTCHA' : undefined);

/** Shows a drawn word to type, which tells people from programs (api-account.md 15.3). */
export function CaptchaField({ field }: { readonly field: Field }) {
  const { t } = useTranslation();
  const captcha = useQuery({
    queryKey: ['image-captcha'],
    queryFn: async ({ signal }) => (await get<{ image: string }>('rest/image-captcha/', { signal })).image,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className={layout.stack} style={{ gap: 8 }}>
      <p className={classes.captchaHead}>{t('CAPTCHA')}:</p>
      <div className={classes.pictureRow}>
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the contract prescribes it */}
        {/* weakness: contract ui-shop.md 6 (the picture becomes part of the page as it is) */}
        <div
          className={`captcha-image ${classes.picture}`}
          role="img"
          aria-label={t('CAPTCHA_PICTURE')}
          aria-busy={captcha.isFetching}
          dangerouslySetInnerHTML={{ __html: captcha.data ?? '' }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
        <button
          type="button"
          className={`${fields.action} ${classes.renew}`}
          aria-label={t('CAPTCHA_RENEW')}
          title={t('CAPTCHA_RENEW')}
          disabled={captcha.isFetching}
          onClick={() => captcha.refetch()}
        >
          <IconRefresh size={20} stroke={1.5} aria-hidden />
        </button>
      </div>
      {captcha.isError && (
        <RetryLine message="CAPTCHA_FAILED" onRetry={() => captcha.refetch()} trying={captcha.isFetching} />
      )}
      <TextField
        id="captchaAnswer"
        label={t('ENTER_CAPTCHA')}
        placeholder={t('TYPE_THESE_LETTERS', { length })}
        aria-label="Input for the CAPTCHA"
        maxLength={length}
        field={field}
        counter={`${field.value.length}/${length}`}
        {...verbatim}
      />
    </div>
  );
}
