import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './MatSelect.module.css';
import { type MatOption, MatSelectPanel } from './MatSelectPanel.tsx';

interface MatSelectProps {
  /** The name by which scripts find v18's element, if it has one. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly value: string;
  readonly options: readonly MatOption[];
  readonly onChoose: (value: string) => void;
  /** Renders the browser's own `select`. While our list is open, its options are to be hidden from scripts that look for options by role. */
  readonly children: (optionsHidden: true | undefined) => ReactNode;
}

/**
 * Renders v18's `mat-select` around the browser's own `select` (decision 56). A click, of a mouse or a script, opens our list of
 * `mat-option` elements. A click chooses one of them, and a click beside them closes the list. Keyboards and fingers use the browser's own
 * list: any key closes ours.
 */
export function MatSelect({ name, className = '', value, options, onChoose, children }: MatSelectProps) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLElement>(null);
  const pressedBy = useRef('');
  const control = () => element.current?.querySelector('select') ?? undefined;

  /** Keeps the browser's own list shut, which would open with the press. */
  const press = (event: MouseEvent) => {
    if (pressedBy.current !== 'touch') {
      event.preventDefault();
      control()?.focus({ preventScroll: true });
    }
  };
  const click = () => {
    if (pressedBy.current !== 'touch' && control()?.disabled === false) {
      setOpen(!open);
    }
    // Scripts may click without a press before.
    pressedBy.current = '';
  };
  const pressKey = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      event.stopPropagation();
    }
    setOpen(false);
  };
  const choose = (option: MatOption) => {
    if (option.disabled !== true) {
      flushSync(() => setOpen(false));
      onChoose(option.value);
      control()?.focus({ preventScroll: true });
    }
  };
  return (
    <mat-select
      ref={element}
      name={name}
      className={`mat-mdc-select ${classes.select} ${className}`}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => target === currentTarget && control()?.focus()}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType;
      }}
      onMouseDown={press}
      onClick={click}
      onKeyDown={pressKey}
    >
      {children(open || undefined)}
      {open && element.current !== null && (
        <MatSelectPanel
          anchor={element.current}
          value={value}
          options={options}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </mat-select>
  );
}
