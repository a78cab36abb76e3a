import { argon2d, argon2id } from '@noble/hashes/argon2.js';
import { Consts, Credentials, CryptoEngine, Kdbx, type KdbxEntry, KdbxError, ProtectedValue } from 'kdbxweb';
import { toHex } from '../bytes/hex.ts';
import { textField } from '../parts/fields.ts';
import { fileSource, type NamedBytes } from '../parts/file-source.ts';
import { Refusal } from '../parts/refusal.ts';
import type { Result } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

/** A longer list would keep the page busy for minutes, since each try derives a key. */
const mostTries = 5000;

// The library leaves Argon2, which newer safes use, to whoever uses it. 0 stands for Argon2d, 2 for Argon2id.
CryptoEngine.setArgon2Impl(async (password, salt, memory, iterations, length, parallelism, type, version) => {
  const derive = type === 0 ? argon2d : argon2id;
  const options = { t: iterations, m: memory, p: parallelism, dkLen: length, version };
  return derive(new Uint8Array(password), new Uint8Array(salt), options).slice().buffer;
});

export const keepass: Tool = {
  id: 'keepass',
  title: 'KeePass safe',
  group: 'Words and files',
  about: 'Opens a KDBX file, in which password managers keep logins, with the first of your passwords that fits.',
  build: () => {
    const passwords = textField({
      id: 'keepass-passwords',
      label: 'Master passwords to try',
      hint: `One in each line, up to ${mostTries}. The tool named Spellings makes such lists.`,
    });
    const open = (file: NamedBytes) => openSafe(file, passwords.input.value);
    return {
      content: [
        passwords.node,
        ...fileSource('keepass', '/ftp/...', open, { label: 'Safe on this computer', accept: '.kdbx' }),
      ],
    };
  },
};

async function openSafe({ name, bytes }: NamedBytes, list: string): Promise<readonly Result[]> {
  const passwords = [...new Set(list.split('\n').map((line) => line.replace(/\r$/, '')))].filter((line) => line !== '');
  if (passwords.length === 0) {
    throw new Refusal('Enter a password first, or several.');
  }
  if (passwords.length > mostTries) {
    throw new Refusal(`These are ${passwords.length} passwords. Try at most ${mostTries} at a time.`);
  }
  if (!window.isSecureContext) {
    throw new Refusal('Browsers decrypt only on pages from this computer or over HTTPS. Open the shop at localhost.');
  }
  for (const password of passwords) {
    const safe = await load(name, bytes, password);
    if (safe !== undefined) {
      const entries = safe.groups.flatMap((group) => [...group.allEntries()]);
      return [{ label: 'Master password', value: password }, ...entries.flatMap(entryResults)];
    }
  }
  throw new Refusal(passwords.length === 1 ? 'This is not its password.' : `None of the ${passwords.length} fits.`);
}

/** @returns undefined when the password is wrong */
async function load(name: string, bytes: Uint8Array<ArrayBuffer>, password: string): Promise<Kdbx | undefined> {
  try {
    return await Kdbx.load(bytes.slice().buffer, new Credentials(ProtectedValue.fromString(password)));
  } catch (error) {
    if (error instanceof KdbxError && error.code === Consts.ErrorCodes.InvalidKey) {
      return undefined;
    }
    throw new Refusal(`${name} isn't a safe that this tool can open.`);
  }
}

/** The fields that one entry can take from another, by their letter in a reference. */
const referred: Readonly<Record<string, string>> = { T: 'Title', U: 'UserName', P: 'Password', A: 'URL', N: 'Notes' };

/** Returns what an entry holds, with its passwords in clear and what it takes from other entries in place. */
function entryResults(entry: KdbxEntry, _index: number, all: readonly KdbxEntry[]): readonly Result[] {
  const title = textOf(entry, 'Title') || 'Entry';
  return [...entry.fields.keys()]
    .map((label) => ({ label, value: withReferences(textOf(entry, label), all) }))
    .filter(({ label, value }) => label !== 'Title' && value !== '')
    .map(({ label, value }) => ({ label: `${title}: ${label}`, value }));
}

function textOf(entry: KdbxEntry, field: string): string {
  const value = entry.fields.get(field) ?? '';
  return value instanceof ProtectedValue ? value.getText() : value;
}

/** Replaces references to fields of entries, which are named by their id, such as `{REF:P@I:0123456789ABCDEF0123456789ABCDEF}`. */
function withReferences(text: string, all: readonly KdbxEntry[]): string {
  return text.replace(/\{REF:([TUPAN])@I:([0-9A-F]{32})\}/g, (reference, field: string, id: string) => {
    const other = all.find(({ uuid }) => hexOf(uuid.bytes) === id);
    return other === undefined ? reference : textOf(other, referred[field] ?? '');
  });
}

function hexOf(bytes: ArrayBuffer): string {
  return toHex(new Uint8Array(bytes)).toUpperCase();
}
