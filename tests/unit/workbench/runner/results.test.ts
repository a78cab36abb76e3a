import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Take } from '../../../../renderer/src/training/workbench/runner/plan/plan.ts';
import { takeFault } from '../../../../renderer/src/training/workbench/runner/plan/take-fault.ts';
import { filtered, noFilter } from '../../../../renderer/src/training/workbench/runner/results/filter.ts';
import { unusualRows } from '../../../../renderer/src/training/workbench/runner/results/table/unusual.ts';
import { answerKeeper } from '../../../../renderer/src/training/workbench/runner/run/answers.ts';
import { findIn } from '../../../../renderer/src/training/workbench/runner/run/reader/find.ts';
import { longestValue, takeFrom } from '../../../../renderer/src/training/workbench/runner/run/reader/take.ts';
import { keptBytes, type Row, runLimits } from '../../../../renderer/src/training/workbench/runner/run/run.ts';
import { sorted } from '../../../../renderer/src/training/workbench/view/table/order.ts';
import { tableCsv } from '../../../../renderer/src/training/workbench/view/table/table-csv.ts';

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const response = (body: string, headers = '') => base64(`HTTP/1.1 200 OK\r\nX-One: first\r\n${headers}\r\n${body}`);
const take = (kind: Take['kind'], from: string): Take => ({ id: '1', name: 'it', kind, from });

describe('a value', () => {
  const body = JSON.stringify({ data: [{ id: 7, name: 'juice' }] });

  it.each([
    ['json', '$.data[0].name', 'juice'],
    ['json', '$.data[0]', '{"id":7,"name":"juice"}'],
    ['pattern', '"name":"([^"]*)"', 'juice'],
    ['pattern', '^X-One: .*$', 'X-One: first'],
    ['header', 'x-ONE', 'first'],
  ] as const)('is taken by %s %s', async (kind, from, value) => {
    expect(takeFrom(response(body), [take(kind, from)])).toEqual({ taken: { it: value }, lacks: {} });
  });

  it('is taken from a body that came packed and in chunks', async () => {
    const packed = gzipSync(body);
    const chunked = Buffer.concat([
      Buffer.from(`${packed.length.toString(16)}\r\n`),
      packed,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    const head = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n';
    const whole = base64(Buffer.concat([Buffer.from(head), chunked]));
    expect(takeFrom(whole, [take('json', '$.data[0].id')]).taken).toEqual({ it: '7' });
    expect(findIn([whole, response('other')], { text: 'JUICE', isPattern: false })).toEqual([true, false]);
    expect(findIn([whole, response('other')], { text: '^oth', isPattern: true })).toEqual([false, true]);
  });

  it.each([
    ['json', '$.nothing', body, 'nothing'],
    ['json', '$.data', 'no JSON', 'notJson'],
    ['pattern', 'absent', body, 'nothing'],
    ['header', 'absent', body, 'nothing'],
    ['pattern', 'x+', 'x'.repeat(longestValue + 1), 'tooLong'],
  ] as const)('is missed by %s %s, and the reason is told', async (kind, from, text, lack) => {
    expect(takeFrom(response(text), [take(kind, from)])).toEqual({ taken: {}, lacks: { it: lack } });
  });

  it('is asked for in a way that can be read', () => {
    expect(takeFault(take('json', '$..id'))).toBeUndefined();
    expect(takeFault(take('json', '$['))).toBe('path');
    expect(takeFault(take('pattern', '('))).toBe('pattern');
    expect(takeFault(take('header', ' '))).toBe('from');
    expect(takeFault({ ...take('json', '$'), name: '1 2' })).toBe('name');
  });
});

describe('what is kept of responses', () => {
  const sent = (length: number) => ({
    index: 0,
    end: 'complete' as const,
    began: 0,
    milliseconds: 1,
    response: base64(`HTTP/1.1 404 Not Found\r\n\r\n${'x'.repeat(length)}`),
    length: length + 26,
  });

  it('is the status and the first bytes, and less of each once there is much of them', () => {
    const keep = answerKeeper();
    expect(keep(sent(10))).toMatchObject({ status: 404, length: 36 });
    const most = Math.floor(runLimits.response / 3) * 3;
    const large = Array.from({ length: runLimits.responses / runLimits.response + 5 }, () =>
      keptBytes(keep(sent(100_000))),
    );
    expect(large[0]).toBe(most);
    expect(large.at(-1)).toBeLessThanOrEqual(runLimits.beyond);
    expect(large.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(runLimits.responses + 2 * runLimits.response);
  });
});

describe('results', () => {
  const row = (number: number, value: string, status: number | undefined, length: number): Row => ({
    number,
    values: [value],
    answers: [{ response: '', length, status, end: 'complete', milliseconds: number }],
    taken: {},
    lacks: {},
    missing: undefined,
  });
  const rows = [row(1, 'b10', 401, 300), row(2, '=1+1', 200, 900), row(3, 'b9', 401, 302), row(4, 'c', 401, 301)];
  const columns = [
    { id: 'number', name: 'No.', kind: 'number', width: 'small', value: ({ number }: Row) => number },
    { id: 'value', name: 'Value', kind: 'text', width: 'wide', value: ({ values }: Row) => values[0] ?? undefined },
    { id: 'status', name: 'Status', kind: 'number', width: 'small', value: (each: Row) => each.answers[0]?.status },
  ] as const;
  const numbers = (some: readonly Row[]) => some.map(({ number }) => number);

  it('sort by any column, with numbers in texts by their size', () => {
    expect(numbers(sorted(rows, columns, { by: 'value', isDown: false }))).toEqual([2, 3, 1, 4]);
    expect(numbers(sorted(rows, columns, { by: 'status', isDown: true }))).toEqual([1, 3, 4, 2]);
    const none = row(5, 'd', undefined, 0);
    expect(numbers(sorted([none, ...rows], columns, { by: 'status', isDown: false })).at(-1)).toBe(5);
    expect(numbers(sorted([none, ...rows], columns, { by: 'status', isDown: true })).at(-1)).toBe(5);
  });

  it('filter by text, status, length, what responses have, and what differs from most', () => {
    const unusual = unusualRows(rows);
    const found = new Map([
      [1, true],
      [2, false],
    ]);
    const shown = (part: Partial<typeof noFilter>) =>
      numbers(filtered(rows, { ...noFilter, ...part }, { columns, unusual, found }));
    expect(shown({ text: 'B' })).toEqual([1, 3]);
    expect(shown({ status: '2' })).toEqual([2]);
    expect(shown({ least: 301, most: 500 })).toEqual([3, 4]);
    expect(shown({ text: 'x', scope: 'responses' })).toEqual([1]);
    expect(shown({ unusual: true })).toEqual([2]);
    expect(unusualRows([...rows, row(5, 'e', 401, 5000)])).toEqual(new Set([2, 5]));
  });

  it('save as a table in which nothing becomes a formula', () => {
    const table = tableCsv([row(1, '=1+1', 200, 0), row(2, 'a "b", c', undefined, 0)], columns);
    expect(table).toBe('\uFEFFNo.,Value,Status\r\n1,"\'=1+1",200\r\n2,"a ""b"", c",\r\n');
  });
});
