import { IconChevronDown } from '@tabler/icons-react';
import classes from './Filter.module.css';

interface SelectChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Whether the choice differs from the usual one. */
  readonly isChosen: boolean;
  readonly onChange: (value: string) => void;
}

/** Renders a choice of one of several, as the browser's own list. Its options say what they are about, as there is no label beside it. */
export function SelectChoice({ label, value, options, isChosen, onChange }: SelectChoiceProps) {
  return (
    <div className={`${classes.control} ${classes.selectFrame}`} data-chosen={isChosen || undefined}>
      <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden />
    </div>
  );
}
