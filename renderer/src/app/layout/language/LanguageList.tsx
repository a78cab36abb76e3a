import { IconThermometer } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../shared/api/answers.ts';
import { Flag } from '../../../ui/Flag.tsx';
import layer from '../../../ui/script-layer/ScriptLayer.module.css';
import classes from './LanguageList.module.css';

interface LanguageListProps {
  readonly languages: readonly Language[];
  /** Key of the current language. */
  readonly chosen: string;
  readonly onChoose: (language: Language) => void;
}

/** Where an arrow key moves the focus: to a neighbour or to either end. */
const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Renders a filter field above one radio button per language. Arrow keys only move the focus; Enter or Space chooses a language. */
export function LanguageList({ languages, chosen, onChoose }: LanguageListProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = languages.filter((language) => matches(language, filter.trim().toLowerCase()));
  const tabStop = shown.some(({ key }) => key === chosen) ? chosen : shown[0]?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    const radios = [...(list.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const current = document.activeElement instanceof HTMLElement ? radios.indexOf(document.activeElement) : -1;
    const inField = current === -1;
    const move = inField && event.key !== 'ArrowDown' ? undefined : moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      radios[move(current, radios.length - 1)]?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and radio buttons inside
    <div className={`language-search-container ${classes.container}`} onKeyDown={onKeyDown}>
      <input
        type="search"
        className={`language-search-field ${classes.filter}`}
        aria-label={t('SEARCH')}
        placeholder={t('SEARCH')}
        value={filter}
        data-autofocus
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <div ref={list} role="radiogroup" aria-label={t('LANGUAGE_SEL_HINT')} className={classes.list}>
        {shown.map((language) => (
          <LanguageRadio
            key={language.key}
            language={language}
            checked={language.key === chosen}
            tabIndex={language.key === tabStop ? 0 : -1}
            onChoose={() => onChoose(language)}
          />
        ))}
      </div>
      {shown.length === 0 && <p className={classes.none}>{t('NO_LANGUAGE_FOUND')}</p>}
    </div>
  );
}

interface LanguageRadioProps {
  readonly language: Language;
  readonly checked: boolean;
  readonly tabIndex: number;
  readonly onChoose: () => void;
}

function LanguageRadio({ language, checked, tabIndex, onChoose }: LanguageRadioProps) {
  const { t } = useTranslation();
  const { lang, icons, percentage, gauge } = language;
  const nameId = useId();
  const shareId = useId();
  const share = Math.round(percentage);
  return (
    <mat-radio-button className={`mat-mdc-radio-button ${layer.fill}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a native radio would change the language with every arrow key */}
      <button
        type="button"
        role="radio"
        aria-checked={checked}
        aria-label={lang}
        aria-labelledby={`${nameId} ${shareId}`}
        tabIndex={tabIndex}
        className={`mat-menu-item ${classes.language}`}
        onClick={onChoose}
      >
        <span className={classes.flags}>
          {icons.map((icon) => (
            <Flag key={icon} code={icon} />
          ))}
        </span>
        <span id={nameId} className={classes.name}>
          {lang}
        </span>{' '}
        <span id={shareId} className={classes.share} title={t('LANGUAGE_COMPLETENESS', { share })}>
          <i className={`fas fa-thermometer-${gauge} ${percentage > 70 ? 'confirmation' : 'error'} ${classes.gauge}`}>
            <IconThermometer size={16} stroke={1.5} aria-hidden />
          </i>
          {share} %
        </span>
      </button>
    </mat-radio-button>
  );
}

function matches({ key, lang, shortKey }: Language, filter: string): boolean {
  return [key, lang, shortKey].some((text) => text?.toLowerCase().includes(filter));
}
