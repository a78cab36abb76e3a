import { IconArrowForwardUp, IconMessageCircleDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { fromBase64 } from '../model/bytes.ts';
import { followed, redirectOf } from '../model/follow.ts';
import { partsOf } from '../model/parts.ts';
import { headerOf, readHead, statusIn } from '../model/response.ts';
import { changeTab, type RepeaterTab } from '../store/repeater.ts';
import { useSending } from '../store/sending.ts';
import { type Step, useSteps } from '../store/steps.ts';
import { MessageView } from '../view/MessageView.tsx';
import { SentSummary } from '../view/SentSummary.tsx';
import classes from './Panes.module.css';

/** Shows what came back for a tab's request: what the shown step got, and what the request that is under way is at. */
export function ResponsePane({ tab }: { readonly tab: RepeaterTab }) {
  const { t } = useTranslation();
  const { steps, shown } = useSteps(tab.id);
  const sending = useSending(tab.id);
  const step = steps[shown];
  const isUnderWay = sending?.kind === 'under way';
  return (
    <section id="repeater-response" className={classes.pane} aria-label={t('REPEATER_RESPONSE')} aria-busy={isUnderWay}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('REPEATER_RESPONSE')}</h2>
        <div role="status" className={classes.status}>
          {isUnderWay ? (
            <span className={classes.waiting}>{t('REPEATER_SENDING')}</span>
          ) : sending === undefined ? (
            step !== undefined && <SentSummary {...step} />
          ) : (
            <span className={classes.failure}>
              {sending.kind === 'failed' ? sending.reason : t('REPEATER_CANCELLED')}
            </span>
          )}
        </div>
      </div>
      {step === undefined ? (
        <div className={classes.empty}>
          <IconMessageCircleDown size={40} stroke={1} aria-hidden />
          <p>{t('REPEATER_NO_RESPONSE')}</p>
        </div>
      ) : (
        <Shown tab={tab} step={step} isOld={sending !== undefined} />
      )}
    </section>
  );
}

interface ShownProps {
  readonly tab: RepeaterTab;
  readonly step: Step;
  /** Whether it isn't the response to what was sent last. */
  readonly isOld: boolean;
}

function Shown({ tab, step, isOld }: ShownProps) {
  const { t } = useTranslation();
  const bytes = useMemo(() => fromBase64(step.response), [step.response]);
  return (
    <div className={classes.shown}>
      {isOld && <p className={classes.earlier}>{t('REPEATER_EARLIER')}</p>}
      <Redirection tab={tab} step={step} bytes={bytes} />
      <MessageView bytes={bytes} label={t('REPEATER_RESPONSE')} />
    </div>
  );
}

interface RedirectionProps {
  readonly tab: RepeaterTab;
  readonly step: Step;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Offers the request to which a redirection leads. Nothing is followed on its own, and nothing out of the shop. */
function Redirection({ tab, step, bytes }: RedirectionProps) {
  const { t } = useTranslation();
  const { firstLine, headers } = useMemo(() => readHead(bytes), [bytes]);
  const { target } = partsOf(step.draft.text);
  const redirect = redirectOf(statusIn(firstLine), headerOf(headers, 'location'), target, location.host);
  if (redirect === undefined) {
    return null;
  }
  if (redirect.kind === 'outside') {
    return <p className={classes.redirect}>{t('REPEATER_LEADS_OUT', { address: redirect.address })}</p>;
  }
  const follow = () => {
    changeTab(tab.id, { draft: followed(step.draft, redirect.path, redirect.status) });
    document.getElementById('repeater-send')?.focus();
  };
  return (
    <p className={classes.redirect}>
      <span>{t('REPEATER_LEADS_TO', { path: redirect.path })}</span>
      <button type="button" className={controls.control} onClick={follow}>
        <IconArrowForwardUp size={18} stroke={1.5} aria-hidden />
        {t('REPEATER_FOLLOW')}
      </button>
    </p>
  );
}
