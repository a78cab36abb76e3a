import { useTranslation } from 'react-i18next';
import type { ClassStatus } from '../../../../shared/api/class.ts';
import controls from '../controls.module.css';
import drawer from '../drawer/Drawer.module.css';
import { AskToJoin } from './AskToJoin.tsx';
import classes from './Class.module.css';
import type { Class } from './ClassNotices.tsx';
import { changeClass } from './class-status.ts';
import './english.ts';
import { ForgetClass } from './ForgetClass.tsx';
import { HandIn } from './HandIn.tsx';
import { Stuck } from './Stuck.tsx';

type Joined = Extract<ClassStatus, { kind: 'joined' }>;

/** Renders the drawer's part about the class: whether the reports arrive, a call for help, and the hand-in. */
export function ClassSection({ status }: { readonly status: Class }) {
  const { t } = useTranslation();
  const change = (wanted: 'ask' | 'decline') =>
    changeClass({ do: wanted }).catch((error: unknown) => console.log(error));
  return (
    <section className={drawer.section} aria-label={t('CLASSROOM_TITLE')}>
      <h3 className={drawer.label}>
        {t('CLASSROOM_TITLE')}: <bdi>{status.class}</bdi>
      </h3>
      {status.kind === 'asking' && <AskToJoin status={status} />}
      {status.kind === 'declined' && (
        <>
          <p className={drawer.text}>{t('CLASSROOM_DECLINED')}</p>
          <div className={drawer.actions}>
            <button type="button" className={controls.control} onClick={() => change('ask')}>
              {t('CLASSROOM_ASK_AGAIN')}
            </button>
          </div>
          <ForgetClass />
        </>
      )}
      {status.kind === 'joined' && (
        <>
          <Connection status={status} />
          <Stuck isStuck={status.isStuck} on={status.stuckOn} />
          <HandIn handedInAt={status.handedInAt} isHandingIn={status.isHandingIn} />
          <details className={classes.more}>
            <summary>{t('CLASSROOM_MORE')}</summary>
            <div className={classes.stack}>
              <p className={drawer.text}>{t('CLASSROOM_WHAT')}</p>
              <p className={drawer.text}>{t('CLASSROOM_WHO')}</p>
              <button
                type="button"
                className={`${controls.control} ${classes.start}`}
                onClick={() => change('decline')}
              >
                {t('CLASSROOM_DECLINE')}
              </button>
            </div>
          </details>
          <ForgetClass />
        </>
      )}
    </section>
  );
}

function Connection({ status: { name, isConnected, waiting, phase } }: { readonly status: Joined }) {
  const { t } = useTranslation();
  const state =
    phase !== null && phase !== 'running' && isConnected
      ? t(`CLASSROOM_PHASE_${phase.toUpperCase()}`)
      : isConnected
        ? t('CLASSROOM_CONNECTED')
        : t('CLASSROOM_AWAY');
  return (
    <p className={drawer.text} role="status">
      <span className={classes.state} data-connected={isConnected}>
        {state}
      </span>{' '}
      {t('CLASSROOM_AS', { name })}
      {waiting > 0 && ` ${t('CLASSROOM_QUEUE', { count: waiting })}`}
    </p>
  );
}
