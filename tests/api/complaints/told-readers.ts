import type { DocumentOutcome, DocumentReaders, UnpackOutcome } from '../../../server/decoy/readers/outcomes.ts';

/** What readers are told to make of the next document, and what they were given. */
export interface ToldReaders extends DocumentReaders {
  document: DocumentOutcome;
  archive: UnpackOutcome;
  readonly given: (readonly [reader: 'xml' | 'yaml' | 'zip', content: string, folder?: string])[];
}

/** Readers that read nothing, but say what a test tells them to: for what becomes of it in the shop. */
export function toldReaders(): ToldReaders {
  const readers: ToldReaders = {
    document: { outcome: 'read', text: '' },
    archive: { entries: [], broken: null, full: false },
    given: [],
    xml: async (document) => {
      readers.given.push(['xml', document.toString()]);
      return readers.document;
    },
    yaml: async (document) => {
      readers.given.push(['yaml', document.toString()]);
      return readers.document;
    },
    unpackZip: async (archive, folder, onEntry) => {
      readers.given.push(['zip', archive.toString(), folder]);
      for (const entry of readers.archive.entries) {
        onEntry?.(entry);
      }
      return readers.archive;
    },
  };
  return readers;
}
