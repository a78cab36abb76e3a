import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../../lib/account/who-am-i.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { UploadProgress } from '../../ui/fields/UploadProgress.tsx';
import { fixedField, required, useField } from '../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../ui/forms/FormBox.tsx';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { messageLength, useComplaint } from './complaint.ts';
import { type InvoiceFault, invoiceFault } from './invoice-check.ts';

/** Messages about faults of a file, including what is allowed. */
const faultTexts: Readonly<Record<InvoiceFault, readonly [key: string, values: Readonly<Record<string, string>>]>> = {
  mimeType: ['INVALID_FILE_TYPE', { type: 'PDF, ZIP' }],
  fileSize: ['INVALID_FILE_SIZE', { size: '100 KB' }],
};

/** Lets customers complain and attach an invoice: `/#/complain` (ui-shop.md 5.17). */
export function ComplaintScreen() {
  const { t } = useTranslation();
  const visitor = useVisitor().data;
  const message = useField(required('MANDATORY_MESSAGE'));
  const [invoice, setInvoice] = useState<File>();
  const { complain, isPending, share, reference, refusal, forget } = useComplaint({
    onUploaded: () => setInvoice(undefined),
    onSent: () => message.reset(),
  });

  const fault = invoice === undefined ? undefined : invoiceFault(invoice);
  const enabled = message.error === undefined && fault === undefined && !isPending;
  const submit = () =>
    complain({ UserId: visitor?.id, message: message.value, invoice: fault === undefined ? invoice : undefined });
  const pick = (file: File | undefined) => {
    forget();
    setInvoice(file);
    const wrong = file === undefined ? undefined : invoiceFault(file);
    if (wrong !== undefined) {
      console.error(`Error due to : ${wrong}`);
    }
  };
  return (
    <app-complaint>
      <Screen
        title={t('NAV_COMPLAIN')}
        lead={t(visitor?.email === undefined ? 'LOGIN_TO_COMPLAIN' : 'COMPLAINT_LEAD')}
        kind="form"
      >
        <Card>
          <Notice tone="good" className="confirmation">
            {reference !== undefined &&
              message.value === '' &&
              t('CUSTOMER_SUPPORT_COMPLAINT_REPLY', { ref: reference })}
          </Notice>
          <FormBox id="complaint-form" enabled={enabled} loading={isPending} onSubmit={submit}>
            <TextField
              id="complaint-customer"
              label={t('LABEL_CUSTOMER')}
              aria-label="Text field for the mail address of the user"
              field={fixedField(visitor?.email ?? '')}
              disabled
            />
            <TextAreaField
              id="complaintMessage"
              label={t('LABEL_MESSAGE')}
              aria-label="Field for entering the complaint"
              placeholder={t('WRITE_MESSAGE_PLACEHOLDER')}
              maxLength={messageLength}
              field={message}
              hint={t('MAX_TEXTAREA_LENGTH', { length: messageLength })}
              counter={`${message.value.length}/${messageLength}`}
            />
            <FileField
              id="file"
              label={`${t('LABEL_INVOICE')}:`}
              // weakness: deprecatedInterfaceChallenge (the name still mentions XML; its markup is the contract's, ui-shop.md 5.17)
              aria-label="Input area for uploading a single invoice PDF or XML B2B order file or a ZIP archive containing multiple invoices or orders<!---->"
              accept=".pdf,.zip"
              invitation={t('CHOOSE_FILE')}
              hint={t('INVOICE_HINT')}
              file={invoice}
              onPick={pick}
              error={fault && <span className="error fileUploadError">{t(...faultTexts[fault])}</span>}
              disabled={isPending}
            />
            {share !== undefined && invoice !== undefined && <UploadProgress share={share} name={invoice.name} />}
            <Notice tone="bad">{refusal && `${t('COMPLAINT_NOT_SENT')} ${t(refusal)}`}</Notice>
            <FormButton id="submitButton" aria-label="Button to send the complaint" icon={IconSend}>
              {t('BTN_SUBMIT')}
            </FormButton>
          </FormBox>
        </Card>
      </Screen>
    </app-complaint>
  );
}
