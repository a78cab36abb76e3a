import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bottom, freePlace } from './free-place.ts';
import classes from './SnackBar.module.css';
import { closeSnackBar, type OpenSnackBar, takeAction, useSnackBar } from './snack-bar.ts';

const defaultDurationMs = 5000;

/** Shows the open snack bar in a live region. The shell mounts it once. */
export function SnackBarHost() {
  const open = useSnackBar((state) => state.open);
  return (
    <div className={classes.host} role="status" aria-live="polite">
      {open !== undefined && <SnackBar key={open.id} bar={open} />}
    </div>
  );
}

const toneClass = { neutral: '', confirm: 'confirmBar', error: 'errorBar' } as const;

function SnackBar({ bar }: { readonly bar: OpenSnackBar }) {
  const { t } = useTranslation();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(bottom);
  useClosing(bar, pointed || focused);
  // Before the browser draws it, so that it doesn't jump.
  useLayoutEffect(() => {
    if (ref.current !== null) {
      setPlace(freePlace(ref.current));
    }
  }, []);
  const tone = bar.tone ?? 'neutral';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer, so there is nothing to operate
    <div
      ref={ref}
      className={`mat-mdc-snack-bar-container ${toneClass[tone]} ${classes.bar}`}
      data-tone={tone}
      data-side={place.side}
      style={{ '--raised': `${place.raised}px` } as CSSProperties}
      // Only a moving pointer counts: the bar may appear under one that rests on the button below, and must still go away.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="mat-mdc-snack-bar-label">{t(bar.message, { ...bar.values })}</span>
      {bar.action !== undefined && (
        <button type="button" className={classes.action} onClick={() => takeAction(bar)}>
          {t(bar.action.label)}
        </button>
      )}
      <button
        type="button"
        className={`mat-mdc-snack-bar-action ${classes.close}`}
        aria-label={t('CLOSE_MESSAGE')}
        onClick={() => closeSnackBar(bar.id)}
      >
        X
      </button>
    </div>
  );
}

/** Closes the bar when its time is over. Time under the pointer or with the focus inside doesn't count. */
function useClosing(bar: OpenSnackBar, paused: boolean): void {
  const remaining = useRef(bar.durationMs ?? defaultDurationMs);
  useEffect(() => {
    if (paused) {
      return;
    }
    const start = performance.now();
    const timer = setTimeout(() => closeSnackBar(bar.id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [bar.id, paused]);
}
