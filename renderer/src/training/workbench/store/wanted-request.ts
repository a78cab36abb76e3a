import { create } from 'zustand';

/** A request of an open file that is to be shown, counted from 1. */
interface WantedRequest {
  readonly file: string;
  readonly number: number;
}

const useWanted = create<{ readonly wanted: WantedRequest | undefined }>(() => ({ wanted: undefined }));

/** Has a request of a file shown, as soon as the file is. */
export function wantRequest(file: string, number: number): void {
  useWanted.setState({ wanted: { file, number } });
}

/** Follows which request of a file is to be shown. */
export function useWantedRequest(file: string): WantedRequest | undefined {
  return useWanted(({ wanted }) => (wanted?.file === file ? wanted : undefined));
}

/** Forgets it, once it is shown. */
export function forgetWantedRequest(): void {
  useWanted.setState({ wanted: undefined });
}
