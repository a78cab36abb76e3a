import { fromUtf8, toBase64 } from '../bytes.ts';
import { bodyOf, type Draft } from '../draft.ts';
import { partsOf } from '../parts.ts';

/**
 * Returns the command with which curl, in a POSIX shell, sends the same request. What curl can't send, such as a line of the head
 * without a colon, is left out; curl writes line ends and the body's length itself.
 * @param host host and port of the shop
 */
export function curlOf(draft: Draft, host: string): string {
  const { method, target, headers } = partsOf(draft.text);
  const body = bodyOf(draft);
  const path = target.startsWith('/') ? target : '/';
  const words = ['curl --include --path-as-is --globoff', quoted(`http://${host}${path.replaceAll(' ', '%20')}`)];
  if (path !== target || /[ #]/.test(target)) {
    words.push(`--request-target ${quoted(target)}`);
  }
  if (method === 'HEAD') {
    words.push('--head');
  } else if (method !== (body.length > 0 ? 'POST' : 'GET')) {
    words.push(`--request ${quoted(method)}`);
  }
  const isSame = (name: string, value: string) =>
    (name === 'host' && value === host) || (name === 'content-length' && value === String(body.length));
  for (const { name, value: written } of headers) {
    const value = written.trim();
    if (name !== '' && !isSame(name.toLowerCase(), value)) {
      words.push(`--header ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`);
    }
  }
  // curl would say of its own accord that the body is a form.
  if (body.length > 0 && !headers.some(({ name }) => name.toLowerCase() === 'content-type')) {
    words.push(`--header 'Content-Type:'`);
  }
  const text = fromUtf8(body);
  if (body.length === 0) {
    return words.join(' \\\n  ');
  }
  // No shell passes on a NUL.
  if (text === undefined || text.includes('\0')) {
    return `echo ${toBase64(body)} | base64 -d | ${[...words, '--data-binary @-'].join(' \\\n  ')}`;
  }
  // curl takes an @ at the beginning for the name of a file.
  return [...words, `${text.startsWith('@') ? '--data-raw' : '--data-binary'} ${quoted(text)}`].join(' \\\n  ');
}

/** Returns a word of a shell's command. Text with control characters other than \n is written as bash and zsh read it. */
function quoted(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would act on them
  if (!/[\0-\x09\x0b-\x1f\x7f]/.test(text)) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
  }
  const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', "'": "\\'", '\\': '\\\\' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  const escaped = text.replaceAll(/[\0-\x1f\x7f'\\]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, '0');
    return escapes[character] ?? `\\x${code}`;
  });
  return `$'${escaped}'`;
}
