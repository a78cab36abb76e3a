import type { Interface } from 'ethers/abi';
import { useTranslation } from 'react-i18next';
import { failureOf } from './chain/failures.ts';

/** Says in the visitor's language what became of a call; undefined while nothing went wrong. See `failureOf`. */
export function useFailureText(): (error: unknown, abi?: Interface) => string | undefined {
  const { t } = useTranslation();
  return (error, abi) => {
    if (error === null || error === undefined) {
      return undefined;
    }
    const { text, values } = failureOf(error, abi);
    return t(text, values);
  };
}
