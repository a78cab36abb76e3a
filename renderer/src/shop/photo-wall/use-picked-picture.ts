import { useEffect, useState } from 'react';

/** The file picked for the wall and what is known about it. */
export interface PickedPicture {
  readonly file: File | undefined;
  /** A URL under which the page can show the file; only for pictures. */
  readonly address: string | undefined;
  /** Text key of what is wrong with the file. */
  readonly error: string | undefined;
  readonly pick: (file: File | undefined) => void;
}

type Judgement = { readonly address: string } | { readonly error: string };

/** Holds a picked file and checks its first bytes. A later pick replaces an earlier one, however long the check of that took. */
export function usePickedPicture(): PickedPicture {
  const [file, pick] = useState<File>();
  const [judged, setJudged] = useState<Judgement>();
  useEffect(() => {
    if (file === undefined) {
      return;
    }
    let current = true;
    let address: string | undefined;
    void isPicture(file)
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

const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];
/** The fourth byte of a JPEG: the possible types of its first segment. */
const jpegSegments: ReadonlySet<number | undefined> = new Set([0xe0, 0xe1, 0xe2, 0xe3, 0xe8]);

/** Tells whether a file is a PNG or a JPEG by its first four bytes, whatever its name says (ui-shop.md 5.32). */
async function isPicture(file: File): Promise<boolean> {
  const first = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, index) => byte === first[index]);
  return startsWith(png) || (startsWith(jpeg) && jpegSegments.has(first[3]));
}
