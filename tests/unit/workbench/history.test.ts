import { describe, expect, it } from 'vitest';
import { draftOf, harExchangeOf, nameOf } from '../../../renderer/src/training/workbench/history/exports/exchange.ts';
import { fileOf } from '../../../renderer/src/training/workbench/history/exports/several.ts';
import {
  countKinds,
  type Filter,
  filtered,
  type Listed,
  noFilter,
  readFilter,
  usualFilter,
} from '../../../renderer/src/training/workbench/history/list/filter.ts';
import { merged } from '../../../renderer/src/training/workbench/history/list/merged.ts';
import {
  longestNote,
  noRemarks,
  type Remark,
  readRemarks,
  remarksWithin,
  withRemark,
} from '../../../renderer/src/training/workbench/history/list/remarks.ts';
import { bytesOf } from '../../../renderer/src/training/workbench/model/draft.ts';
import type { ExchangeSummary, HistoryState, RecordedExchange } from '../../../shared/api/workbench.ts';
import { parseHttpFile } from '../../../shared/http-file/parse.ts';

const host = 'localhost:3000';
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

const summary = (id: number, change: Partial<ExchangeSummary> = {}): ExchangeSummary => ({
  id,
  method: 'GET',
  target: `/rest/products/${id}`,
  status: 200,
  requestLength: 0,
  responseLength: 2,
  begun: 1000 + id,
  milliseconds: 4,
  sender: 'page',
  kind: 'api',
  end: 'complete',
  ...change,
});

