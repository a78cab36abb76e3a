import { useEffect, useRef, useState } from 'react';
import { useReach } from '../../lib/reach/reach.ts';
import { useNearScreen } from '../use-near-screen.ts';
import classes from './ProductPicture.module.css';

interface ProductPictureProps {
  /** File name from the product. The catalogue may name files that don't exist. */
  readonly image: string;
  readonly name: string;
  /** Loads at once instead of when the picture comes near the window. */
  readonly eager?: boolean;
  /** Sets the height of the scene. */
  readonly className?: string | undefined;
}

/** Size of the drawings in pixels, which reserves their space while they load. */
const size = { width: 502, height: 560 } as const;

/**
 * Shows a product's picture in a scene of the full width: the drawing's left edge, stretched, continues the wall and table on both sides.
 * The open box replaces a missing file (data.md 7.3).
 */
export function ProductPicture({ image, name, eager = false, className = '' }: ProductPictureProps) {
  const [missing, setMissing] = useState<string>();
  const returns = useReach((reach) => reach.returns);
  // While the shop was gone, its own picture may have failed for another reason than that there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each return of the shop
  useEffect(() => setMissing(undefined), [returns]);
  const place = useRef<HTMLSpanElement>(null);
  const wanted = useNearScreen(place, eager);
  const source = wanted ? `assets/public/images/products/${missing === image ? 'undefined.png' : image}` : undefined;
  return (
    <span ref={place} className={`${classes.scene} ${className}`}>
      <img className={classes.backdrop} src={source} alt="" decoding="async" />
      <img
        className={`img-responsive img-thumbnail ${classes.picture}`}
        src={source}
        alt={name}
        {...size}
        decoding="async"
        onError={() => setMissing(image)}
      />
    </span>
  );
}
