import { useEffect, useState } from 'react';
import { isPicture } from './picture-check.ts';

/** The file that was picked for the wall, and what is known of it. */
export interface PickedPicture {
  readonly file: File | undefined;
  /** An address under which the page can show it; only for pictures. */
  readonly address: string | undefined;
  /** Text key of what is wrong with it. */
  readonly error: string | undefined;
  readonly pick: (file: File | undefined) => void;
}

type Judgement = { readonly address: string } | { readonly error: string };

/** Holds a picked file and looks at its first bytes; a later pick takes the place of an earlier one, however long that took. */
export function usePickedPicture(): PickedPicture {
  const [file, pick] = useState<File>();
  const [judged, setJudged] = useState<Judgement>();
  useEffect(() => {
    if (file === undefined) {
      return;
    }
    let current = true;
    let address: string | undefined;
    isPicture(file)
      .catch(() => false)
      .then((good) => {
        if (current) {
          address = good ? URL.createObjectURL(file) : undefined;
          setJudged(address === undefined ? { error: 'INVALID_FILE_TYPE' } : { address });
        }
      });
    return () => {
      current = false;
      setJudged(undefined);
      if (address !== undefined) {
        URL.revokeObjectURL(address);
      }
    };
  }, [file]);
  return {
    file,
    address: judged !== undefined && 'address' in judged ? judged.address : undefined,
    error: judged !== undefined && 'error' in judged ? judged.error : undefined,
    pick,
  };
}