const recorded = (id: number, change: Partial<RecordedExchange> = {}): RecordedExchange => ({
  ...summary(id),
  request: base64(`GET /rest/products/${id} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
  response: base64('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{}'),
  isRequestCut: false,
  isResponseCut: false,
  isUnpacked: false,
  ...change,
});

const state = (change: Partial<HistoryState>): HistoryState => ({
  run: 'a',
  isRecording: true,
  recordsOthers: false,
  revision: 0,
  oldest: 1,
  exchanges: [],
  limits: { exchanges: 500, bytes: 1024, body: 256 },
  ...change,
});

describe('what is known of the history', () => {
  const known = state({ revision: 3, exchanges: [summary(1), summary(2, { end: 'underWay' }), summary(3)] });

  it('gets what has changed, and loses what is gone', () => {
    const answer = state({ revision: 5, oldest: 2, exchanges: [summary(2), summary(4)] });
    expect(merged(known, answer).exchanges).toEqual([summary(2), summary(3), summary(4)]);
  });

  it('stays the very same if nothing has changed, so that nothing is drawn again', () => {
    expect(merged(known, state({ revision: 3 }))).toBe(known);
    expect(merged(known, state({ revision: 3, isRecording: false }))).toMatchObject({
      isRecording: false,
      exchanges: known.exchanges,
    });
  });

  it('begins anew with another process, and is empty once it was cleared', () => {
    expect(merged(known, state({ run: 'b', exchanges: [summary(1)] })).exchanges).toHaveLength(1);
    expect(merged(known, state({ revision: 4, oldest: 4 })).exchanges).toEqual([]);
  });
});

describe('the filter', () => {
  const row = (exchange: ExchangeSummary, remark?: Remark): Listed => ({ number: exchange.id, exchange, remark });
  const rows = [
    row(summary(1, { method: 'POST', target: '/rest/user/login', status: 401, sender: 'other' }), { note: 'Try SQL' }),
    row(summary(2, { target: '/', kind: 'page' }), { mark: 'amber' }),
    row(summary(3, { target: '/main.js', kind: 'script' })),
    row(summary(4, { status: null, end: 'cutOff', kind: 'other', sender: 'workbench' })),
  ];
  const shown = (filter: Partial<Filter>, found: readonly number[] = []) =>
    filtered(rows, { ...noFilter, ...filter }, new Set(found)).map(({ number }) => number);

  it.each([
    ['nothing', {}, [1, 2, 3, 4]],
    ['the usual kinds', usualFilter, [1, 2, 4]],
    ['a method', { text: 'post' }, [1]],
    ['a path, whatever its case', { text: 'MAIN.js' }, [3]],
    ['a note', { text: 'try sql' }, [1]],
    ['a status in words', { text: '401' }, [1]],
    ['a status', { status: '4' }, [1]],
    ['no status', { status: 'none' }, [4]],
    ['who sent it', { sender: 'workbench' }, [4]],
    ['any mark or note', { mark: 'any' }, [1, 2]],
    ['a mark', { mark: 'amber' }, [2]],
    ['several of these', { text: 'rest', status: '4', sender: 'page' }, []],
  ] satisfies [string, Partial<Filter>, number[]][])('goes by %s', (_, filter, numbers) => {
    expect(shown(filter)).toEqual(numbers);
  });

  it('shows what the shop has found in bodies', () => {
    expect(shown({ text: 'in a body' }, [2, 3])).toEqual([2, 3]);
    expect(shown({ text: 'in a body', kinds: ['page'] }, [2, 3])).toEqual([2]);
    expect([...countKinds(rows)]).toEqual([
      ['api', 1],
      ['page', 1],
      ['script', 1],
      ['other', 1],
    ]);
  });

  it('is read from whatever a browser has kept', () => {
    const filter: Filter = { text: 'x', kinds: ['api'], status: '5', sender: 'other', mark: 'any' };
    expect(readFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    expect(readFilter({ text: 7, kinds: 'api', status: '9', sender: 1, mark: 'pink' })).toEqual(usualFilter);
    expect(readFilter({ kinds: ['api', 'none'] }).kinds).toEqual(['api']);
    expect(readFilter(null)).toEqual(usualFilter);
  });
});

describe('marks and notes', () => {
  const some = withRemark(withRemark({ run: 'a', by: {} }, 3, { mark: 'red' }), 7, { note: 'later' });

  it('are put on, changed and taken off', () => {
    expect(some.by).toEqual({ 3: { mark: 'red' }, 7: { note: 'later' } });
    expect(withRemark(some, 3, { note: 'why?' }).by[3]).toEqual({ mark: 'red', note: 'why?' });
    expect(withRemark(some, 3, { mark: undefined }).by).toEqual({ 7: { note: 'later' } });
    expect(withRemark(some, 7, { note: '' }).by).toEqual({ 3: { mark: 'red' } });
    expect(withRemark(some, 1, { note: 'x'.repeat(longestNote + 1) }).by[1]?.note).toHaveLength(longestNote);
  });

  it('go with their exchanges, and with their process', () => {
    expect(remarksWithin(some, 'a', 3)).toBe(some);
    expect(remarksWithin(some, 'a', 4).by).toEqual({ 7: { note: 'later' } });
    expect(remarksWithin(some, 'b', 1)).toEqual({ run: 'b', by: {} });
  });

  it('are read from whatever a browser has kept', () => {
    expect(readRemarks(JSON.parse(JSON.stringify(some)))).toEqual(some);
    expect(readRemarks({ run: 'a', by: { 1: { mark: 'pink' }, 2: 5, x: { mark: 'red' }, 4: { note: 'n' } } })).toEqual({
      run: 'a',
      by: { 4: { note: 'n' } },
    });
    expect(readRemarks({ run: 1 })).toBe(noRemarks);
  });
});

describe('recorded requests', () => {
  const post = recorded(5, {
    method: 'POST',
    target: '/rest/user/login?x=1',
    request: base64(`POST /rest/user/login?x=1 HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\n\r\n{}`),
  });
  const data = recorded(6, { request: base64(`PUT /x HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\n\r\n\0\xff`) });

  it('go to the repeater byte for byte, and with a fitting length if their body was cut', () => {
    expect(nameOf(post)).toBe('POST /rest/user/login');
    expect(Buffer.from(bytesOf(draftOf(post))).toString('base64')).toBe(post.request);
    const cut = base64('POST /x HTTP/1.1\r\nContent-Length: 999\r\n\r\nabc');
    expect(Buffer.from(bytesOf(draftOf({ request: cut, isRequestCut: true }))).toString()).toMatch(
      /Content-Length: 3\r\n\r\nabc$/,
    );
  });

  it('are a HAR document, with notes as comments and unpacked bodies', () => {
    const packed = recorded(7, {
      response: base64('HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n{"plain":true}'),
      responseLength: 9,
      isUnpacked: true,
    });
    const { text, ending, leftOut } = fileOf('har', [post, packed], { 7: { mark: 'red', note: 'odd' } }, host);
    const { log } = JSON.parse(text);
    expect([ending, leftOut, log.version, log.entries.length]).toEqual(['har', 0, '1.2', 2]);
    expect(log.entries[0]).toMatchObject({
      startedDateTime: '1970-01-01T00:00:01.005Z',
      request: { method: 'POST', url: `http://${host}/rest/user/login?x=1`, postData: { text: '{}' } },
      response: { status: 200, content: { text: '{}' } },
    });
    expect(log.entries[0].comment).toBeUndefined();
    expect(log.entries[1]).toMatchObject({
      comment: 'red: odd',
      response: { bodySize: 9, content: { text: '{"plain":true}', size: 14 } },
    });
    expect(harExchangeOf(packed, undefined).comment).toBeUndefined();
  });

  it('are a .http file without those that it cannot hold, and curl commands', () => {
    const file = fileOf('http', [post, data], {}, host);
    const parsed = parseHttpFile(file.text);
    expect(parsed.kind === 'parsed' && parsed.file.requests.map(({ title, body }) => [title, body])).toEqual([
      ['5 POST /rest/user/login', '{}'],
    ]);
    expect(file).toMatchObject({ ending: 'http', leftOut: 1 });
    const commands = fileOf('curl', [post, data], {}, host);
    expect(commands.leftOut).toBe(0);
    expect(commands.text).toMatch(
      /^# 5 POST \/rest\/user\/login\ncurl [^#]*\n\n# 6 GET \/rest\/products\/6\necho AP8= /,
    );
  });
});
