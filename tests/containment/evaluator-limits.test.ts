import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { EvaluationResult } from '../../server/decoy/evaluator.ts';
import { patience, startEvaluator, type TestEvaluator } from './support/evaluator.ts';

const loopLimit = { outcome: 'threw', message: 'Infinite loop detected - reached max iterations' };
const documents = Array.from({ length: 28 }, (_, index) => ({ product: index % 4, message: `message ${index}` }));

/** The time of slow code where it does not matter how long it is, in milliseconds: longer than the first try of each job. */
const short = 500;

/** Limits for tests in which code only has to hit one. */
const shortLimits = {
  limits: {
    ...patience.limits,
    where: { time: 5000, sleep: short },
    orderLines: { time: short, sleep: 0 },
  },
};

/** Three that many tests share, since each process takes time to start: with the usual limits, with patient ones and with short ones. */
const usual = startEvaluator();
const patient = startEvaluator(patience);
const hasty = startEvaluator(shortLimits);

afterAll(() => {
  usual.stop();
  patient.stop();
  hasty.stop();
});

let own: TestEvaluator | undefined;

/** Starts an evaluator for one test, which is stopped after it. */
function start(...options: Parameters<typeof startEvaluator>): TestEvaluator {
  own = startEvaluator(...options);
  return own;
}

afterEach(() => own?.stop());

