import { queryOptions } from '@tanstack/react-query';

/** Milliseconds after which the range is shown in another font. */
const patience = 1000;

/** The font of the range's labels. A screen that is full of them waits for it, since they would move when it arrives (decision 127). */
export const rangeFontQuery = queryOptions({
  queryKey: ['range-font'],
  queryFn: async () => {
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([Promise.allSettled([document.fonts.load('1em "JetBrains Mono Variable"')]), late]);
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
