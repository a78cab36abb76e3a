import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Destination } from './account/account-entries.ts';

type TargetLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly destination: Destination;
  /** Whether a route takes the place of the current entry in the history. */
  readonly replace?: boolean;
};

/** Renders a real link to a route of the page or to a page that the server renders. */
export function TargetLink({ destination, replace = false, ...others }: TargetLinkProps) {
  return 'to' in destination ? (
    <Link to={destination.to} routerlink={destination.to} replace={replace} {...others} />
  ) : (
    <a href={destination.href} {...others} />
  );
}
