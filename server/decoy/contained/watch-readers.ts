import type { DocumentOutcome, DocumentReaders, UnpackedEntry } from '../readers/outcomes.ts';
import type { LogContained } from './contained-log.ts';

/** Matches a declaration that makes XML more than data. */
const declaration = /<!ENTITY[^>]*>?/i;

/** The most entries of one archive that are logged. Any others would only be more of the same. */
const mostNoted = 5;

/**
 * Wraps readers so that they log documents that fail or declare entities, and archives that are broken, don't fit, or
 * lead out of their folder.
 */
export function watchReaders(readers: DocumentReaders, contained: LogContained): DocumentReaders {
  const note = (kind: string, document: Buffer, outcome: DocumentOutcome) => {
    const declared = kind === 'XML' ? declaration.exec(document.toString('latin1'))?.[0] : undefined;
    if (outcome.outcome !== 'read' || declared !== undefined) {
      const why = outcome.outcome === 'failed' ? `failed (${outcome.message})` : outcome.outcome;
      contained('document', `${kind} ${why}${declared === undefined ? '' : `: ${declared}`}`);
    }
    return outcome;
  };
  return {
    xml: async (document) => note('XML', document, await readers.xml(document)),
    yaml: async (document) => note('YAML', document, await readers.yaml(document)),
    unpackZip: async (archive, folder, onEntry) => {
      const outcome = await readers.unpackZip(archive, folder, onEntry);
      const isStray = ({ path, result }: UnpackedEntry) => result !== 'written' || !path.startsWith(folder);
      for (const { name, path, result } of outcome.entries.filter(isStray).slice(0, mostNoted)) {
        contained('archive', `${result}: ${JSON.stringify(name)} leads to ${path} on the decoy`);
      }
      if (outcome.full || outcome.broken !== null) {
        contained('archive', outcome.full ? 'no room is left on the decoy' : `broken: ${outcome.broken}`);
      }
      return outcome;
    },
  };
}
