import { IconTransfer } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '../../../lib/config.ts';
import { workbenchRoute } from '../../../lib/range-addresses.ts';
import { RangeSurface, rangeSkin } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import { AnswerNote } from '../answers/AnswerNote.tsx';
import type { Answer } from '../answers/use-answer.ts';
import { StartNext } from '../next/StartNext.tsx';
import { usePlace } from '../place/use-place.ts';
import { rewindTo, useTutorial } from '../running.ts';
import type { Script } from '../script/script.ts';
import { Announcement } from './Announcement.tsx';
import { GoOnWhereLeft } from './GoOnWhereLeft.tsx';
import classes from './Hint.module.css';
import { HintControls } from './HintControls.tsx';
import { HintHeader } from './HintHeader.tsx';
import { HintText } from './HintText.tsx';
import { piecesOf } from './hint-text.ts';
import { MissingAnchor } from './MissingAnchor.tsx';
import { speedOf, useHintSettings } from './settings.ts';
import { useClock } from './use-clock.ts';
import { useEscape } from './use-escape.ts';
import { useFocus } from './use-focus.ts';

interface HintProps {
  readonly name: string;
  readonly script: Script;
  /** Index of the step that the tutorial has reached. */
  readonly step: number;
  readonly configuration: Configuration;
  /** What there is to say about what the learner did. */
  readonly answer: Answer | undefined;
  readonly onNext: () => void;
  readonly onCancel: () => void;
}

/** Renders a hint beside its anchor, with the contract's hooks (ui-learning.md 13.3). It has its own layer, so that no page removes it. */
export function Hint({ name, script, step: reached, configuration, answer, onNext, onCancel }: HintProps) {
  const { t } = useTranslation();
  const hint = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [index, setIndex] = useReviewedStep(reached);
  const [settings] = useHintSettings();
  const { inCorner, autoAdvance } = settings;
  const isRewound = useTutorial((state) => state.isRewound);
  const { speed, factor } = speedOf(settings, configuration.hackingInstructor.hintPlaybackSpeed);
  const keepFocus = useKeptFocus(hint, `${name} ${index}`);
  useFocus(hint);
  useEscape(hint, onCancel);
  const step = script[index] ?? script[0];
  const anchor = usePlace({ step, isLast: index === script.length - 1, hint, ring, inCorner });
  const isReview = index < reached;
  const isLast = index === script.length - 1;
  const isTimed = step.until.kind === 'time' && !isReview;
  const duration = step.until.kind === 'time' && isTimed && autoAdvance ? step.until.ms * factor : undefined;
  const goOn = keepFocus(onNext);
  useClock({ duration, step, bar, onOver: goOn });
  // What is only to read is never in the reader's way.
  const isSkippable = isTimed || (!isReview && step.unskippable !== true);
  const pieces = piecesOf(t(step.text, { skipInterpolation: true }), step.values, configuration, (key) => t(key));
  const onward = isReview
    ? { label: 'TUTORIAL_FORWARD', go: keepFocus(() => setIndex(reached)) }
    : step.until.kind === 'developerTools'
      ? { label: 'TUTORIAL_TOOLS_OPEN', go: goOn }
      : isSkippable
        ? { label: isLast ? 'TUTORIAL_FINISH' : 'TUTORIAL_NEXT', go: goOn }
        : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key === 'Enter' || event.key === ' ') && event.target === event.currentTarget) {
      event.preventDefault();
      onward?.go();
    }
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const isOfText = target instanceof Element && target.closest('a, code, button, select') !== null;
    if (isSkippable && !isOfText) {
      goOn();
    }
  };
  return createPortal(
    <>
      <div {...rangeSkin} ref={ring} className={classes.ring} hidden />
      <RangeSurface
        ref={hint}
        id="hacking-instructor"
        className={classes.hint}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        title={isSkippable ? t('TUTORIAL_SKIP_HINT') : ''}
        data-skippable={isSkippable || undefined}
        data-step={index + 1}
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
      >
        <HintHeader id={titleId} name={name} step={index} total={script.length} onCancel={onCancel} />
        <div key={index} className={classes.body}>
          <img
            src="assets/public/images/hackingInstructor.png"
            alt=""
            width={64}
            height={64}
            className={classes.avatar}
          />
          <div>
            <HintText pieces={pieces} />
            {step.workbench !== undefined && (
              <a href={`#${workbenchRoute}`} className={`${controls.control} ${classes.workbench}`}>
                <IconTransfer size={18} stroke={1.5} aria-hidden />
                {t(step.workbench === 'there' ? 'TUTORIAL_WORKBENCH_LINK' : 'TUTORIAL_WORKBENCH')}
              </a>
            )}
            {isRewound && !isReview && <p className={classes.note}>{t('TUTORIAL_REWOUND', { step: index + 1 })}</p>}
            {anchor.kind === 'missing' && answer?.kind !== 'nearMiss' ? (
              <MissingAnchor lastSeenAt={anchor.lastSeenAt} />
            ) : (
              answer !== undefined &&
              !isReview && <AnswerNote answer={answer} onRewind={(to) => keepFocus(() => rewindTo(to))()} />
            )}
            {reached <= 1 && <GoOnWhereLeft name={name} script={script} reached={reached} />}
            {index === 0 && <p className={classes.keys}>{t('TUTORIAL_KEYS')}</p>}
            {isLast && <StartNext after={name} />}
          </div>
        </div>
        <HintControls
          onBack={index === 0 ? undefined : keepFocus(() => setIndex(index - 1))}
          isTimed={isTimed}
          speed={speed}
          onward={onward}
        />
        {duration !== undefined && (
          <div className={classes.track}>
            <div ref={bar} className={classes.time} />
          </div>
        )}
      </RangeSurface>
      <Announcement text={`${t('TUTORIAL_NAMED', { name })}. ${pieces.map(({ text }) => text).join('')}`} />
    </>,
    document.body,
  );
}

/** Returns the step that is shown: the one reached, or an earlier one that the learner is reviewing. */
function useReviewedStep(reached: number): readonly [number, (step: number) => void] {
  const [review, setReview] = useState({ reached, index: reached });
  const index = review.reached === reached ? review.index : reached;
  return [index, (step) => setReview({ reached, index: step })];
}

/**
 * Keeps the focus in the hint when a step removes the focused element.
 * @returns a function that wraps an action which changes the step
 */
function useKeptFocus(hint: { readonly current: HTMLElement | null }, shown: string) {
  const had = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of what is shown
  useEffect(() => {
    if (had.current && hint.current?.contains(document.activeElement) === false) {
      hint.current.focus({ preventScroll: true });
    }
    had.current = false;
  }, [hint, shown]);
  return (go: () => void) => () => {
    had.current = hint.current?.contains(document.activeElement) === true;
    go();
  };
}
