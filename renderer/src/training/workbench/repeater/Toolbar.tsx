import { Menu } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconHistory, IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import { isMac } from '../../palette/keys.ts';
import { toBase64 } from '../model/bytes.ts';
import { bytesOf, isSameDraft } from '../model/draft.ts';
import type { RepeaterTab } from '../store/repeater.ts';
import { openInRunner } from '../store/runner.ts';
import { sendFrom, useSending } from '../store/sending.ts';
import { goToStep, type Step, useSteps } from '../store/steps.ts';
import { ExportMenu } from '../view/ExportMenu.tsx';
import { LoginMenu } from './LoginMenu.tsx';
import classes from './Repeater.module.css';

/** Offers what can be done with a tab's request. */
export function Toolbar({ tab }: { readonly tab: RepeaterTab }) {
  const { t } = useTranslation();
  const sending = useSending(tab.id);
  const isUnderWay = sending?.kind === 'under way';
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form
    <div role="group" aria-label={t('REPEATER_ACTIONS')} className={classes.toolbar}>
      <button
        type="button"
        id="repeater-send"
        className={`${controls.control} ${controls.primary}`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={t('REPEATER_SEND_KEYS', { key: isMac ? '⌘' : 'Ctrl' })}
        aria-disabled={isUnderWay}
        onClick={() => void sendFrom(tab.id, tab.draft)}
      >
        <IconSend size={18} stroke={1.5} aria-hidden />
        {t('REPEATER_SEND')}
      </button>
      <button
        type="button"
        className={controls.control}
        aria-disabled={!isUnderWay}
        onClick={() => isUnderWay && sending.cancel()}
      >
        {t('BTN_CANCEL')}
      </button>
      <StepButtons tab={tab} />
      <div className={classes.tools}>
        <LoginMenu tab={tab} />
        <Exports tab={tab} />
        <button type="button" className={controls.control} onClick={() => openInRunner(tab.draft)}>
          <IconPlayerPlay size={18} stroke={1.5} aria-hidden />
          {t('REPEATER_TO_RUNNER')}
        </button>
      </div>
    </div>
  );
}

function Exports({ tab: { id, name, draft } }: { readonly tab: RepeaterTab }) {
  const { steps, shown } = useSteps(id);
  const step = steps[shown];
  const exchange = () =>
    step !== undefined && isSameDraft(step.draft, draft)
      ? step
      : { request: toBase64(bytesOf(draft)), response: '', milliseconds: 0, length: 0, at: Date.now() };
  return <ExportMenu draft={draft} name={name} exchange={exchange} />;
}

function StepButtons({ tab }: { readonly tab: RepeaterTab }) {
  const { t, i18n } = useTranslation();
  const { steps, shown, unsent } = useSteps(tab.id);
  const canGoForward = shown < steps.length - 1 || unsent !== undefined;
  // What was changed since is one step behind what was sent.
  const now = steps[shown];
  const isChanged = now !== undefined && !isSameDraft(now.draft, tab.draft);
  const back = isChanged ? shown : shown - 1;
  const time = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { timeStyle: 'medium' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form
    <div role="group" aria-label={t('REPEATER_STEPS')} className={classes.steps}>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('REPEATER_BACK')}
        title={t('REPEATER_BACK')}
        aria-disabled={back < 0}
        onClick={() => goToStep(tab.id, tab.draft, back)}
      >
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('REPEATER_FORWARD')}
        title={t('REPEATER_FORWARD')}
        aria-disabled={!canGoForward}
        onClick={() => canGoForward && goToStep(tab.id, tab.draft, shown + 1)}
      >
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </button>
      <Menu position="bottom-start" disabled={steps.length === 0}>
        <Menu.Target>
          <button type="button" className={classes.count} aria-disabled={steps.length === 0}>
            <IconHistory size={18} stroke={1.5} aria-hidden />
            {t('REPEATER_STEP', { step: shown + 1, count: steps.length })}
          </button>
        </Menu.Target>
        <Menu.Dropdown {...rangeSkin} className={classes.stepList}>
          {steps
            .map((step, at) => (
              <Menu.Item
                key={step.at}
                aria-current={at === shown || undefined}
                className={classes.step}
                onClick={() => goToStep(tab.id, tab.draft, at)}
              >
                <span className={classes.stepTime}>{time.format(step.at)}</span> {firstLineOf(step)}
              </Menu.Item>
            ))
            .toReversed()}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function firstLineOf({ draft }: Step): string {
  return (draft.text.split('\n', 1)[0] ?? '').replace(/ HTTP\/[\d.]+$/, '').slice(0, 80);
}
