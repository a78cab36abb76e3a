import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import controls from '../../controls.module.css';

interface HintButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** What it does, for the pointer, and for screen readers unless `aria-label` says more. */
  readonly label: string;
  readonly Icon: Icon;
  readonly iconSize?: number;
}

/** A button of a hint that is a sign alone. */
export function HintButton({ label, Icon: Sign, iconSize = 18, className = '', ...button }: HintButtonProps) {
  return (
    <button
      type="button"
      className={`${controls.icon} ${className}`}
      aria-label={label}
      title={label}
      data-mantine-stop-propagation="true"
      {...button}
    >
      <Sign size={iconSize} stroke={1.5} aria-hidden />
    </button>
  );
}
