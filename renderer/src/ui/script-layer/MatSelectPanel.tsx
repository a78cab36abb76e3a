import { type CSSProperties, useLayoutEffect, useState } from 'react';
import classes from './MatSelect.module.css';

/** One of the things to choose from. */
export interface MatOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
}

interface MatSelectPanelProps {
  /** The element beside which the list opens. */
  readonly anchor: HTMLElement;
  readonly value: string;
  readonly options: readonly MatOption[];
  readonly onChoose: (option: MatOption) => void;
  /** Called when the visitor clicks beside the list. */
  readonly onClose: () => void;
}

/** Renders the open list of a `MatSelect`, nested as v18's. The focus stays on the browser's own select. */
export function MatSelectPanel({ anchor, value, options, onChoose, onClose }: MatSelectPanelProps) {
  const place = usePlaceBeside(anchor);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the select around it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="cdk-overlay-container" onClick={(event) => event.stopPropagation()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes for the mouse what any key closes for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={`cdk-overlay-backdrop ${classes.backdrop}`} onClick={onClose} />
      <div className={`cdk-overlay-pane ${classes.pane}`} style={place}>
        <div ref={showChosen} role="listbox" className={`mat-mdc-select-panel ${classes.panel}`}>
          {options.map((option, index) => (
            <mat-option
              key={option.value}
              id={`mat-option-${index}`}
              role="option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled}
              className={`mat-mdc-option ${classes.option}`}
              onClick={() => onChoose(option)}
            >
              <span className="mdc-list-item__primary-text">{option.text}</span>
            </mat-option>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns where the list goes in the window: below the anchor, or above where there is more room. It follows when the page is scrolled. */
function usePlaceBeside(anchor: HTMLElement): CSSProperties {
  const [place, setPlace] = useState(() => placeBeside(anchor));
  useLayoutEffect(() => {
    const follow = () => setPlace(placeBeside(anchor));
    window.addEventListener('scroll', follow);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);
  return place;
}

/** Pixels that the longest list takes that the style sheet allows, and those between it and the anchor. */
const mostHeight = 312;
const gap = 6;

function placeBeside(anchor: HTMLElement): CSSProperties {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const fits = below >= mostHeight + gap || below >= top;
  return { left, width, ...(fits ? { top: bottom + gap } : { bottom: window.innerHeight - top + gap }) };
}

/** Scrolls the list, and nothing around it, to the option in force. */
function showChosen(panel: HTMLElement | null): void {
  const chosen = panel?.querySelector<HTMLElement>('[aria-selected=true]') ?? undefined;
  if (panel !== null && chosen !== undefined) {
    panel.scrollTop = chosen.offsetTop - panel.clientHeight / 2;
  }
}
