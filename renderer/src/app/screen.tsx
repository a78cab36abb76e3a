import { type ComponentType, lazy, type ReactElement } from 'react';

/** What a route shows. */
export interface Screen {
  readonly element: ReactElement;
  /** Text key of the document title; without one it is the shop's name alone. */
  readonly title?: string;
}

/** Fetches the code of a screen, by its component. */
const loaders = new Map<ReactElement['type'], () => Promise<unknown>>();

/** Returns a screen with a title, loaded as by `later`. */
export function screen(title: string, load: () => Promise<ComponentType>): Screen {
  return { element: later(load), title };
}

/** Returns a screen whose code is fetched when it is first shown, or before with `fetchCode`. */
export function later(load: () => Promise<ComponentType>): ReactElement {
  const Later = lazy(async () => ({ default: await load() }));
  loaders.set(Later, load);
  return <Later />;
}

/** Fetches the code of a screen that is likely to be shown next; when that fails, showing it says so. */
export function fetchCode({ element }: Screen): void {
  loaders
    .get(element.type)?.()
    .catch(() => {});
}
