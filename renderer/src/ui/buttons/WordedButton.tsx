import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, useId } from 'react';

export interface WordedButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Always English, because scripts look for it. It names the button for them only. */
  readonly 'aria-label'?: string;
}

/** Renders a button that is named by its words, whatever its `aria-label` says to scripts (ui-shop.md 4). */
export function WordedButton({ children, ...button }: WordedButtonProps) {
  const words = useId();
  return (
    <Button aria-labelledby={words} {...button}>
      <span id={words}>{children}</span>
    </Button>
  );
}
