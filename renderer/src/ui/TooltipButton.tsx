import { Tooltip } from '@mantine/core';
import { type ComponentProps, useRef, useState } from 'react';

interface TooltipButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** A short explanation, shown on hover, touch and focus. */
  readonly explanation: string;
}

/**
 * Renders a button whose tooltip exists only while it is shown. Use it where there are so many buttons that idle tooltips would cost time.
 */
export function TooltipButton({ explanation, ...button }: TooltipButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <>
      <button
        {...button}
        ref={element}
        type="button"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      />
      {shown && <Tooltip target={element} opened label={explanation} />}
    </>
  );
}
