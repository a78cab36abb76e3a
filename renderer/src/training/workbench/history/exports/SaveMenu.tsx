import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../../ui/RangeSurface.tsx';
import { showSnackBar } from '../../../../ui/snack-bar/snack-bar.ts';
import { download } from '../../../backup/download.ts';
import controls from '../../../controls.module.css';
import { timedName } from '../../model/timed-name.ts';
import { historyView } from '../../store/history.ts';
import classes from '../History.module.css';
import { collect } from './collect.ts';
import { type FileKind, fileKinds, fileOf } from './several.ts';

const kindTexts: Readonly<Record<FileKind, string>> = {
  har: 'HISTORY_SAVE_HAR',
  http: 'HISTORY_SAVE_HTTP',
  curl: 'HISTORY_SAVE_CURL',
};

interface SaveMenuProps {
  readonly run: string;
  /** Ids of the exchanges that are shown, and of those that are ticked. */
  readonly shown: readonly number[];
  readonly ticked: readonly number[];
}

/** Saves the exchanges that are ticked, or all that are shown, as one file. */
export function SaveMenu({ run, shown, ticked }: SaveMenuProps) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<number>();
  const [all, setAll] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (kind: FileKind, ids: readonly number[]) => {
    const controller = new AbortController();
    stop.current?.abort();
    stop.current = controller;
    setProgress(0);
    setAll(ids.length);
    try {
      const exchanges = await collect(run, ids, controller.signal, setProgress);
      const { by } = historyView.use.getState().remarks;
      const { text, type, ending, leftOut } = fileOf(kind, exchanges, by, location.host);
      const count = leftOut + ids.length - exchanges.length;
      if (count < ids.length) {
        download(text, timedName('history', Date.now(), ending), type);
      }
      if (count > 0) {
        showSnackBar({ message: 'HISTORY_LEFT_OUT', values: { count }, tone: 'error' });
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        showSnackBar({ message: error instanceof Error ? error.message : String(error), tone: 'error' });
      }
    }
    setProgress(undefined);
  };
  const groups = [
    { ids: ticked, title: t('HISTORY_SAVE_TICKED', { count: ticked.length }) },
    { ids: shown, title: t('HISTORY_SAVE_SHOWN', { count: shown.length }) },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <>
      <Menu position="bottom-end" disabled={groups.length === 0 || progress !== undefined}>
        <Menu.Target>
          <button type="button" className={controls.control} disabled={groups.length === 0}>
            <IconDownload size={18} stroke={1.5} aria-hidden />
            {t('HISTORY_SAVE')}
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown {...rangeSkin}>
          {groups.map(({ ids, title }) => (
            // biome-ignore lint/a11y/useSemanticElements: a menu's items belong together by their group
            <div key={title} role="group" aria-label={title}>
              <Menu.Label>{title}</Menu.Label>
              {fileKinds.map((kind) => (
                <Menu.Item key={kind} onClick={() => void save(kind, ids)}>
                  {t(kindTexts[kind])}
                </Menu.Item>
              ))}
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span role="status" className={classes.progress}>
        {progress !== undefined && t('HISTORY_SAVING', { count: progress, all })}
      </span>
    </>
  );
}
