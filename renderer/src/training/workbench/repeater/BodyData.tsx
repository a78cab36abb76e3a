import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { fromBase64, latin1, textOf } from '../model/bytes.ts';
import { partsOf, withBody } from '../model/parts.ts';
import { bytesText } from '../view/amounts.ts';
import { HexView } from '../view/parts/HexView.tsx';
import classes from './Panes.module.css';
import type { DraftProps } from './RequestPane.tsx';

interface BodyDataProps extends DraftProps {
  readonly data: string;
}

/** Shows a body that isn't text. */
export function BodyData({ draft, data, onChange }: BodyDataProps) {
  const { t } = useTranslation();
  const bytes = useMemo(() => fromBase64(data), [data]);
  const { data: _, ...others } = draft;
  const isTyped = partsOf(draft.text).body !== '';
  return (
    <div className={classes.data}>
      <p>
        <strong>{t('REPEATER_BODY_DATA', { size: bytesText(bytes.length) })}</strong>{' '}
        {isTyped && t('REPEATER_BODY_TYPED')}
      </p>
      <div className={classes.hex}>
        <HexView bytes={bytes} label={t('REPEATER_BODY')} />
      </div>
      <button
        type="button"
        className={controls.control}
        onClick={() => onChange({ ...others, text: withBody(draft.text, textOf(bytes) ?? latin1(bytes)) })}
      >
        {t('REPEATER_AS_TEXT')}
      </button>
      <button
        type="button"
        className={controls.control}
        onClick={() => onChange({ ...others, text: withBody(draft.text, '') })}
      >
        {t('REPEATER_WITHOUT_BODY')}
      </button>
    </div>
  );
}
