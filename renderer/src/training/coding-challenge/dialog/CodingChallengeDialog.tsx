import '../english.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { useOpenedLater } from '../../../lib/use-opened-later.ts';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import classes from './CodingChallengeDialog.module.css';
import { Steps } from './Steps.tsx';

interface CodingChallengeDialogProps {
  readonly challenge: ChallengeRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Lets the learner find the weak lines in the shop's own code and then choose a fix (ui-learning.md 3). Its buttons, Escape and
 * Back close it. A click beside it doesn't: a chosen line is quickly lost.
 */
export function CodingChallengeDialog({ challenge, opened, onClose }: CodingChallengeDialogProps) {
  const { t } = useTranslation();
  const small = useMediaQuery('(width < 43.75em)', undefined, { getInitialValueInEffect: false });
  const shown = useOpenedLater(opened);
  useBackCloses(shown, onClose);
  return (
    <Modal
      {...rangeSkin}
      opened={shown}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 6, className: 'close-cross' }}
      fullScreen={small}
      size="65em"
      padding={0}
      title={
        <>
          <span className={classes.kicker}>{t('TITLE_CODING_CHALLENGE')}: </span>
          {challenge.name}
        </>
      }
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <code-snippet id="code-snippet" className={`code-snippet ${classes.steps}`}>
        <Steps challenge={challenge} onClose={onClose} />
      </code-snippet>
    </Modal>
  );
}
