import { element } from './element.ts';
import { Refusal } from './refusal.ts';
import { type Result, resultList } from './results.ts';

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The shop's root: two folders above this page, even when a proxy serves the shop below a path. */
const shopRoot = new URL('../../', document.baseURI);

/** What a tool reads from a file. */
interface FileKind {
  readonly label: string;
  readonly accept: string;
}

const picture: FileKind = { label: 'Picture on this computer', accept: 'image/*' };

/**
 * Creates inputs for a file, by choosing it or by its address on this shop, and shows the results for it.
 * @param id prefix of the ids
 * @param example an address to show as an example
 */
export function fileSource(
  id: string,
  example: string,
  work: (file: NamedBytes) => Promise<readonly Result[]>,
  { label, accept }: FileKind = picture,
): readonly Node[] {
  const file = element('input', { type: 'file', id: `${id}-file`, accept });
  const address = element('input', { type: 'text', id: `${id}-address`, spellcheck: 'false', placeholder: example });
  const results = resultList();
  const run = (read: () => Promise<NamedBytes>): Promise<void> => {
    results.clear();
    return results.showWhen(async () => work(await read()));
  };
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen !== undefined) {
      void run(async () => ({ name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) }));
    }
  });
  const form = element(
    'form',
    { class: 'ask' },
    element('label', { for: address.id }, 'Its address on this shop'),
    element('div', { class: 'line' }, address, element('button', { type: 'submit' }, 'Read')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(() => fetchFromShop(address.value));
  });
  return [element('div', { class: 'field' }, element('label', { for: file.id }, label), file), form, results.node];
}

/**
 * Fetches a file from this shop.
 * @throws Refusal for another site's address, and when there is no such file
 */
async function fetchFromShop(address: string): Promise<NamedBytes> {
  const typed = address.trim();
  const url = URL.canParse(typed) ? new URL(typed) : new URL(typed.replace(/^\/+/, ''), shopRoot);
  if (typed === '' || url.origin !== shopRoot.origin) {
    throw new Refusal(`Enter an address on this shop. Nothing is fetched from anywhere else.`);
  }
  const answer = await fetch(url).catch(() => undefined);
  if (answer === undefined || !answer.ok) {
    throw new Refusal(`There is no file at ${url.pathname}${answer === undefined ? '' : ` (${answer.status})`}.`);
  }
  const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
