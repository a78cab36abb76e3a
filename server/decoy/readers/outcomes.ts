/**
 * What became of an uploaded XML or YAML document (api-shop.md 18). `text` is what the contract's message shows before
 * it is cut: the serialised document, or the JSON text. `failed` holds the parser's message, which is shown in its
 * place. `timedOut` stands for the contract's limit of 2 s, reached or known to be reached (decision 31).
 */
export type DocumentOutcome =
  | { readonly outcome: 'read'; readonly text: string }
  | { readonly outcome: 'failed'; readonly message: string }
  | { readonly outcome: 'timedOut' };

/** What became of one entry of an archive. */
export interface UnpackedEntry {
  /** The name in the archive, as it stands there. */
  readonly name: string;
  /** Where it leads in the decoy: absolute, normalised. */
  readonly path: string;
  /** `skipped`: outside of the shop's folder, or a folder. `failed`: the decoy refused it, such as a missing folder or no room. */
  readonly result: 'written' | 'skipped' | 'failed';
}

/** `broken` names what is wrong with the archive; the entries up to there stand. `full`: the overlay ran out of room (decision 11). */
export interface UnpackOutcome {
  readonly entries: readonly UnpackedEntry[];
  readonly broken: string | null;
  readonly full: boolean;
}

/** Readers of uploaded documents. They never throw because of what was uploaded. */
export interface DocumentReaders {
  /**
   * XML with internal and external entities substituted, blank nodes dropped and CDATA merged into text. External
   * entities come from the decoy's files only.
   */
  xml(document: Buffer): Promise<DocumentOutcome>;
  /** YAML without function types, as JSON text. */
  yaml(document: Buffer): Promise<DocumentOutcome>;
  /**
   * ZIP. Each entry's name is appended to `folder` unchanged (weakness: fileWriteChallenge), and so may lead anywhere
   * within the shop's folder of the decoy; it never leaves the decoy.
   * @param onEntry told of each entry when it is met, before it is written
   */
  unpackZip(
    archive: Buffer,
    folder: string,
    onEntry?: (entry: { readonly name: string; readonly path: string }) => void,
  ): Promise<UnpackOutcome>;
}
