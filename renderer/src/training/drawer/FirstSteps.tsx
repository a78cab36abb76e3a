import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../lib/config.ts';
import controls from '../controls.module.css';
import { startTutorial } from '../tutorials/running.ts';
import classes from './Drawer.module.css';
import steps from './FirstSteps.module.css';
import { framed } from './frame/framed.ts';

/** Says how to begin, to a learner who has not found the score board yet. It gives neither its name nor its address away. */
export function FirstSteps({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const offersTutorial = useConfiguration()?.hackingInstructor.isEnabled === true;
  const start = () => {
    if (framed()) {
      // The tutorial plays in the shop, not in this frame. An address in a link would give it away.
      window.top?.location.assign('./#/hacking-instructor?challenge=Score%20Board');
      return;
    }
    onLeave();
    startTutorial('Score Board', 'button');
  };
  return (
    <section className={classes.section} aria-label={t('DRAWER_BEGIN')}>
      <h3 className={classes.label}>{t('DRAWER_BEGIN')}</h3>
      <ol className={steps.steps}>
        <li>{t('DRAWER_BEGIN_LOOK')}</li>
        <li>{t('DRAWER_BEGIN_BOARD')}</li>
        <li>{t('DRAWER_BEGIN_HERE')}</li>
      </ol>
      {offersTutorial && (
        <div className={classes.actions}>
          <button type="button" className={`${controls.control} ${controls.primary}`} onClick={start}>
            {t('BTN_GETTING_STARTED')}
          </button>
        </div>
      )}
    </section>
  );
}
