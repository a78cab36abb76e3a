import { Button, Group, Modal, Text } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import controls from '../../controls.module.css';
import { clearRecorded } from '../store/recorded.ts';

/** Clears what the shop has recorded after a question. */
export function ClearRecorded({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  useBackCloses(asks, close);
  return (
    <>
      <button type="button" className={controls.control} onClick={() => setAsks(true)}>
        <IconEraser size={18} stroke={1.5} aria-hidden />
        {t('HISTORY_CLEAR')}
      </button>
      <Modal {...rangeSkin} opened={asks} onClose={close} title={t('HISTORY_CLEAR_TITLE')} centered radius="sm">
        <Text>{t('HISTORY_CLEAR_TEXT', { count })}</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" data-autofocus onClick={close}>
            {t('BTN_CANCEL')}
          </Button>
          <Button
            color="accent"
            onClick={() => {
              void clearRecorded();
              close();
            }}
          >
            {t('HISTORY_CLEAR')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
