import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface BoardActionProps extends ActionIconProps, Pick<ComponentProps<'button'>, 'id' | 'onClick'> {
  readonly label: string;
  readonly Icon: Icon;
}

/** Renders an action for the whole board as an icon with a tooltip. */
export function BoardAction({ label, Icon: Sign, ...button }: BoardActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={44} aria-label={label} {...button}>
        <Sign size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
