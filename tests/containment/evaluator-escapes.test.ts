import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEvaluator, type TestEvaluator } from './support/evaluator.ts';
import { evaluateUnsafely } from './support/unsafe-evaluator.ts';

/*
 * Ways out of a JavaScript sandbox. Each source returns something truthy when it gets out. Each must get out of the
 * unsafe evaluator, which the range never uses, and out of none of the real evaluator's kinds.
 */

/** The source, and the control in which it succeeds. */
const escapes: readonly (readonly [string, string, 'context' | 'realm'])[] = [
  ['the constructor of a host object', `documents.constructor.constructor('return process')().version`, 'context'],
  ['the constructor of a host function', `sleep.constructor('return process')().version`, 'context'],
  ['the constructor of the global object', `globalThis.constructor.constructor('return process')().version`, 'context'],
  ['the constructor of this', `this.constructor.constructor('return process')().version`, 'context'],
  ['the prototype of a host object', `documents.__proto__.constructor.constructor('return process.pid')()`, 'context'],
  ['a function', `(() => {}).constructor('return process')().version`, 'realm'],
  ['a generator', `(function* () {}).constructor('yield process')().next().value.version`, 'realm'],
  ['the name of a Node global', `typeof process === 'object' && process.version`, 'realm'],
  ['the name of a module function', `typeof process.getBuiltinModule('fs').readFileSync`, 'realm'],
  ['indirect eval', `(0, eval)('process').version`, 'realm'],
  ['timers', `typeof setTimeout === 'function' && setTimeout(() => {}, 1)`, 'realm'],
  ['the network', `typeof fetch === 'function'`, 'realm'],
  ['another interpreter', `typeof WebAssembly === 'object'`, 'realm'],
  ['shared memory', `typeof Atomics === 'object' && typeof SharedArrayBuffer === 'function'`, 'realm'],
  ['the console', `typeof console === 'object'`, 'realm'],
  [
    'the frames of an error',
    `(() => {
      let got;
      Error.prepareStackTrace = (error, frames) => { got = frames.map((frame) => frame.getFileName()).join(); };
      new Error().stack;
      delete Error.prepareStackTrace;
      return got;
    })()`,
    'realm',
  ],
  ['the paths in a stack', `/node:|\\/|\\\\\\\\/.test(new Error().stack) && new Error().stack`, 'realm'],
];

let evaluator: TestEvaluator;

beforeAll(() => {
  evaluator = startEvaluator();
});

afterAll(() => evaluator.stop());

describe.each(escapes)('%s', (_name, source, control) => {
  test('leads out of an evaluator in Node', () => {
    expect(evaluateUnsafely(source, control)).toBeTruthy();
  });

  test.each(['orderLines', 'userName', 'erasureLayout', 'chatbot'] as const)('leads nowhere in %s', async (kind) => {
    const result = await evaluator.evaluate(kind, source, { documents: [{ product: 1 }] });
    expect(['value', 'threw']).toContain(result.outcome);
    expect(result.outcome === 'value' && result.value).toBeFalsy();
  });

  test('leads nowhere in a condition', async () => {
    const result = await evaluator.evaluate('where', source.trim(), { documents: [{ product: 1 }] });
    expect(result.outcome === 'value' ? result.value : []).toEqual([]);
  });
});

test('an import is never carried out', async () => {
  const source = `let got = ''; import('node:fs').then((fs) => { got = fs; }, (error) => { got = error; }); got`;
  expect(await evaluator.evaluate('userName', source)).toMatchObject({ outcome: 'value', value: '' });
});

test('the globals are those of the language and of the evaluator’s kind, and no more', async () => {
  const list = 'Object.getOwnPropertyNames(globalThis)';
  const { value: bare } = await settledValue(evaluator.evaluate('userName', list));
  const { value: given } = await settledValue(evaluator.evaluate('userName', list, { username: 'x' }));
  expect(given).toEqual([...asTexts(bare), 'username']);
  expect(
    asTexts(bare)
      .filter((name) => /^[a-z]/.test(name))
      .toSorted(),
  ).toEqual([
    ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'eval', 'globalThis'],
    ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'undefined', 'unescape'].toSorted(),
  ]);
});

test('changes of one evaluation are gone in the next', async () => {
  const poison = `Object.prototype.poison = 1; Array.prototype.map = null; JSON.stringify = () => '"x"'; poison2 = 1; 1`;
  expect(await evaluator.evaluate('userName', poison)).toMatchObject({ outcome: 'value', value: 1 });
  const look = `[typeof ({}).poison, typeof [].map, JSON.stringify(1), typeof poison2]`;
  expect(await evaluator.evaluate('userName', look)).toMatchObject({
    value: ['undefined', 'function', '1', 'undefined'],
  });
});

test('a value cannot change the objects of whoever reads it', async () => {
  const source = `JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}')`;
  await evaluator.evaluate('userName', source);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each([
  ['a proxy that throws at every look', 'throw new Proxy({}, { get() { throw 1; } })'],
  ['an error whose message throws', `throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } })`],
  ['a value that throws when it is turned into a string', '({ toJSON() { throw new Proxy({}, {}); } })'],
  ['an object whose toString throws', 'throw { toString() { throw 1; } }'],
  ['nothing', 'throw undefined'],
])('%s is reported as the learner’s error', async (_name, source) => {
  expect(await evaluator.evaluate('userName', source)).toMatchObject({ outcome: 'threw', duringCompile: false });
});

test('errors have a name and a message, and reveal nothing of the machine', async () => {
  const result = await evaluator.evaluate('userName', 'nobody.knows.me');
  expect(result).toEqual({
    outcome: 'threw',
    name: 'ReferenceError',
    message: "'nobody' is not defined",
    duringCompile: false,
    milliseconds: expect.any(Number),
  });
});

async function settledValue(result: ReturnType<TestEvaluator['evaluate']>) {
  const settled = await result;
  if (settled.outcome !== 'value') {
    throw new Error(`Expected a value, got ${JSON.stringify(settled)}`);
  }
  return settled;
}

function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
