import { useMediaQuery } from '@mantine/hooks';

/** Columns of the grid by window width (ui-shop.md 5.1). */
export function useColumns(): 1 | 2 | 3 | 4 | 6 {
  const atLeast850 = useMediaQuery('(width >= 850px)', undefined, { getInitialValueInEffect: false });
  const atLeast1280 = useMediaQuery('(width >= 1280px)', undefined, { getInitialValueInEffect: false });
  const atLeast1740 = useMediaQuery('(width >= 1740px)', undefined, { getInitialValueInEffect: false });
  const atLeast2600 = useMediaQuery('(width >= 2600px)', undefined, { getInitialValueInEffect: false });
  if (atLeast2600) {
    return 6;
  }
  if (atLeast1740) {
    return 4;
  }
  if (atLeast1280) {
    return 3;
  }
  return atLeast850 ? 2 : 1;
}
