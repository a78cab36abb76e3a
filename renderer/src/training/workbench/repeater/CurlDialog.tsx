import { Group, Modal, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { verbatim } from '../../../ui/fields/TextField.tsx';
import { type Field, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { type ReadCurl, readCurl } from '../model/exports/read-curl.ts';
import { openInRepeater } from '../store/repeater.ts';

interface CurlDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Gets the focus back. The item of the menu that opened the dialog is gone by then. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Takes a curl command, such as the browser's tools copy it, and opens its request in a new tab. */
export function CurlDialog({ opened, onClose, opener }: CurlDialogProps) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Exclude<ReadCurl, { readonly kind: 'read' }>>();
  const command: Field = useField(() => undefined);
  const close = () => {
    command.reset();
    setRefusal(undefined);
    onClose();
  };
  useBackCloses(opened, close);
  const read = () => {
    const outcome = readCurl(command.value, location.host);
    if (outcome.kind === 'read') {
      openInRepeater(outcome.draft);
      close();
    } else {
      setRefusal(outcome);
    }
  };
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={close}
      returnFocus={false}
      onExitTransitionEnd={() => opener.current?.focus()}
      size="lg"
      title={t('REPEATER_PASTE_TITLE')}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE') }}
    >
      {/* Enter begins a line of the command, so that it can't send the form. */}
      <FormBox enabled={command.value.trim() !== ''} onSubmit={read} onKeyUp={() => {}}>
        <Text size="sm">{t('REPEATER_PASTE_TEXT')}</Text>
        <Notice tone="bad">
          {refusal !== undefined &&
            (refusal.kind === 'unknown'
              ? t('REPEATER_PASTE_UNKNOWN', { word: refusal.word })
              : t('REPEATER_PASTE_UNFINISHED'))}
        </Notice>
        <TextAreaField
          {...verbatim}
          id="workbench-curl"
          label={t('REPEATER_PASTE_FIELD')}
          field={command}
          rows={8}
          data-autofocus
        />
        <Group justify="flex-end">
          <FormButton size="sm">{t('REPEATER_PASTE_OPEN')}</FormButton>
        </Group>
      </FormBox>
    </Modal>
  );
}
