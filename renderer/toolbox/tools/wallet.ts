import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { HDKey } from '@scure/bip32';
import { mnemonicToSeed, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { toHex } from '../bytes/hex.ts';
import { toBytes } from '../bytes/text.ts';
import { element } from '../parts/element.ts';
import { lineField, textField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

export const wallet: Tool = {
  id: 'wallet',
  title: 'Wallet keys',
  group: 'Hashes and ciphers',
  about:
    'From the words of a wallet (BIP-39) to its seed and, along a path (BIP-32, BIP-44), to keys and an Ethereum address.',
  build: () => {
    const phrase = textField({ id: 'wallet-phrase', label: 'Words' }, 5);
    const passphrase = lineField({ id: 'wallet-passphrase', label: 'Passphrase, if there is one' });
    const path = lineField({ id: 'wallet-path', label: 'Path', value: "m/44'/60'/0'/0/0" });
    const results = liveResults([phrase, passphrase, path], async () => {
      const words = phrase.input.value.trim().toLowerCase().split(/\s+/).join(' ');
      if (words === '') {
        return [];
      }
      check(words);
      const seed = await mnemonicToSeed(words, passphrase.input.value);
      const { privateKey, publicKey } = derive(seed, path.input.value.trim());
      return [
        { label: 'Private key', value: `0x${toHex(privateKey)}` },
        { label: 'Address', value: addressOf(publicKey) },
        { label: 'Public key', value: `0x${toHex(publicKey)}` },
        { label: 'Seed', value: toHex(seed) },
      ];
    });
    const warning = element(
      'p',
      { class: 'warning' },
      'Never enter the words of a real wallet, here or on any other page. Whoever has them has everything in it.',
    );
    return { content: [warning, phrase.node, path.node, passphrase.node, results.node] };
  },
};

/**
 * Checks the words of a wallet.
 * @throws Refusal that names an unknown word or reports a wrong number of words or checksum
 */
function check(phrase: string): void {
  const words = phrase.split(' ');
  const stranger = words.find((word) => !wordlist.includes(word));
  if (stranger !== undefined) {
    throw new Refusal(`"${stranger}" is not among the 2,048 words.`);
  }
  if (![12, 15, 18, 21, 24].includes(words.length)) {
    throw new Refusal(`A wallet has 12, 15, 18, 21 or 24 words. There are ${words.length}.`);
  }
  if (!validateMnemonic(phrase, wordlist)) {
    throw new Refusal('All words are in the list, but their checksum is wrong. Check each word and their order.');
  }
}

function derive(seed: Uint8Array, path: string): { readonly privateKey: Uint8Array; readonly publicKey: Uint8Array } {
  let key: HDKey;
  try {
    key = HDKey.fromMasterSeed(seed).derive(path);
  } catch {
    throw new Refusal("A path looks like m/44'/60'/0'/0/0.");
  }
  if (key.privateKey === null || key.publicKey === null) {
    throw new Refusal('There is no key at this path.');
  }
  return { privateKey: key.privateKey, publicKey: key.publicKey };
}

/** Returns the address of an Ethereum account, with the checksum of EIP-55 in its capital letters. */
function addressOf(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1);
  const address = toHex(keccak_256(point).subarray(-20));
  const check = toHex(keccak_256(toBytes(address)));
  const written = [...address].map((digit, index) => ((check[index] ?? '0') >= '8' ? digit.toUpperCase() : digit));
  return `0x${written.join('')}`;
}
