import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface SubmitButtonProps extends Omit<ButtonProps & ComponentProps<'button'>, 'onClick' | 'type' | 'ref'> {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The button that sends a form. It is really disabled while it may not be used, and works again for whoever takes the attribute away
 * by hand, as scripts and walkthroughs do (ui-shop.md 9): React would keep ignoring clicks on it, so the click is caught outside.
 */
export function SubmitButton({ onSubmit, children, ...button }: SubmitButtonProps) {
  const submit = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed?.disabled === false) {
      onSubmit();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a key on the button inside is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is operated
    <span style={{ display: 'contents' }} onClick={submit}>
      <Button type="submit" size="lg" {...button}>
        {children}
      </Button>
    </span>
  );
}
