import { useRef, useState } from 'react';
import { useNearScreen } from '../use-near-screen.ts';
import classes from './ProductPicture.module.css';

interface ProductPictureProps {
  /** File name as the product has it; the catalogue may name files that are not there. */
  readonly image: string;
  readonly name: string;
  /** Loads at once instead of when it comes near the screen. */
  readonly eager?: boolean;
  /** Gives the scene its height. */
  readonly className?: string | undefined;
}

/** Size of the drawings in pixels, so that their place is kept while they load. */
const size = { width: 502, height: 560 } as const;

/**
 * A product's picture in a scene as wide as its place: the drawing's own left edge, pulled wide, continues wall and table on both
 * sides. The open box stands in for a missing file (data.md 7.3).
 */
export function ProductPicture({ image, name, eager = false, className = '' }: ProductPictureProps) {
  const [missing, setMissing] = useState<string>();
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
