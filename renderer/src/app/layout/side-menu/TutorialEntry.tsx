import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { startTutorial } from '../../../training/tutorials/running.ts';
import classes from './SideMenu.module.css';

/** Closes the side menu and begins the first tutorial (ui-learning.md 8). */
export function TutorialEntry({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.link}
      aria-label="Launch beginners tutorial"
      onClick={() => {
        onClose();
        startTutorial('Score Board', 'button');
      }}
    >
      <IconSchool size={20} stroke={1.5} aria-hidden />
      <span className={classes.label}>{t('BTN_GETTING_STARTED')}</span>
    </button>
  );
}
