import { Skeleton } from '@mantine/core';
import layout from '../styles/Layout.module.css';
import { Delayed } from './Delayed.tsx';

interface WaitingProps {
  /** Of the parts that are on their way, one below the other. */
  readonly heights: readonly (number | string)[];
  readonly width?: number;
  readonly radius?: number | string;
  /** Keeps the place as high as what comes. */
  readonly minHeight?: number;
  readonly gap?: number;
  /** In the place of the usual arrangement. */
  readonly className?: string | undefined;
}

/** What stands in the place of something that is on its way. */
export function Waiting({ heights, width, radius = 12, gap, minHeight, className = layout.stack }: WaitingProps) {
  return (
    <div className={className} style={{ gap, minHeight }} aria-busy="true">
      <Delayed>
        {heights.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are nothing but their order
          <Skeleton key={index} height={height} width={width} radius={radius} />
        ))}
      </Delayed>
    </div>
  );
}
