import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../../../ui/use-back-closes.ts';
import { Diff } from '../../../coding-challenge/fix-it/Diff.tsx';
import { compareText } from '../../../coding-challenge/fix-it/diff.ts';
import controls from '../../../controls.module.css';
import classes from './Compare.module.css';

interface CompareProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog in which two messages are compared. */
export function Compare({ title, opened, onClose, children }: CompareProps) {
  const { t } = useTranslation();
  useBackCloses(opened, onClose);
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={onClose}
      title={title}
      size="80rem"
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE') }}
    >
      <div className={classes.compared}>{children}</div>
    </Modal>
  );
}

/** One of the two. */
export interface Side {
  readonly caption: string;
  /** As `laidOut` returns it. */
  readonly text: string;
}

/** Lines that are shown at first. Each step shows four times as many. */
const first = 500;

/** Shows how two messages differ, the beginning first, so that even thousands of lines are there at once. */
export function Compared({ one, other }: { readonly one: Side; readonly other: Side }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(width >= 50em)');
  const lines = useMemo(() => compareText(one.text, other.text), [one.text, other.text]);
  const [{ of, count }, setShown] = useState({ of: lines, count: first });
  // Another comparison begins with its beginning.
  const shown = of === lines ? count : first;
  return (
    <>
      <div className={classes.pair}>
        <div>{one.caption}</div>
        <div>{other.caption}</div>
      </div>
      {lines === undefined && <p className={classes.note}>{t('MESSAGE_COMPARE_TOO_LONG')}</p>}
      {one.text === other.text ? (
        <p className={classes.note}>{t('MESSAGE_COMPARE_SAME')}</p>
      ) : (
        lines !== undefined && (
          <div dir="ltr">
            <Diff rows={lines.slice(0, shown)} folded format={isWide ? 'SideBySide' : 'LineByLine'} />
          </div>
        )
      )}
      {one.text !== other.text && lines !== undefined && shown < lines.length && (
        <button type="button" className={controls.control} onClick={() => setShown({ of: lines, count: shown * 4 })}>
          {t('MESSAGE_MORE_LINES')}
        </button>
      )}
    </>
  );
}
