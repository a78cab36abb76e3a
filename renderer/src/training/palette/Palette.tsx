import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenedLater } from '../../lib/use-opened-later.ts';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import './english.ts';
import { find } from './find.ts';
import classes from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { openPart, usePalette } from './palette-store.ts';
import type { Entry, Place } from './places.ts';
import { useEntries } from './use-entries.ts';

const close = () => openPart('nothing');

/** Renders the palette: a field that finds challenges, pages, tools, opened hints and help, and goes there with the Enter key. */
export function Palette({ shopPages }: { readonly shopPages: readonly Place[] }) {
  const { t } = useTranslation();
  const opened = useOpenedLater(usePalette((state) => state.open === 'palette'));
  useBackCloses(opened, close);
  // Whoever goes somewhere else wants the focus there, and not where it was.
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Modal.Root
      {...rangeSkin}
      opened={opened}
      onClose={close}
      onEnterTransitionEnd={() => setLeaving(false)}
      returnFocus={!isLeaving}
      size={640}
      radius="sm"
      padding={0}
      yOffset="10dvh"
      zIndex={1040}
      transitionProps={{ transition: 'fade', duration: 120 }}
      // A class on the content itself would also be that of the element around it, which fills the window.
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('PALETTE_NAME')}>
        <Modal.Body className={classes.body}>
          {opened && <Finder shopPages={shopPages} onLeave={() => setLeaving(true)} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface FinderProps {
  readonly shopPages: readonly Place[];
  /** Called just before the page goes somewhere else. */
  readonly onLeave: () => void;
}

function Finder({ shopPages, onLeave }: FinderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const groups = find(useEntries(shopPages), query);
  const found = groups.flatMap((group) => group.found);
  const optionId = (index: number) => `${listId}-${index}`;

  const go = ({ way }: Entry) => {
    if ('opens' in way) {
      openPart(way.opens);
      return;
    }
    onLeave();
    close();
    // The history's entry for this dialog is taken off first; a step made before that would be taken off instead.
    setTimeout(() => ('to' in way ? void navigate(way.to) : window.location.assign(way.href)), 50);
  };
  const choose = (index: number) => {
    setCurrent(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = found;
    const target = { ArrowDown: (current + 1) % length, ArrowUp: (current + length - 1) % length }[event.key];
    const entry = found[current]?.entry;
    if (target !== undefined && length > 0) {
      event.preventDefault();
      choose(target);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && entry !== undefined) {
      event.preventDefault();
      go(entry);
    }
  };
  return (
    <>
      <div className={classes.search}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
          aria-label={t('PALETTE_FIELD')}
          placeholder={t('PALETTE_FIELD')}
          className={classes.field}
          value={query}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={classes.key}>Esc</kbd>
      </div>
      <PaletteList id={listId} groups={groups} current={current} optionId={optionId} onPoint={setCurrent} onGo={go} />
      <p role="status" className={classes.status}>
        {found.length === 0 ? t('PALETTE_NOTHING') : t('PALETTE_FOUND', { count: found.length })}
      </p>
    </>
  );
}
