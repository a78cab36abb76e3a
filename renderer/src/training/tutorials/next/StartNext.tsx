import { useTranslation } from 'react-i18next';
import classes from '../hint/Hint.module.css';
import { startTutorial } from '../running.ts';
import { useNextTutorial } from './use-next-tutorial.ts';

/** Offers the next tutorial at the end of one, or says that there is none. */
export function StartNext({ after }: { readonly after: string }) {
  const { t } = useTranslation();
  const progress = useNextTutorial({ enabled: true });
  if (progress.kind === 'done') {
    return <p className={classes.keys}>{t('ALL_TUTORIALS_DONE')}</p>;
  }
  // The learner may have left the challenge of this tutorial unsolved.
  if (progress.kind === 'unknown' || progress.name === after) {
    return null;
  }
  return (
    <button
      type="button"
      className={classes.link}
      data-mantine-stop-propagation="true"
      onClick={() => startTutorial(progress.name, 'button')}
    >
      {t('START_NEXT_TUTORIAL', { name: progress.name })}
    </button>
  );
}
