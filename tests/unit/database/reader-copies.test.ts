import { expect, test } from 'vitest';
import { createCopy } from '../../../server/reader/copy.ts';
import { type CopyMessage, partSize } from '../../../server/reader/messages.ts';
import { createCopySender } from '../../../server/reader/remote/copy-sender.ts';
import { createHeldCopy } from '../../../server/supervisor/reader/held-copy.ts';

/*
 * The copy of the shop's tables is sent in parts, and queries run while it is sent. A query must see the tables as they were at
 * one time: an SQLite file whose parts are from two times is damaged.
 */

/** Builds the messages that send a copy of these letters, one for each part, at successive times. */
async function messagesFor(...times: readonly string[]): Promise<readonly (readonly CopyMessage[])[]> {
  const brought: CopyMessage[][] = [];
  let time = -1;
  const source = {
    changes: () => time,
    serialize: () => Buffer.concat([...(times[time] ?? '')].map((letter) => Buffer.alloc(partSize, letter))),
  };
  const sender = createCopySender(source, {
    copy: (message) => brought.at(-1)?.push(message),
    ask: () => Promise.reject(new Error('nobody is asked')),
  });
  for (time = 0; time < times.length; time += 1) {
    brought.push([]);
    await sender.current();
  }
  return brought;
}

/** Returns one letter for each part, the last of its bytes, since the header is changed in transit. */
function lettersOf(bytes: Buffer | undefined): string | undefined {
  return (
    bytes &&
    Array.from({ length: bytes.length / partSize }, (_, at) =>
      bytes.toString('latin1', (at + 1) * partSize - 1, (at + 1) * partSize),
    ).join('')
  );
}

test('a reader that runs a query while a copy arrives uses the previous one', async () => {
  const [first = [], second = []] = await messagesFor('aaaa', 'abbba');
  const copy = createCopy();
  first.forEach(copy.take);
  expect(lettersOf(copy.takeChanged())).toBe('aaaa');
  for (const message of second.slice(0, -1)) {
    copy.take(message);
    expect(copy.takeChanged()).toBeUndefined();
  }
  second.slice(-1).forEach(copy.take);
  expect(lettersOf(copy.takeChanged())).toBe('abbba');
});

test('a reader that gets a query while a copy arrives gets all of it with the next', async () => {
  const [first = [], second = [], third = []] = await messagesFor('aaaa', 'bb', 'bcccc');
  const held = createHeldCopy();
  const copy = createCopy();
  let known = 0;
  const give = () => {
    held.since(known).forEach(copy.take);
    known = held.state;
    return lettersOf(copy.takeChanged());
  };
  first.forEach(held.take);
  expect(give()).toBe('aaaa');
  for (const message of second.slice(0, -1)) {
    held.take(message);
    expect(give()).toBeUndefined();
  }
  second.slice(-1).forEach(held.take);
  expect(give()).toBe('bb');
  third.forEach(held.take);
  expect(give()).toBe('bcccc');
});

test('a reader that missed copies, or is new, gets the newest', async () => {
  const brought = await messagesFor('aaaa', 'ab', 'abcd', 'xbcd');
  const held = createHeldCopy();
  const late = createCopy();
  brought[0]?.forEach(held.take);
  held.since(0).forEach(late.take);
  const known = held.state;
  brought.slice(1).flat().forEach(held.take);
  held.since(known).forEach(late.take);
  expect(lettersOf(late.takeChanged())).toBe('xbcd');
  const fresh = createCopy();
  held.since(0).forEach(fresh.take);
  expect(lettersOf(fresh.takeChanged())).toBe('xbcd');
});
