import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './SmallButton.module.css';

interface SmallButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly icon: TablerIcon;
  readonly 'aria-label': string;
  /** Size of the button and of its icon, in pixels. */
  readonly edge: number;
  readonly iconSize?: number;
}

/** Renders an icon-only button beside the item that it acts on. */
export function SmallButton({ icon: Icon, edge, iconSize = 18, ...button }: SmallButtonProps) {
  return (
    <button type="button" className={classes.small} style={{ width: edge, height: edge }} {...button}>
      <Icon size={iconSize} stroke={1.5} aria-hidden />
    </button>
  );
}
