import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterFrame } from '../../../lib/after-frame.ts';
import { MatIcon } from '../../../ui/script-layer/MatIcon.tsx';
import classes from './SearchField.module.css';

/** The width below which the field folds into its icon and, when unfolded, covers the whole bar. The style sheet has the same figure. */
const foldedWidth = '(width < 48em)';

/**
 * Renders the bar's search (ui-learning.md 7.3), which is always open from 768 px up and behind its icon below that. Enter opens the
 * results, and on small screens folds the field. The close button clears the field (and folds it on small screens) but does not change the
 * page.
 */
export function SearchField() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(shown);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(shown), [shown]);

  const close = () => {
    setText('');
    setOpen(false);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const query = text.trim();
      const results = query === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`;
      // The key is released in a frame of its own: a slow processor takes longer to render the results than a key press may.
      afterFrame(() => void navigate(results));
      if (window.matchMedia(foldedWidth).matches) {
        field.current?.blur();
      }
    } else if (event.key === 'Escape') {
      close();
    }
  };
  return (
    <app-mat-search-bar
      id="searchQuery"
      role="search"
      aria-label="Click to search"
      className={classes.host}
      data-open={open || undefined}
      onClick={() => {
        setOpen(true);
        field.current?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <span className={`mat-search_icons ${open ? 'mat-search_icons--active' : ''} ${classes.icons}`}>
        <MatIcon name="search" className="mat-search_icon-search">
          <IconSearch stroke={1.5} />
        </MatIcon>
      </span>
      <input
        ref={field}
        id="mat-input-0"
        className={`mat-search_field ${classes.field}`}
        type="text"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('NAV_SEARCH')}
        placeholder={t('SEARCH_PLACEHOLDER')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyUp={onKeyUp}
        onFocus={() => setOpen(true)}
      />
      <button
        type="button"
        className={`mat-search_icon-close ${classes.close}`}
        aria-label={t('CLEAR_SEARCH')}
        hidden={text === '' && !open}
        // Pressing the button must not take the focus from the field: that would fold the field away first.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          close();
        }}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </app-mat-search-bar>
  );
}
