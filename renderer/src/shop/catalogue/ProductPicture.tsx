interface ProductPictureProps {
  /** File name as the product has it; the catalogue may name files that are not there. */
  readonly image: string;
  readonly name: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** Sizes of the drawings, so that their place is kept while they load. */
const size = { width: 558, height: 622 } as const;

/** A product's picture, or the open box where the file is missing (data.md 7.3). */
export function ProductPicture({ image, name, eager = false, className = '' }: ProductPictureProps) {
  return (
    <img
      className={`img-responsive img-thumbnail ${className}`}
      src={`assets/public/images/products/${image}`}
      alt={name}
      {...size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={({ currentTarget }) => {
        const substitute = new URL('assets/public/images/products/undefined.png', document.baseURI).href;
        if (currentTarget.src !== substitute) {
          currentTarget.src = substitute;
        }
      }}
    />
  );
}
