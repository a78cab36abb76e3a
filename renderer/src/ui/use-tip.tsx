import { Tooltip, type TooltipProps } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';

/** An explanation of an element. */
interface Tip<Target> {
  /** Properties of the explained element. */
  readonly target: {
    readonly ref: RefObject<Target | null>;
    readonly 'aria-describedby'?: string;
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** To be rendered beside it. */
  readonly tip: ReactNode;
}

/**
 * Explains an element with a tooltip, shown on hover, touch and focus, which exists only while it is shown. An idle tooltip of the library costs more
 * than the button that it explains.
 */
export function useTip<Target extends HTMLElement>(
  label: string,
  look?: Pick<TooltipProps, 'multiline' | 'maw'>,
): Tip<Target> {
  const ref = useRef<Target>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return {
    target: {
      ref,
      ...(shown && { 'aria-describedby': id }),
      onMouseEnter: show,
      onMouseLeave: hide,
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
      onKeyDown: ({ key }) => key === 'Escape' && hide(),
    },
    tip: shown && <Tooltip target={ref} opened label={<span id={id}>{label}</span>} {...look} />,
  };
}
