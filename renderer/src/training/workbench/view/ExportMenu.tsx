import { Menu } from '@mantine/core';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { download } from '../../backup/download.ts';
import controls from '../../controls.module.css';
import { copyOrSelect } from '../../copy-or-select.ts';
import type { Draft } from '../model/draft.ts';
import { curlOf } from '../model/exports/curl.ts';
import { type HarExchange, harOf } from '../model/exports/har.ts';
import { httpTextOf } from '../model/exports/http-text.ts';

interface ExportMenuProps {
  readonly draft: Draft;
  /** What the request is called in a file, and the file itself. */
  readonly name: string;
  /** Returns the request with its response, if there is one. */
  readonly exchange: () => HarExchange;
}

/** Takes a request out of the workbench: as a curl command, as part of a `.http` file, or as a HAR document with its response. */
export function ExportMenu({ draft, name, exchange }: ExportMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // Only an open menu needs to know.
  const httpText = useMemo(() => (opened ? httpTextOf(draft, name, location.host) : undefined), [opened, draft, name]);
  const file = name.replaceAll(/[^\w.-]+/g, '-');
  const copy = async (text: string, ending: string) => {
    if (await copyOrSelect(text, null)) {
      showSnackBar({ message: 'REPEATER_COPIED', tone: 'confirm' });
    } else {
      download(text, `${file}.${ending}`);
    }
  };
  return (
    <Menu position="bottom-start" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button type="button" className={controls.control}>
          <IconCopy size={18} stroke={1.5} aria-hidden />
          {t('REPEATER_EXPORT')}
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown {...rangeSkin}>
        <Menu.Item disabled={draft.text === ''} onClick={() => void copy(curlOf(draft, location.host), 'sh')}>
          {t('REPEATER_COPY_CURL')}
        </Menu.Item>
        <Menu.Item disabled={httpText === undefined} onClick={() => void copy(httpText ?? '', 'http')}>
          {t(httpText === undefined && opened ? 'REPEATER_NO_HTTP_FILE' : 'REPEATER_COPY_HTTP_FILE')}
        </Menu.Item>
        <Menu.Item onClick={() => download(harOf([exchange()], location.origin), `${file}.har`, 'application/json')}>
          {t('REPEATER_SAVE_HAR')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
