import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createPrinter } from '../../server/supervisor/command-line/printer.ts';

it('buffers a limited amount for a reader that does not read, and says how much it left out', async () => {
  const written: string[] = [];
  let read = () => {};
  const stream = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      read = () => {
        read = () => {};
        done();
      };
    },
  });
  const { print } = createPrinter(stream, 100);
  for (let line = 0; line < 1000; line += 1) {
    print(`line ${line}`);
  }
  expect(stream.writableLength).toBeLessThanOrEqual(100);
  const kept = stream.writableLength;
  for (let line = 0; line < 100; line += 1) {
    read();
    await new Promise(setImmediate);
  }
  print('again');
  expect(kept).toBeGreaterThan(0);
  expect(written.at(-1)).toMatch(/^\(9\d\d lines were left out because nobody read them\)\nagain\n$/);
});

it('keeps working when its reader has closed', () => {
  const stream = new Writable({ write: (_text, _encoding, done) => done(new Error('EPIPE')) });
  const { print } = createPrinter(stream, 100);
  print('one');
  print('two');
});
