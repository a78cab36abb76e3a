import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

interface RouteButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly to: string;
}

/**
 * Renders a button that leads to a route, where v18 has a button instead of a link and scripts look for one (decision 56). As from a link,
 * a click with the middle button or with a key held opens the screen in a tab of its own.
 */
export function RouteButton({ to, onClick, ...button }: RouteButtonProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const follow = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      window.open(href);
    } else {
      void navigate(to);
    }
  };
  return (
    <button
      type="button"
      routerlink={to}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && window.open(href)}
      {...button}
    />
  );
}
