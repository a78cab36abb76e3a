import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import controls from '../../controls.module.css';

interface HintButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** What the button does: its tooltip, and its name for screen readers unless `aria-label` says more. */
  readonly label: string;
  readonly Icon: Icon;
  readonly iconSize?: number;
}

/** Renders a hint's button, which is only an icon. */
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
