import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import classes from './Notice.module.css';

/** Renders the button that closes a notice. All of them have the id that scripts look for (ui-learning.md 4, 5). */
export function CloseNotice(button: Pick<ComponentProps<'button'>, 'title' | 'onClick'>) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id="closeButton"
      className={`${controls.icon} ${classes.close}`}
      aria-label={t('CLOSE_NOTIFICATION')}
      {...button}
    >
      <IconX size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
