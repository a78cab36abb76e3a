import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTab, type RepeaterTab } from '../store/repeater.ts';
import classes from './TabStrip.module.css';

interface TabNameProps {
  readonly tab: RepeaterTab | undefined;
  /** The tab, over which the field is. */
  readonly place: HTMLElement | null;
  /** Called when the name is entered, or was left as it is. */
  readonly onDone: (isByKey: boolean) => void;
}

/** Lets the learner rename a tab in its place. Enter and leaving the field keep the name, Escape doesn't. */
export function TabName({ tab, place, onDone }: TabNameProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // At once, since the next key may belong to the name already.
  useLayoutEffect(() => field.current?.select(), []);
  const strip = place?.closest<HTMLElement>(`.${classes.strip}`);
  if (tab === undefined || place === null || !strip) {
    return null;
  }
  const [own, around] = [place.getBoundingClientRect(), strip.getBoundingClientRect()];
  const keep = () => changeTab(tab.id, { name: field.current?.value ?? '' });
  return (
    <input
      ref={field}
      className={classes.rename}
      style={{ left: own.left - around.left, width: Math.max(own.width, 140) }}
      aria-label={t('REPEATER_NAME_OF', { name: tab.name })}
      defaultValue={tab.name}
      maxLength={60}
      spellCheck={false}
      onBlur={() => {
        keep();
        onDone(false);
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' || (key === 'Enter' && !nativeEvent.isComposing)) {
          if (key === 'Enter') {
            keep();
          } else if (field.current !== null) {
            field.current.value = tab.name;
          }
          onDone(true);
        }
      }}
    />
  );
}
