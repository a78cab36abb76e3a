import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeLearner, useLearner } from '../../lib/learner.ts';
import { useOpenedLater } from '../../lib/use-opened-later.ts';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import './english.ts';
import { areShortcutsOn, isMac, pageShortcuts, partShortcuts, type Shortcut } from './keys.ts';
import { openPart, usePalette } from './palette-store.ts';
import classes from './ShortcutSheet.module.css';

const close = () => openPart('nothing');

/** Lists the shortcuts, with the switch that turns those of the page off. The range keeps the choice (decision 45). */
export function ShortcutSheet() {
  const { t } = useTranslation();
  const opened = useOpenedLater(usePalette((state) => state.open === 'shortcuts'));
  useBackCloses(opened, close);
  const learner = useLearner();
  const on = areShortcutsOn(learner);
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={close}
      title={t('PALETTE_SHORTCUTS')}
      centered
      size={480}
      radius="sm"
      zIndex={1040}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 6 }}
    >
      <Switch
        className={classes.switch}
        label={t('PALETTE_SHORTCUTS_ON')}
        description={t('PALETTE_SHORTCUTS_ON_TEXT')}
        checked={on}
        disabled={learner === undefined}
        onChange={() => void changeLearner({ views: { shortcuts: on ? { off: true } : null } })}
      />
      <Keys heading={t('PALETTE_KEYS_PAGE')} shortcuts={pageShortcuts} off={!on} />
      <Keys heading={t('PALETTE_KEYS_PARTS')} shortcuts={partShortcuts} />
    </Modal>
  );
}

interface KeysProps {
  readonly heading: string;
  readonly shortcuts: readonly Shortcut[];
  readonly off?: boolean;
}

function Keys({ heading, shortcuts, off = false }: KeysProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={classes.heading}>{off ? `${heading} (${t('PALETTE_KEYS_OFF')})` : heading}</h3>
      <dl className={classes.keys}>
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
                </kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
