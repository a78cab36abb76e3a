import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Wraps `useMutation` for actions that must not happen twice, such as paying. The second of two quick clicks arrives before a button can be
 * disabled, so it is ignored.
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
