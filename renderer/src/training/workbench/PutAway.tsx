import { Button, Group, Modal, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import controls from '../controls.module.css';
import { clearWorkbench } from './store/kept.ts';
import { clearRecorded } from './store/recorded.ts';

/** Clears the workbench after a question: what only this browser keeps, and what the shop has recorded. */
export function PutAway() {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  useBackCloses(asks, close);
  return (
    <>
      <button type="button" className={controls.control} onClick={() => setAsks(true)}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
        {t('WORKBENCH_CLEAR')}
      </button>
      <Modal {...rangeSkin} opened={asks} onClose={close} title={t('WORKBENCH_CLEAR_TITLE')} centered radius="sm">
        <Text>{t('WORKBENCH_CLEAR_TEXT')}</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" data-autofocus onClick={close}>
            {t('BTN_CANCEL')}
          </Button>
          <Button
            color="accent"
            onClick={() => {
              void clearWorkbench();
              void clearRecorded();
              close();
            }}
          >
            {t('WORKBENCH_CLEAR')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
