import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Hex.module.css';

/** Pixels of a row, and rows that are rendered beyond what is seen. */
const rowHeight = 20;
/** Pixels of a character of the range's font at this size. */
const characterWidth = 7.8;
const spare = 12;

interface HexViewProps {
  readonly bytes: Uint8Array;
  readonly label: string;
}

/** Shows bytes in hexadecimal and as characters. Only the rows in sight are rendered, so megabytes scroll as well as a few bytes. */
export function HexView({ bytes, label }: HexViewProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [{ top, height, width }, setView] = useState({ top: 0, height: 400, width: 700 });
  const measure = () => {
    const { current } = place;
    if (current !== null) {
      setView({ top: current.scrollTop, height: current.clientHeight, width: current.clientWidth });
    }
  };
  useEffect(() => {
    const watcher = new ResizeObserver(measure);
    if (place.current !== null) {
      watcher.observe(place.current);
    }
    return () => watcher.disconnect();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bytes are read from their beginning
  useEffect(() => {
    place.current?.scrollTo(0, 0);
  }, [bytes]);
  const digits = Math.max(bytes.length.toString(16).length, 4);
  const inRow = widthOf(16, digits) <= width ? 16 : 8;
  const rows = Math.ceil(bytes.length / inRow);
  const from = Math.max(Math.floor(top / rowHeight) - spare, 0);
  const to = Math.min(Math.ceil((top + height) / rowHeight) + spare, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed among the parts of the page
    <div ref={place} role="group" aria-label={label} tabIndex={0} dir="ltr" className={classes.hex} onScroll={measure}>
      {bytes.length === 0 && <p className={classes.empty}>{t('MESSAGE_NOTHING')}</p>}
      <div style={{ height: rows * rowHeight }} className={classes.all}>
        <div style={{ translate: `0 ${from * rowHeight}px` }}>
          {Array.from({ length: Math.max(to - from, 0) }, (_, index) => {
            const offset = (from + index) * inRow;
            return (
              <Row
                key={offset}
                offset={offset}
                bytes={bytes.subarray(offset, offset + inRow)}
                inRow={inRow}
                digits={digits}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Returns how many pixels a row needs, with the space around it. */
function widthOf(inRow: number, digits: number): number {
  return (digits + 1 + inRow * 3 + 1 + 1 + inRow) * characterWidth + 28;
}

interface RowProps {
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly inRow: number;
  /** Of the offset. */
  readonly digits: number;
}

function Row({ offset, bytes, inRow, digits }: RowProps) {
  const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const half = inRow / 2;
  const hex = `${pairs.slice(0, half).join(' ')}  ${pairs.slice(half).join(' ')}`.padEnd(inRow * 3);
  const text = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');
  return (
    <div className={classes.row} style={{ height: rowHeight }}>
      <span className={classes.offset}>{offset.toString(16).padStart(digits, '0')}</span>
      <span>{hex}</span>
      <span className={classes.characters}>{text}</span>
    </div>
  );
}
