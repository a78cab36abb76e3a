/**
 * The outcome of reading an uploaded XML or YAML document (api-shop.md 18). `text` is what the contract's message shows before it is cut:
 * the serialised document, or the JSON. `failed` holds the parser's message, which is shown instead. `timedOut` stands for the contract's
 * limit of 2 s, which was reached or is known to be reached (decision 31).
 */
export type DocumentOutcome =
  | { readonly outcome: 'read'; readonly text: string }
  | { readonly outcome: 'failed'; readonly message: string }
  | { readonly outcome: 'timedOut' };

/** The result for one entry of an archive. */
export interface UnpackedEntry {
  /** The name exactly as the archive has it. */
  readonly name: string;
  /** Where the name leads in the decoy, absolute and normalised. */
  readonly path: string;
  /**
   * `skipped`: outside the shop's folder, or a folder. `failed`: the decoy refused it, for example because a folder is missing or there is
   * no room.
   */
  readonly result: 'written' | 'skipped' | 'failed';
}

/**
 * The result for an archive. `broken` says what is wrong with it; the entries before that have been written. `full` means that the overlay
 * ran out of room (decision 11).
 */
export interface UnpackOutcome {
  readonly entries: readonly UnpackedEntry[];
  readonly broken: string | null;
  readonly full: boolean;
}

/** Readers of uploaded documents. They never throw because of what was uploaded. */
export interface DocumentReaders {
  /**
   * Reads XML, with internal and external entities substituted, blank nodes dropped and CDATA merged into text. External entities come only
   * from the decoy's files.
   */
  xml(document: Buffer): Promise<DocumentOutcome>;
  /** Reads YAML without function types, and returns it as JSON. */
  yaml(document: Buffer): Promise<DocumentOutcome>;
  /**
   * Unpacks a ZIP archive. Each entry's name is appended to `folder` unchanged (weakness: fileWriteChallenge), so it may lead anywhere
   * within the shop's folder of the decoy. It never leaves the decoy.
   * @param onEntry called for each entry when it is met, before it is written
   */
  unpackZip(
    archive: Buffer,
    folder: string,
    onEntry?: (entry: { readonly name: string; readonly path: string }) => void,
  ): Promise<UnpackOutcome>;
}
