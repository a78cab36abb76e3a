import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` for what must not happen twice, such as paying: of two clicks in a row the second comes before a button can be
 * disabled, and does nothing.
 */
export function useOneAtATime<Answer, Asked = void>(options: UseMutationOptions<Answer, Error, Asked>) {
  const underWay = useRef(false);
  const { mutate, isPending, data, error, reset } = useMutation(options);
  const ask = (asked: Asked) => {
    if (!underWay.current) {
      underWay.current = true;
      mutate(asked, {
        onSettled: () => {
          underWay.current = false;
        },
      });
    }
  };
  return { ask, isPending, data, error, reset };
}
