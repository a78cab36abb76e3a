import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import drawer from '../drawer/Drawer.module.css';
import classes from './Class.module.css';
import { changeClass } from './class-status.ts';

/** Forgets the class, once the learner has read what that means. */
export function ForgetClass() {
  const { t } = useTranslation();
  const forget = () => changeClass({ do: 'forget' }).catch((error: unknown) => console.log(error));
  return (
    <details className={classes.more}>
      <summary>{t('CLASSROOM_FORGET')}</summary>
      <div className={classes.stack}>
        <p className={drawer.text}>{t('CLASSROOM_FORGET_WHAT')}</p>
        <button type="button" className={`${controls.control} ${classes.start}`} onClick={forget}>
          {t('CLASSROOM_FORGET')}
        </button>
      </div>
    </details>
  );
}
