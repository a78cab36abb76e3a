import type { ComponentType, ReactElement } from 'react';
import { lazily } from '../lib/reach/load-code.ts';

/** What a route shows. */
export interface Screen {
  readonly element: ReactElement;
  /** Text key of the document title. Without one, the title is only the shop's name. */
  readonly title?: string;
}

/** The functions that fetch each screen's code, by its component. */
const loaders = new Map<ReactElement['type'], () => Promise<unknown>>();

/**
 * Returns a titled screen that `later` loads.
 * @param begin requests the screen's data, so that it arrives along with its code
 */
export function screen(title: string, load: () => Promise<ComponentType>, begin?: () => void): Screen {
  return { element: later(load, begin), title };
}

/** Returns a screen whose code is fetched when it is first shown, or earlier by `fetchCode`. Its data is requested only when it is shown. */
export function later(load: () => Promise<ComponentType>, begin?: () => void): ReactElement {
  const Later = lazily(() => {
    begin?.();
    return load();
  });
  loaders.set(Later, load);
  return <Later />;
}

/** Fetches the code of a screen that is likely to be shown next. A failure is reported only when the screen is shown. */
export function fetchCode({ element }: Screen): void {
  loaders
    .get(element.type)?.()
    .catch(() => {});
}
