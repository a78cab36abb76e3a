import { Skeleton } from '@mantine/core';
import layout from '../styles/Layout.module.css';
import { Delayed } from './Delayed.tsx';

interface WaitingProps {
  /** Heights of the parts that are loading, one below another. */
  readonly heights: readonly (number | string)[];
  readonly width?: number;
  readonly radius?: number | string;
  /** Reserves the height of the content to come. */
  readonly minHeight?: number;
  readonly gap?: number;
  /** Replaces the usual layout. */
  readonly className?: string | undefined;
}

/** Shows skeletons in place of content that is loading. */
export function Waiting({ heights, width, radius = 12, gap, minHeight, className = layout.stack }: WaitingProps) {
  return (
    <div className={className} style={{ gap, minHeight }} aria-busy="true">
      <Delayed>
        {heights.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts differ only in their order
          <Skeleton key={index} height={height} width={width} radius={radius} />
        ))}
      </Delayed>
    </div>
  );
}
