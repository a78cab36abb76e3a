import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partParameter } from '../../lib/range-addresses.ts';
import { parts, showPart } from './store/place.ts';

/** Shows the part that the address asks for. It is taken out of the address, since learners go on to other parts from there. */
export function useAskedPart(): void {
  const [parameters, setParameters] = useSearchParams();
  const wish = parameters.get(partParameter);
  useLayoutEffect(() => {
    if (wish === null) {
      return;
    }
    const part = parts.find((each) => each === wish);
    if (part !== undefined) {
      showPart(part);
    }
    setParameters(
      (known) => {
        known.delete(partParameter);
        return known;
      },
      { replace: true },
    );
  }, [wish, setParameters]);
}
