import { type ComponentType, type KeyboardEvent, Suspense, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../lib/reach/load-code.ts';
import { RangeSurface } from '../../ui/RangeSurface.tsx';
import './english.ts';
import { OpenedByAddress } from './open/OpenedByAddress.tsx';
import { PutAway } from './PutAway.tsx';
import { leaveWorkbench } from './store/leave.ts';
import { type Part, parts, place, showPart } from './store/place.ts';
import { useAskedPart } from './use-asked-part.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './WorkbenchScreen.module.css';

const contents: Readonly<Record<Part, ComponentType>> = {
  history: lazily(async () => (await import('./history/History.tsx')).History),
  repeater: lazily(async () => (await import('./repeater/Repeater.tsx')).Repeater),
  runner: lazily(async () => (await import('./runner/Runner.tsx')).Runner),
  files: lazily(async () => (await import('./files/Files.tsx')).Files),
};

/** Shows the workbench (architecture.md 9): history, repeater, runner and `.http` files, in tabs. It sends to this shop and nowhere else. */
export function WorkbenchScreen() {
  const { t } = useTranslation();
  useEffect(() => leaveWorkbench, []);
  return (
    <RangeSurface className={classes.workbench}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('WORKBENCH_TITLE')}</h1>
        <p className={classes.about}>{t('WORKBENCH_ABOUT')}</p>
        <PutAway />
      </header>
      <OpenedByAddress />
      <Suspense>
        <Parts />
      </Suspense>
    </RangeSurface>
  );
}

function Parts() {
  // What was kept is shown at once, not after the state of a first visit.
  use(place.ready);
  useAskedPart();
  const { t } = useTranslation();
  const part = place.use((state) => state.part);
  useKeptFocus(part);
  const tabs = useRef<HTMLDivElement>(null);
  const Content = contents[part];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : parts.at((parts.indexOf(part) + step) % parts.length);
    if (next !== undefined) {
      showPart(next);
      tabs.current?.querySelector<HTMLElement>(`#workbench-${next}`)?.focus();
      event.preventDefault();
    }
  };
  return (
    <>
      <div ref={tabs} role="tablist" aria-label={t('WORKBENCH_PARTS')} className={classes.tabs} onKeyDown={onKeyDown}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`workbench-${each}`}
            aria-selected={each === part}
            aria-controls="workbench-part"
            tabIndex={each === part ? 0 : -1}
            className={classes.tab}
            onClick={() => showPart(each)}
          >
            {t(`WORKBENCH_${each.toUpperCase()}`)}
          </button>
        ))}
      </div>
      <div id="workbench-part" role="tabpanel" aria-labelledby={`workbench-${part}`} className={classes.part}>
        <Suspense>
          <Content />
        </Suspense>
      </div>
    </>
  );
}
