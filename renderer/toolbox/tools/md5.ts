import { md5 as digest } from '@noble/hashes/legacy.js';
import wordList from '../../../resources/workbench/lists/passwords.txt?raw';
import { toHex } from '../bytes/hex.ts';
import { toBytes } from '../bytes/text.ts';
import { element } from '../parts/element.ts';
import { textField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

export const md5: Tool = {
  id: 'md5',
  title: 'MD5',
  group: 'Hashes and ciphers',
  about:
    'The hash of a text, and the text of a hash if it is a common password. Without salt, the same password has the same hash for everyone.',
  build: () => {
    const text = textField({ id: 'md5-text', label: 'Text' }, 2);
    const hashes = textField({ id: 'md5-hash', label: 'Hash, or several, one per line' }, 4);
    const made = liveResults([text], () =>
      text.input.value === '' ? [] : [{ label: 'MD5', value: md5Of(text.input.value) }],
    );
    const found = liveResults([hashes], () => lookUp(hashes.input.value));
    return {
      content: [
        element('h3', {}, 'Hash a text'),
        text.node,
        made.node,
        element('h3', {}, 'Look up a hash'),
        hashes.node,
        found.node,
      ],
      receive: (received) => {
        const isHash = /^\s*[\da-f]{32}\s*$/i.test(received);
        (isHash ? hashes : text).input.value = received;
        void (isHash ? found : made).refresh();
      },
    };
  },
};

const md5Of = (text: string): string => toHex(digest(toBytes(text)));

let words: ReadonlyMap<string, string> | undefined;

/** Returns the words by their hashes. Builds this map on first use. */
function knownHashes(): ReadonlyMap<string, string> {
  words ??= new Map(
    wordList
      .split('\n')
      .filter((word) => word !== '')
      .map((word) => [md5Of(word), word]),
  );
  return words;
}

function lookUp(text: string) {
  const hashes = text.toLowerCase().match(/\b[\da-f]{32}\b/g) ?? [];
  if (hashes.length === 0 && text.trim() !== '') {
    throw new Refusal('An MD5 hash is 32 hex digits.');
  }
  const results = [...new Set(hashes)].flatMap((hash) => {
    const word = knownHashes().get(hash);
    return word === undefined ? [] : [{ label: hash, value: word }];
  });
  if (hashes.length > 0 && results.length === 0) {
    throw new Refusal(`None of the ${knownHashes().size} passwords in the list has this hash.`);
  }
  return results;
}