describe('order lines', () => {
  test.each([
    ['while', '(function dos() { while(true); })()'],
    ['for', 'for (;;) {}'],
    ['do', 'do {} while (true)'],
    ['for-of', 'for (const x of (function* () { let n = 0; while (true) yield n++; })()) {}'],
    ['labelled', 'outer: while (true) { for (;;) continue outer; }'],
    ['caught', 'try { while (true); } catch (error) { "caught" }'],
    ['finally', 'try { while (true); } finally { while (true); }'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the learner's template, not ours
    ['template', '`${(() => { while (true); })()}`'],
    ['error text', 'throw { toString() { while (true); } }'],
  ])('an endless loop is detected by its counter: %s', async (_name, source) => {
    expect(await patient.evaluate('orderLines', source)).toMatchObject(loopLimit);
  });

  test('a loop just below the limit runs to its end, and each run is counted separately', async () => {
    const source = 'let n = 0; for (let run = 0; run < 2; run++) { for (let i = 0; i < 600000; i++) n++; } n';
    expect(await patient.evaluate('orderLines', source)).toMatchObject({ outcome: 'value', value: 1_200_000 });
  });

  test('code that takes too long hits the timeout, after two seconds', async () => {
    const result = await usual.evaluate('orderLines', `/((a+)+)b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaa')`);
    expect(result).toMatchObject({ outcome: 'timedOut' });
    expectAbout(result, 2000);
  });

  test.each([
    ['a regular expression', `/^(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')`],
    ['slow work without a loop', '(function slow(n) { return n < 2 ? 1 : slow(n - 1) + slow(n - 2); })(60)'],
    ['a timeout in learner code that hides it', `try { /((a+)+)b/.test('a'.repeat(30)) } catch (error) { 1 }`],
  ])('code that takes too long hits the timeout, not the loop limit: %s', async (_name, source) => {
    const result = await hasty.evaluate('orderLines', source);
    expect(result).toMatchObject({ outcome: 'timedOut' });
    expectAbout(result, short);
  });

  test('work that cannot be interrupted is killed with its process, and nothing else is', async () => {
    const { evaluate, processes } = start(shortLimits);
    const doomed = evaluate('orderLines', 'var a = []; a.length = 4294967295; a.indexOf(1)');
    const waiting = evaluate('orderLines', '1 + 1');
    const result = await doomed;
    expect(result).toMatchObject({ outcome: 'timedOut' });
    expectAbout(result, short);
    expect(await waiting).toMatchObject({ outcome: 'value', value: 2 });
    // The process that tried it first, and the one that gave it the full time.
    expect(processes).toHaveLength(3);
    expect(processes.filter(hasEnded)).toHaveLength(2);
  });

  test('code cannot be made from strings', async () => {
    for (const source of [`eval('while(1);')`, `new Function('while(1);')()`, `(async () => {}).constructor('1')`]) {
      expect(await usual.evaluate('orderLines', source)).toMatchObject({ outcome: 'threw', name: 'EvalError' });
    }
  });

  test.each([
    ['an unterminated text', `"abc`],
    ['a bare JSON object', '{"a": 1, "b": 2}'],
    ['too deep nesting', '('.repeat(50_000)],
  ])('anything but a script is a syntax error: %s', async (_name, source) => {
    const expected = { outcome: 'threw', name: 'SyntaxError', duringCompile: true };
    expect(await usual.evaluate('orderLines', source)).toMatchObject(expected);
  });

  test('a list of order lines has a value', async () => {
    const lines = '[{productId: 12, quantity: 10000, customerReference: "PO0000001"}]';
    expect(await usual.evaluate('orderLines', lines)).toMatchObject({
      outcome: 'value',
      value: [{ productId: 12, quantity: 10_000, customerReference: 'PO0000001' }],
    });
  });
});

describe('memory', () => {
  test.each([
    ['growing lists', 'const all = []; for (;;) all.push(new Array(1e6));'],
    ['growing objects', 'let last = null; for (;;) last = { last };'],
    ['one large list', 'Array(1e9).fill(1)'],
    ['one large text', `'x'.repeat(1e9)`],
    ['a large string in pieces', `[...'a'.padEnd(1e7)].sort().join()`],
    ['a large buffer', 'new Uint8Array(1e9)'],
    ['caught', 'const all = []; try { for (;;) all.push(new Array(1e6)); } catch (e) { for (;;) all.push({}); }'],
  ])('ends at the limit: %s', async (_name, source) => {
    const { evaluate, processes } = patient;
    const result = await evaluate('userName', source);
    expect(result).toMatchObject({ outcome: 'outOfMemory' });
    // Long work is started again in a second process; the first may have been killed for it.
    const decisive = processes.at(-1);
    expect(await evaluate('userName', '1')).toMatchObject({ value: 1 });
    expect([decisive].filter((process) => process === undefined || hasEnded(process))).toEqual([]);
  });

  test.each([
    ['functions', 'function f() { f(); } f()'],
    ['texts of objects', `const o = { toString() { return '' + this; } }; '' + o`],
    ['parsing', `JSON.parse('['.repeat(200000) + ']'.repeat(200000))`],
    ['writing', 'let p = {}; for (let i = 0; i < 1e5; i++) p = { p }; JSON.stringify(p)'],
    ['a value', 'let p = {}; for (let i = 0; i < 1e5; i++) p = { p }; p'],
    ['regular expressions', `new RegExp('(?:'.repeat(5000) + 'a' + ')'.repeat(5000))`],
    ['proxies', 'let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); p.x'],
    ['getters', 'const o = { get x() { return this.x; } }; o.x'],
    ['sorting', 'const f = () => [1, 2].sort(f); f()'],
  ])('deep recursion is an error, not the end of the process: %s', async (_name, source) => {
    const { evaluate, processes } = patient;
    const ended = processes.filter(hasEnded).length;
    expect(await evaluate('userName', source)).toMatchObject({ outcome: 'threw' });
    expect(await evaluate('userName', '1')).toMatchObject({ value: 1 });
    expect(processes.filter(hasEnded)).toHaveLength(ended);
  });

  test('a value that is too large to hand back is an error', async () => {
    const result = await patient.evaluate('userName', `'x'.repeat(2e6)`);
    expect(result).toMatchObject({ outcome: 'threw', name: 'RangeError' });
  });
});

describe('conditions', () => {
  test('return the indexes of the documents that match, as this and as obj', async () => {
    const { evaluate } = usual;
    expect(await evaluate('where', 'this.product == "1"', { documents })).toMatchObject({
      outcome: 'value',
      value: [1, 5, 9, 13, 17, 21, 25],
    });
    expect(await evaluate('where', `obj.message === 'message 3'`, { documents })).toMatchObject({ value: [3] });
    expect(await evaluate('where', `this.product == 1 || true // '`, { documents: [{}, {}] })).toMatchObject({
      value: [0, 1],
    });
  });

  test('that sleep take more than two seconds, and end', async () => {
    const inOwnProcess = async (source: string) => {
      const { evaluate, stop } = startEvaluator();
      const result = await evaluate('where', source, { documents });
      stop();
      return result;
    };
    const sleeps = ['sleep(2000)', 'sleep(100)', '-1 || sleep(1000)'];
    for (const result of await Promise.all(sleeps.map((sleep) => inOwnProcess(`this.product == ${sleep}`)))) {
      expect(result).toMatchObject({ outcome: 'value' });
      expectAbout(result, 2500);
    }
  });

  test.each(['sleep(NaN)', 'sleep(-1)', 'sleep("x")', 'sleep({})', 'sleep()'])('%s does not sleep', async (source) => {
    const result = await usual.evaluate('where', source, { documents });
    expect(result).toMatchObject({ outcome: 'value', value: [] });
    expect(result.milliseconds).toBeLessThan(1000);
  });

  test('an endless loop hits the timeout', async () => {
    const result = await usual.evaluate('where', '(() => { while (true); })()', { documents });
    expect(result).toMatchObject({ outcome: 'timedOut' });
    expectAbout(result, 5000);
  });

  test('compile errors are told apart from runtime errors', async () => {
    const { evaluate } = usual;
    const compiling = await evaluate('where', 'this.product == 1)', { documents });
    expect(compiling).toMatchObject({ outcome: 'threw', name: 'SyntaxError', duringCompile: true });
    const running = await evaluate('where', 'unknown', { documents });
    expect(running).toMatchObject({ outcome: 'threw', name: 'ReferenceError', duringCompile: false });
    expect(await evaluate('where', 'unknown', { documents: [] })).toMatchObject({ outcome: 'value', value: [] });
  });
});

describe('the process', () => {
  test('starts with the first job, serves many, and ends when it is idle', async () => {
    const { evaluate, processes } = start({ idle: 100 });
    expect(processes).toHaveLength(0);
    expect(await evaluate('userName', '1')).toMatchObject({ value: 1 });
    expect(await evaluate('userName', '2')).toMatchObject({ value: 2 });
    expect(processes).toHaveLength(1);
    await gone(processes[0]);
    expect(await evaluate('userName', '3')).toMatchObject({ value: 3 });
    expect(processes).toHaveLength(2);
  });

  test('loses only its current job when killed from outside, and runs nothing twice', async () => {
    const { evaluate, processes } = start();
    await evaluate('userName', '1');
    const lost = evaluate('where', 'sleep(2000)', { documents });
    const next = evaluate('userName', '2');
    processes[0]?.kill('SIGKILL');
    expect(await lost).toMatchObject({ outcome: 'crashed' });
    expect(await next).toMatchObject({ value: 2 });
    expect(processes).toHaveLength(2);
  });

  test('refuses jobs when its queue is full, or does not move', async () => {
    const { evaluate } = start({ ...shortLimits, longestQueue: 1, longestWait: 100 });
    await evaluate('userName', '1');
    const running = evaluate('where', 'sleep(2000)', { documents });
    const waiting = evaluate('userName', '2');
    expect(await evaluate('userName', '3')).toMatchObject({ outcome: 'busy' });
    expect(await waiting).toMatchObject({ outcome: 'busy' });
    expect(await running).toMatchObject({ outcome: 'value' });
  });
});

test('makes only other slow jobs wait for slow ones', async () => {
  const each = { time: 800, sleep: 0 };
  const { evaluate } = start({ limits: { ...patience.limits, orderLines: each, pug: each } });
  const endless = 'for (;;) Math.random()';
  const flood = Array.from({ length: 6 }, (_, job) => evaluate(job % 2 ? 'orderLines' : 'pug', endless));
  const since = performance.now();
  expect(await evaluate('userName', '1')).toMatchObject({ value: 1 });
  expect(performance.now() - since).toBeLessThan(2000);
  for (const { outcome } of await Promise.all(flood)) {
    expect(['timedOut', 'busy', 'threw']).toContain(outcome);
  }
}, 60_000);

function hasEnded({ killed, exitCode, signalCode }: TestEvaluator['processes'][number]): boolean {
  return killed || exitCode !== null || signalCode !== null;
}

/** Asserts that the deadline held: not before it, and not long after it, on a machine that may be busy. */
function expectAbout(result: EvaluationResult, milliseconds: number): void {
  expect(result.milliseconds).toBeGreaterThanOrEqual(milliseconds - 10);
  expect(result.milliseconds).toBeLessThan(milliseconds + 2000);
}

function gone(child: TestEvaluator['processes'][number] | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      resolve();
    } else {
      child.once('exit', () => resolve());
    }
  });
}
