import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../../ui/RangeSurface.tsx';
import controls from '../../../controls.module.css';
import { draftOf } from '../../model/draft.ts';
import { repeater } from '../../store/repeater.ts';
import { addStep } from '../../store/runner.ts';
import { nameOf } from '../plan/name.ts';

const emptyRequest = 'GET / HTTP/1.1\nHost: localhost\n\n';

interface AddRequestProps {
  readonly planId: string;
  /** Called with the id of the new request. */
  readonly onAdded: (stepId: string) => void;
}

/** Adds a request to a plan: a new one, or one of the repeater's. */
export function AddRequest({ planId, onAdded }: AddRequestProps) {
  const { t } = useTranslation();
  const tabs = repeater.use((state) => state.tabs);
  return (
    <Menu position="bottom-start" {...rangeSkin}>
      <Menu.Target>
        <button type="button" className={controls.control}>
          <IconPlus size={18} stroke={1.5} aria-hidden />
          {t('RUNNER_ADD_REQUEST')}
        </button>
      </Menu.Target>
      <Menu.Dropdown {...rangeSkin}>
        <Menu.Item onClick={() => onAdded(addStep(planId, draftOf(emptyRequest)))}>{t('RUNNER_NEW_REQUEST')}</Menu.Item>
        <Menu.Label>{t('RUNNER_FROM_REPEATER')}</Menu.Label>
        {tabs.map(({ id, name, draft }) => (
          <Menu.Item key={id} onClick={() => onAdded(addStep(planId, draft))}>
            {`${name} · ${nameOf(draft)}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
