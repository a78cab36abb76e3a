import { Button, Modal } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import english from '../../../../resources/languages/en/interface.json?outward';
import { addEnglish } from '../../lib/i18n.ts';
import { stay, useLeaving } from '../../lib/outward-links/leaving.ts';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import classes from './OutwardDialog.module.css';
import { standInFor } from './stand-ins.ts';

// The dialog's English words come with it.
addEnglish(english);

/** Offers the range's own page in the place of one on the Internet, which a learner may open all the same (decision 52). */
export function OutwardDialog() {
  const { t } = useTranslation();
  const leaving = useLeaving((state) => state.leaving);
  const { opened, last } = useDialog(leaving);
  useBackCloses(opened, stay);
  if (last === undefined) {
    return null;
  }
  const standIn = standInFor(last.address);
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={stay}
      centered
      size={520}
      radius="sm"
      zIndex={1050}
      {...(last.within !== null && { portalProps: { target: last.within } })}
      // Otherwise Escape would put the drawer away as well, if the link is in it.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      title={t('OUTWARD_TITLE')}
      classNames={{ title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 6 }}
    >
      <p className={classes.text}>{t('OUTWARD_TEXT')}</p>
      <code className={classes.address} dir="ltr">
        {last.address.href}
      </code>
      <p className={classes.text}>
        {t('OUTWARD_INSTEAD')} <strong>{t(standIn.text)}</strong>
      </p>
      <div className={classes.actions}>
        <Button
          component="a"
          href={last.href}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          data-outward="decided"
          rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
          onClick={stay}
        >
          {t('OUTWARD_ANYWAY')}
        </Button>
        <Button component="a" href={standIn.address} target="_blank" rel="noopener" data-autofocus onClick={stay}>
          {t('OUTWARD_OPEN_STAND_IN')}
        </Button>
      </div>
    </Modal>
  );
}
