import type { DocumentOutcome, DocumentReaders, UnpackOutcome } from '../../../server/decoy/readers/outcomes.ts';

/** What the readers return for the next document, and what they were given. */
export interface ToldReaders extends DocumentReaders {
  document: DocumentOutcome;
  archive: UnpackOutcome;
  readonly given: (readonly [reader: 'xml' | 'yaml' | 'zip', content: string, folder?: string])[];
}

/** Creates readers that read nothing but return what a test tells them to. They show what the shop makes of it. */
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
