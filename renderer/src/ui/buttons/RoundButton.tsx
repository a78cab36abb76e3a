import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface RoundButtonProps extends Omit<ActionIconProps & ComponentProps<'button'>, 'children'> {
  readonly icon: TablerIcon;
  readonly iconSize?: number;
}

/** Renders a round, icon-only button. Its title is its name unless it is given another. */
export function RoundButton({
  icon: Icon,
  iconSize = 20,
  title,
  'aria-label': name = title,
  ...button
}: RoundButtonProps) {
  return (
    <ActionIcon variant="default" size={44} radius={22} title={title} aria-label={name} {...button}>
      <Icon size={iconSize} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
