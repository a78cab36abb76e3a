import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { toBytes, toText } from '../bytes/text.ts';
import { element } from '../parts/element.ts';
import { choiceField, textField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

export const jwt: Tool = {
  id: 'jwt',
  title: 'JWT',
  group: 'Tokens',
  about: 'Reads what a token says, and makes one: signed with a secret of your choice, or with no signature at all.',
  build: () => {
    const token = textField({ id: 'jwt-token', label: 'Token' });
    const header = textField({ id: 'jwt-header', label: 'Header', value: '{"typ":"JWT","alg":"HS256"}' }, 2);
    const payload = textField({ id: 'jwt-payload', label: 'Payload', value: '{"data":{}}' }, 6);
    const algorithm = choiceField(
      { id: 'jwt-algorithm', label: 'Algorithm' },
      { HS256: 'HS256: HMAC-SHA256 with the secret', none: 'none: no signature' },
    );
    const secret = textField({
      id: 'jwt-secret',
      label: 'Secret',
      hint: 'Any text, even of several lines. Every character counts, including an empty line at the end.',
    });
    const made = liveResults([header, payload, algorithm, secret], () => [
      {
        label: 'New token',
        value: makeToken(header.input.value, payload.input.value, algorithm.input.value, secret.input.value),
      },
    ]);
    const read = liveResults([token], () => {
      if (token.input.value.trim() === '') {
        return [];
      }
      const parts = readToken(token.input.value);
      const change = element('button', { type: 'button' }, 'Change this token below');
      change.addEventListener('click', () => {
        header.input.value = parts.header;
        payload.input.value = parts.payload;
        void made.refresh();
        payload.input.focus();
      });
      return [
        { label: 'Header', value: parts.header },
        { label: 'Payload', value: parts.payload, more: [change] },
      ];
    });
    void made.refresh();
    return {
      content: [
        element('h3', {}, 'Read a token'),
        token.node,
        read.node,
        element('h3', {}, 'Make a token'),
        header.node,
        payload.node,
        algorithm.node,
        secret.node,
        made.node,
      ],
      receive: (text) => {
        token.input.value = text;
        void read.refresh();
      },
    };
  },
};

/** Returns the header and payload as indented JSON. Reading needs no signature, so that isn't checked. */
function readToken(token: string): { readonly header: string; readonly payload: string } {
  const [header, payload, ...rest] = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (header === undefined || payload === undefined || rest.length > 1) {
    throw new Refusal('A token has three parts separated by dots.');
  }
  const indented = (part: string, name: string) => JSON.stringify(parsed(toText(fromBase64(part)), name), null, 2);
  return { header: indented(header, 'header'), payload: indented(payload, 'payload') };
}

function makeToken(headerText: string, payloadText: string, algorithm: string, secret: string): string {
  const header = parsed(headerText, 'header');
  if (typeof header !== 'object' || header === null || Array.isArray(header)) {
    throw new Refusal('The header has to be a JSON object.');
  }
  const parts = [{ ...header, alg: algorithm }, parsed(payloadText, 'payload')];
  const content = parts.map((part) => toBase64(toBytes(JSON.stringify(part)), 'url')).join('.');
  const signature = algorithm === 'none' ? '' : toBase64(hmac(sha256, toBytes(secret), toBytes(content)), 'url');
  return `${content}.${signature}`;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`The ${name} isn't JSON.`);
  }
}
