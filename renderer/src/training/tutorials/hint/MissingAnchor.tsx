import { useTranslation } from 'react-i18next';
import classes from './Hint.module.css';

/** Says that a step's anchor isn't on the screen, and links to where it was. */
export function MissingAnchor({ lastSeenAt }: { readonly lastSeenAt: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.note}>
      {t('TUTORIAL_ANCHOR_MISSING')}
      {lastSeenAt !== undefined && (
        <button
          type="button"
          className={classes.link}
          data-mantine-stop-propagation="true"
          onClick={() => {
            window.location.hash = lastSeenAt;
          }}
        >
          {t('TUTORIAL_GO_BACK')}
        </button>
      )}
    </div>
  );
}
