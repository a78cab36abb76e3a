import type { ComponentType, ReactElement } from 'react';
import { lazily } from '../lib/reach/load-code.ts';

/** What a route shows. */
export interface Screen {
  readonly element: ReactElement;
  /** Text key of the document title. Without one, the title is only the shop's name. */
  readonly title?: string;
}

/** What a screen needs before it can be shown. */
interface Needs {
  readonly load: () => Promise<unknown>;
  readonly begin: (() => void) | undefined;
}

/** The needs of each screen, by its component. */
const needs = new Map<ReactElement['type'], Needs>();

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
  needs.set(Later, { load, begin });
  return <Later />;
}

/** Fetches the code of a screen that is likely to be shown next. A failure is reported only when the screen is shown. */
export function fetchCode({ element }: Screen): void {
  needs
    .get(element.type)
    ?.load()
    .catch(() => {});
}

/** Fetches the code of a screen that will be shown, and requests its data. */
export function fetchAll(screen: Screen): void {
  needs.get(screen.element.type)?.begin?.();
  fetchCode(screen);
}
