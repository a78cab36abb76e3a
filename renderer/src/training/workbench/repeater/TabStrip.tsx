import { Menu } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import { draftOf } from '../model/draft.ts';
import { closeTab, mostTabs, openInRepeater, type RepeaterTab, repeater, showTab } from '../store/repeater.ts';
import { forget } from '../store/sending.ts';
import { CurlDialog } from './CurlDialog.tsx';
import { TabName } from './TabName.tsx';
import classes from './TabStrip.module.css';

/** Shows the repeater's tabs. By keyboard, the arrows go through them, F2 renames and Delete closes one. */
export function TabStrip() {
  const { t } = useTranslation();
  const { tabs, active } = repeater.use();
  const [renamed, setRenamed] = useState<string>();
  const [pastes, setPastes] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const elementOf = (id: string) => list.current?.querySelector<HTMLElement>(`#repeater-${id}`) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is shown has to be seen
  useEffect(() => {
    elementOf(active)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const current = tabs.find(({ id }) => id === active);
  const isFull = tabs.length >= mostTabs;
  const goTo = (tab: RepeaterTab | undefined) => {
    if (tab !== undefined) {
      showTab(tab.id);
      elementOf(tab.id)?.focus();
    }
  };
  const close = (id: string) => {
    forget(id);
    closeTab(id);
    // The next tab is rendered by then.
    requestAnimationFrame(() => elementOf(repeater.use.getState().active)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const at = tabs.findIndex(({ id }) => id === active);
    const next = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      goTo(tabs.at(next));
    } else if (event.key === 'F2') {
      setRenamed(active);
    } else if (event.key === 'Delete') {
      close(active);
    } else {
      return;
    }
    event.preventDefault();
  };
  const emptyRequest = () => draftOf(`GET / HTTP/1.1\nHost: ${location.host}\n\n`);
  return (
    <div className={classes.strip}>
      <div ref={list} role="tablist" aria-label={t('REPEATER_TABS')} className={classes.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`repeater-${id}`}
            aria-selected={id === active}
            aria-controls="repeater-tab"
            tabIndex={id === active ? 0 : -1}
            className={classes.tab}
            onClick={() => showTab(id)}
            onDoubleClick={() => setRenamed(id)}
            onAuxClick={({ button }) => button === 1 && close(id)}
          >
            <bdi className={classes.name}>{name}</bdi>
            {/* The Delete key and the menu close it as well. */}
            <span
              aria-hidden
              className={classes.close}
              title={t('REPEATER_CLOSE')}
              onClick={(event) => {
                event.stopPropagation();
                close(id);
              }}
            >
              ×
            </span>
          </button>
        ))}
      </div>
      {renamed !== undefined && (
        <TabName
          tab={tabs.find(({ id }) => id === renamed)}
          place={elementOf(renamed)}
          onDone={(isByKey) => {
            setRenamed(undefined);
            if (isByKey) {
              elementOf(renamed)?.focus();
            }
          }}
        />
      )}
      <button
        type="button"
        className={controls.icon}
        aria-label={t('REPEATER_NEW_TAB')}
        title={isFull ? t('REPEATER_FULL', { count: mostTabs }) : t('REPEATER_NEW_TAB')}
        disabled={isFull}
        onClick={() => openInRepeater(emptyRequest())}
      >
        <IconPlus size={18} stroke={1.5} aria-hidden />
      </button>
      {current !== undefined && (
        <Menu position="bottom-end">
          <Menu.Target>
            <button
              ref={menu}
              type="button"
              className={controls.icon}
              aria-label={t('REPEATER_TAB_MENU', { name: current.name })}
            >
              <IconDots size={18} stroke={1.5} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown {...rangeSkin}>
            <Menu.Item
              rightSection={<kbd>F2</kbd>}
              // Once the menu is closed: it would take the focus back from a field that has it by then.
              onClick={() => setTimeout(() => setRenamed(current.id))}
            >
              {t('REPEATER_RENAME')}
            </Menu.Item>
            <Menu.Item disabled={isFull} onClick={() => openInRepeater(current.draft)}>
              {t('REPEATER_DUPLICATE')}
            </Menu.Item>
            <Menu.Item disabled={isFull} onClick={() => setPastes(true)}>
              {t('REPEATER_PASTE')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item rightSection={<kbd>{t('REPEATER_KEY_DELETE')}</kbd>} onClick={() => close(current.id)}>
              {t('REPEATER_CLOSE')}
            </Menu.Item>
            <Menu.Item
              disabled={tabs.length < 2}
              onClick={() => {
                for (const { id } of tabs.filter((tab) => tab !== current)) {
                  forget(id);
                  closeTab(id);
                }
              }}
            >
              {t('REPEATER_CLOSE_OTHERS')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <CurlDialog opened={pastes} opener={menu} onClose={() => setPastes(false)} />
    </div>
  );
}
