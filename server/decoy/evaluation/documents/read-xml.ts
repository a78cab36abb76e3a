import { messageOf } from '../../../../shared/values/message-of.ts';
import { isEndless } from '../../files/devices.ts';
import { DecoyFileError } from '../../files/file-error.ts';
import type { DecoyFiles } from '../../files/file-system.ts';
import { createWorld } from '../../world/create-world.ts';
import { NeedError, type WorldNeed, type WorldOutcome, type WorldSnapshot } from '../../world/messages.ts';
import { judgeExpansion } from './entity-expansion.ts';
import { entityPath } from './entity-path.ts';

/** Name of the error that stands for the contract's limit of 2 s. */
export const timeOut = 'TimeOut';

/** The content of an open external entity, and how much of it has been read. */
interface OpenFile {
  readonly content: Buffer;
  at: number;
}

/** Thrown for an external entity that could be read for ever. */
class EndlessError extends Error {}

type Library = typeof import('libxml2-wasm');

let loaded: Promise<Library> | undefined;

/**
 * Reads a document with libxml2, the contract's parser. Entities are substituted, blank nodes dropped and CDATA merged (api-shop.md 18).
 * External entities are files of the decoy and nothing else.
 * @param document bytes, as a string of characters 0 to 255
 */
export async function readXml(document: string, snapshot: WorldSnapshot): Promise<WorldOutcome> {
  loaded ??= import('libxml2-wasm');
  const library = await loaded;
  const { files } = createWorld(snapshot).machine;
  const provided = provideFiles(library, files);
  try {
    const text = parse(library, Buffer.from(document, 'latin1'));
    return provided.outcome() ?? { code: { outcome: 'value', text }, need: null, changes: [] };
  } catch (error) {
    return provided.outcome() ?? failed(messageOf(error).trim(), document);
  } finally {
    library.xmlCleanupInputProvider();
  }
}

// snippet: xxeFileDisclosureChallenge
function parse({ XmlDocument, ParseOption }: Library, content: Buffer): string {
  const option = ParseOption.XML_PARSE_NOENT | ParseOption.XML_PARSE_NOBLANKS | ParseOption.XML_PARSE_NOCDATA; // vulnerable: xxeFileDisclosureChallenge
  // weakness: xxeFileDisclosureChallenge, xxeDosChallenge (external entities are loaded, and all entities are expanded)
  const parsed = XmlDocument.fromBuffer(content, { option }); // neutral: xxeFileDisclosureChallenge
  try {
    return parsed.toString({ format: false }).replace('encoding="utf-8"', 'encoding="UTF-8"');
  } finally {
    parsed.dispose();
  }
}
// endsnippet: xxeFileDisclosureChallenge

/** Lets the parser open files of the decoy. Nothing is thrown through the parser; `outcome` tells afterwards what went wrong. */
function provideFiles({ xmlRegisterInputProvider }: Library, files: DecoyFiles) {
  const open = new Map<number, OpenFile>();
  let need: WorldNeed | undefined;
  let isEndlessOpened = false;
  let last = 0;
  xmlRegisterInputProvider({
    match: () => true,
    open: (address) => {
      try {
        const content = contentOf(address, files);
        last += 1;
        open.set(last, { content, at: 0 });
        return last;
      } catch (error) {
        need ??= error instanceof NeedError ? error.need : undefined;
        isEndlessOpened ||= error instanceof EndlessError;
        return undefined;
      }
    },
    read: (descriptor, buffer) => {
      const file = open.get(descriptor);
      const part = file?.content.subarray(file.at, file.at + buffer.length) ?? Buffer.alloc(0);
      buffer.set(part);
      if (file !== undefined) {
        file.at += part.length;
      }
      return part.length;
    },
    close: (descriptor) => open.delete(descriptor),
  });
  return {
    outcome: (): WorldOutcome | undefined => {
      if (need !== undefined) {
        return { code: null, need, changes: [] };
      }
      return isEndlessOpened ? thrown(timeOut, 'an endless device was read') : undefined;
    },
  };
}

function contentOf(address: string, files: DecoyFiles): Buffer {
  const path = entityPath(address);
  if (path === undefined) {
    throw new DecoyFileError('ENOENT', 'open', address);
  }
  if (isEndless(files.realPath(path))) {
    throw new EndlessError();
  }
  return files.read(path).content;
}

/** Returns the outcome of decision 31 for a document that blows up, and the parser's own message for any other. */
function failed(message: string, document: string): WorldOutcome {
  if (!message.startsWith('Maximum entity amplification')) {
    return thrown('Error', message);
  }
  const judgement = judgeExpansion(document);
  return judgement === 'timeOut' ? thrown(timeOut, message) : thrown('Error', judgement);
}

/** Returns the outcome for a document that cannot be read. */
export function thrown(name: string, message: string): WorldOutcome {
  return { code: { outcome: 'threw', name, message, duringCompile: false }, need: null, changes: [] };
}
