import { Tooltip } from '@mantine/core';
import { type ComponentProps, useRef, useState } from 'react';

interface TooltipButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** What it does, in short; shown to the pointer, the finger and the keyboard. */
  readonly explanation: string;
}

/** A button with a tooltip that exists while it is shown: for places with so many of them that waiting ones would cost time. */
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
