import type { ComponentProps } from 'react';
import { RouteButton } from '../../../ui/buttons/RouteButton.tsx';
import type { Destination } from './account-entries.ts';

interface DestinationButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly destination: Destination;
}

/** Renders a button, as v18 has in the account menu, that leads to a route of the page or to a page that the server renders. */
export function DestinationButton({ destination, onClick, ...button }: DestinationButtonProps) {
  return 'to' in destination ? (
    <RouteButton to={destination.to} onClick={onClick} {...button} />
  ) : (
    <button
      type="button"
      onClick={(event) => {
        onClick?.(event);
        window.location.assign(destination.href);
      }}
      {...button}
    />
  );
}
