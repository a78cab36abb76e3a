import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import classes from './Saved.module.css';

interface RemoveButtonProps {
  /** Translated. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Renders the bin at the end of an entry. `focusNeighbour` finds it by its attribute. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <ActionIcon variant="subtle" className={classes.bin} data-remove aria-label={label} onClick={onRemove}>
      <IconTrash className="fa-trash-alt" size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
