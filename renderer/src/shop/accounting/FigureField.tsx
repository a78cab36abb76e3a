import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { RoundButton } from '../../ui/buttons/RoundButton.tsx';
import { FormBox } from '../../ui/forms/FormBox.tsx';
import classes from './AccountingScreen.module.css';

interface FigureFieldProps {
  /** The value that the shop has. */
  readonly figure: number;
  readonly step: string;
  readonly label: string;
  readonly saveLabel: string;
  /** Rejects when the shop refuses; the typed value then stays. */
  readonly onSave: (typed: string) => Promise<unknown>;
}

/** Renders a number with a button that saves it. */
export function FigureField({ figure, step, label, saveLabel, onSave }: FigureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const shown = typed ?? String(figure);
  const enabled = shown !== '' && !saving;
  const save = async () => {
    setSaving(true);
    try {
      await onSave(shown);
      setTyped(undefined);
    } catch {
      // The mutation has already shown the reason.
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormBox className={classes.field} enabled={enabled} onSubmit={save}>
      <input
        type="number"
        inputMode="decimal"
        className={classes.input}
        step={step}
        min={0}
        aria-label={label}
        value={shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <RoundButton
        icon={IconCheck}
        variant="subtle"
        size={40}
        radius={20}
        title={saveLabel}
        data-changed={typed !== undefined && typed !== String(figure)}
        className={classes.save}
        disabled={shown === ''}
        aria-disabled={!enabled}
        onClick={() => enabled && save()}
      />
    </FormBox>
  );
}
