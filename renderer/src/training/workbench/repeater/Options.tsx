import { Popover } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import type { LineEnds } from '../model/draft.ts';
import classes from './Panes.module.css';
import type { DraftProps } from './RequestPane.tsx';

/** Lets the learner choose what of the request is set on sending. */
export function Options({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('REPEATER_OPTIONS')}
          title={t('REPEATER_OPTIONS')}
        >
          <IconAdjustments size={18} stroke={1.5} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown {...rangeSkin} className={classes.options} aria-label={t('REPEATER_OPTIONS')}>
        <label className={classes.option}>
          <input
            type="checkbox"
            checked={draft.setsLength}
            onChange={({ currentTarget }) => onChange({ ...draft, setsLength: currentTarget.checked })}
          />
          {t('REPEATER_SETS_LENGTH')}
        </label>
        <Ends
          name={t('REPEATER_HEAD_ENDS')}
          value={draft.headEnds}
          onChange={(headEnds) => onChange({ ...draft, headEnds })}
        />
        <Ends
          name={t('REPEATER_BODY_ENDS')}
          value={draft.bodyEnds}
          onChange={(bodyEnds) => onChange({ ...draft, bodyEnds })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface EndsProps {
  readonly name: string;
  readonly value: LineEnds;
  readonly onChange: (ends: LineEnds) => void;
}

function Ends({ name, value, onChange }: EndsProps) {
  const texts = { crlf: 'CR LF', lf: 'LF' } as const;
  return (
    <fieldset className={classes.ends}>
      <legend>{name}</legend>
      {(['crlf', 'lf'] as const).map((ends) => (
        <label key={ends} className={classes.option}>
          <input type="radio" name={name} checked={value === ends} onChange={() => onChange(ends)} />
          {texts[ends]}
        </label>
      ))}
    </fieldset>
  );
}
