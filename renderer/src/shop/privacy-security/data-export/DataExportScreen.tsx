import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { LogInNotice } from '../LogInNotice.tsx';
import form from '../PrivacyForm.module.css';
import { PrivacyFrame } from '../PrivacyFrame.tsx';
import { CaptchaField, captchaRule } from './CaptchaField.tsx';
import classes from './DataExport.module.css';
import { ExportOutcome } from './ExportOutcome.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { useDataExport } from './use-data-export.ts';

/** Lets customers export everything that the shop knows about them (ui-shop.md 5.14). */
export function DataExportScreen() {
  const { t } = useTranslation();
  const [format, setFormat] = useState<string>();
  const captcha = useField(captchaRule);
  const { request, isPending, captchaNeeded, refusal, finished, clearRefusal } = useDataExport({
    onExported: () => {
      setFormat(undefined);
      captcha.reset();
    },
    onRefused: () => captcha.reset(),
  });
  const enabled = format !== undefined && !(captchaNeeded && captcha.error !== undefined) && !isPending;
  const submit = () => {
    if (format !== undefined) {
      request({ format, ...(captchaNeeded ? { answer: captcha.value } : {}) });
    }
  };
  return (
    <app-privacy-security>
      <app-data-export>
        <PrivacyFrame title={t('TITLE_REQUEST_DATA_EXPORT')} lead={t('DATA_EXPORT_LEAD')}>
          <Card className={form.card}>
            <LogInNotice />
            <FormMessage tone="error" text={refusal} />
            <ExportOutcome pending={isPending} finished={finished} />
            <FormBox
              id="data-export-form"
              className={layout.stack}
              style={{ gap: 20 }}
              enabled={enabled}
              loading={isPending}
              onSubmit={submit}
              onInput={clearRefusal}
            >
              <FormatChoice chosen={format} onChoose={setFormat} />
              {captchaNeeded && <CaptchaField field={captcha} />}
              <FormButton id="submitButton" aria-label="Button to send the request" icon={IconDownload}>
                {t('BTN_REQUEST')}
              </FormButton>
              <p className={classes.hint}>{t('DATA_EXPORT_HINT')}</p>
            </FormBox>
          </Card>
        </PrivacyFrame>
      </app-data-export>
    </app-privacy-security>
  );
}
