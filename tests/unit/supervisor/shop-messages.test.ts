import { expect, it } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { partSize } from '../../../server/reader/messages.ts';
import { shopMessages } from '../../../server/supervisor/shop-messages.ts';

/* What the supervisor reads of a shop process that may have been taken over. Messages arrive as JSON, so these are all the possible values. */

const limits = { ...budgets.jobs, source: 100, globals: 200, chainText: 300 };
const read = shopMessages(limits);
const evaluate = { type: 'evaluate', id: 1, job: { kind: 'where', source: 'a', globals: '{}' } };
const challenge = {
  key: 'scoreBoardChallenge',
  solvedAt: '2026-01-02T03:04:05.678Z',
  codingStatus: 2,
  codingChangedAt: null,
};
const note = { part: 'notes', name: 'scoreBoardChallenge', value: 'x'.repeat(16_384) };
const copy = { type: 'copy', revision: 1, base: null, size: partSize, parts: 1 };
const part = { type: 'copyPart', revision: 1, index: 0, bytes: 'AAAA' };

it.each([
  [evaluate],
  [{ type: 'askChain', id: 2, job: { kind: 'restore', text: 'x'.repeat(300) } }],
  [{ type: 'runSql', id: 3, job: { sql: 'SELECT 1', copy: 1, wanted: 'first' } }],
  [copy],
  [{ ...copy, base: 0, size: 64 * 1024 * 1024 }],
  [part],
  [{ ...part, index: 1023, bytes: 'A'.repeat(87_384) }],
  [{ type: 'pong', sequence: 1, memory: 2 }],
  [{ type: 'solved', challenges: [challenge] }],
  [{ type: 'noted', entries: [note, { part: 'pinned', name: '', value: null }] }],
  [{ type: 'progressReset' }],
  [{ type: 'resetDone', what: 'shop' }],
  [{ type: 'failed', reason: 'One.', advice: 'Two.', fault: 'port' }],
  [{ type: 'underWay', requests: ['GET /'] }],
])('accepts %j unchanged', (message) => {
  expect(read(message)).toEqual(message);
  expect(read({ ...message, more: 1 })).toEqual(message);
});

it.each([
  [null],
  ['ready'],
  [[]],
  [{ type: '__proto__' }],
  [{ type: 'toString' }],
  [{ type: ['pong'], sequence: 1 }],
  [{ type: 'ready' }],
  [{ type: 'ready', port: 0 }],
  [{ type: 'ready', port: 65_536 }],
  [{ type: 'ready', port: '80' }],
  [{ type: 'pong', sequence: '1' }],
  [{ ...evaluate, id: 1.5 }],
  [{ ...evaluate, id: '1' }],
  [{ ...evaluate, job: null }],
  [{ ...evaluate, job: { ...evaluate.job, kind: 'constructor' } }],
  [{ ...evaluate, job: { ...evaluate.job, source: { length: 1 } } }],
  [{ ...evaluate, job: { ...evaluate.job, source: 'x'.repeat(101) } }],
  [{ ...evaluate, job: { ...evaluate.job, globals: 'x'.repeat(201) } }],
  [{ type: 'askChain', id: 2, job: { kind: 'other', text: '' } }],
  [{ type: 'askChain', id: 2, job: { kind: 'request', text: 'x'.repeat(301) } }],
  [{ type: 'runSql', id: 3, job: { sql: 'x'.repeat(256 * 1024 + 1), copy: 1, wanted: 'all' } }],
  [{ type: 'runSql', id: 3, job: { sql: 'SELECT 1', copy: -1, wanted: 'all' } }],
  [{ type: 'runSql', id: 3, job: { sql: 'SELECT 1', copy: 1, wanted: 'none' } }],
  [{ ...copy, base: undefined }],
  [{ ...copy, size: 64 * 1024 * 1024 + 1 }],
  [{ ...copy, parts: -1 }],
  [{ ...part, index: 1024 }],
  [{ ...part, index: -1 }],
  [{ ...part, bytes: 'A'.repeat(87_385) }],
  [{ type: 'resetDone', what: 'everything' }],
  [{ type: 'underWay', requests: 'GET /' }],
])('ignores %j', (message) => {
  expect(read(message)).toBeUndefined();
});

it('counts every wall that is not reported as one that does not hold', () => {
  const ready = (confinement: unknown) => read({ type: 'ready', port: 80, confinement });
  const open = { permissionModel: false, refused: expect.objectContaining({ addon: false, archives: false }) };
  for (const confinement of [undefined, null, 'all', [], { permissionModel: 'yes', refused: ['addon'] }]) {
    expect(ready(confinement)).toEqual({
      type: 'ready',
      port: 80,
      preferredPort: 0,
      offersHelp: false,
      confinement: open,
    });
  }
  expect(ready({ permissionModel: true, refused: { addon: true, other: true } })).toMatchObject({
    confinement: { permissionModel: true, refused: expect.not.objectContaining({ other: true }) },
  });
});

it('ignores unknown challenges, and reads no more of them than there are', () => {
  const wrong = [
    { ...challenge, key: 'constructor' },
    { ...challenge, solvedAt: 'now' },
    { ...challenge, codingStatus: 3 },
  ];
  expect(read({ type: 'solved', challenges: [...wrong, challenge] })).toEqual({
    type: 'solved',
    challenges: [challenge],
  });
  expect(read({ type: 'solved', challenges: [...Array.from({ length: 200 }, () => null), challenge] })).toEqual({
    type: 'solved',
    challenges: [],
  });
  expect(read({ type: 'solved', challenges: {} })).toEqual({ type: 'solved', challenges: [] });
});

it('cleans text for people, and replaces anything that is not text', () => {
  expect(read({ type: 'log', level: 'constructor', text: 'two\nlines \u001b]0;title\u0007' })).toEqual({
    type: 'log',
    level: 'info',
    text: 'two lines  ]0;title',
  });
  expect(read({ type: 'failed', reason: { toString: 1 } })).toEqual({
    type: 'failed',
    reason: '',
    advice: '',
    fault: 'crash',
  });
  expect(read({ type: 'underWay', requests: [1, ...Array.from({ length: 20 }, () => 'GET /')] })).toEqual({
    type: 'underWay',
    requests: ['', ...Array.from({ length: 11 }, () => 'GET /')],
  });
});
