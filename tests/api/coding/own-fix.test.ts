import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestFix, type OwnFixVerdict } from '../../../shared/api/own-fix.ts';
import { type Client, createClient } from '../../support/client.ts';
import { startFixes, type TestFixes } from '../../support/fixes.ts';
import { type StartedApp, startApp } from '../../support/start-app.ts';

/* Fixes of the learner's own (decision 110): the endpoint, and code that exceeds its limits or looks for a way out. */

let fixes: TestFixes;
let app: StartedApp;
let client: Client;

const path = (key: string) => `/rest/range/coding/${key}/own-fix`;
const redirect = 'redirectChallenge';
const login = 'loginAdminChallenge';
const right = 'export function isRedirectAllowed(url: string): boolean {\n  return url === "nowhere";\n}';

beforeAll(async () => {
  fixes = startFixes();
  app = await startApp({ fixes });
  client = createClient(app.url);
  await client.post('/snippets/fixes', { key: redirect, selectedFix: 3 });
  await client.post('/snippets/fixes', { key: login, selectedFix: 3 });
});

afterAll(async () => {
  await app?.stop();
  fixes?.stop();
});

async function verdictOn(key: string, code: string): Promise<OwnFixVerdict> {
  return (await client.post(path(key), { code })).json().data;
}

/** The code of a function that is called for each request. */
const whenUsed = (code: string) => `export function isRedirectAllowed(url: string): boolean {\n  ${code}\n}`;

/** The code of a login that is called for each request. */
const whenLoggingIn = (code: string) => `app.post('/rest/user/login', async (request, reply) => {\n  ${code}\n});`;

describe('the endpoint', () => {
  test.each([
    ['a challenge without such a task', 'scoreBoardChallenge', 404],
    ['no challenge', 'nope', 404],
    ['a challenge whose fix is not chosen yet', 'dbSchemaChallenge', 403],
  ])('refuses %s', async (_what, key, status) => {
    const answer = await client.post(path(key), { code: right });
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ status: 'error', error: expect.any(String) });
  });

  test.each([[undefined], [7], [['x']], ['x'.repeat(longestFix + 1)]])('refuses anything but code', async (code) => {
    expect((await client.post(path(redirect), { code })).status).toBe(400);
  });

  test('answers with one outcome for each use and each attack', async () => {
    const verdict = await verdictOn(redirect, right);
    expect(verdict).toMatchObject({ outcome: 'tried' });
    const checks = verdict.outcome === 'tried' ? verdict.checks : [];
    expect(checks[0]).toEqual({
      name: 'redirectToPartners',
      passed: false,
      response: expect.stringMatching(/^406 Unrecognized target URL/),
    });
    expect(checks.slice(1).every(({ name, passed }) => passed && name.startsWith('redirect'))).toBe(true);
  });

  test('does not count as an answer', async () => {
    const before = (await client.get('/metrics')).text.match(/^juiceshop_.*coding.*$/gm);
    await verdictOn(redirect, right);
    expect((await client.get('/metrics')).text.match(/^juiceshop_.*coding.*$/gm)).toEqual(before);
  });
});

describe('code that does not run', () => {
  test.each([
    ['that is no TypeScript', 'const a = 1;\nconst b = ;', 'SyntaxError: Unexpected token', 2],
    ['that has no end', 'app.post("/x", async () => {', expect.stringMatching(/^SyntaxError: /), expect.any(Number)],
    ['that throws', 'const a = 1;\n\nthrow new RangeError("too far");', 'RangeError: too far', 3],
    ['that uses what isn’t there', '\nmissing();', "ReferenceError: 'missing' is not defined", 2],
    [
      'that lost its function',
      'const a = 1;',
      'Error: The code no longer exports the function isRedirectAllowed, which the rest of the shop calls.',
      0,
    ],
  ])('%s is reported with its line', async (_what, code, error, line) => {
    expect(await verdictOn(redirect, code)).toEqual({ outcome: 'doesNotRun', error, line });
  });
});

describe('code that exceeds its limits', () => {
  test.each([
    ['an endless loop, caught', redirect, whenUsed('for (;;) { try { for (;;); } catch {} }'), 'timedOut'],
    ['an endless chain of promises', login, whenLoggingIn('for (;;) await null;'), 'timedOut'],
    ['an endless expression', redirect, whenUsed('return /^(a+)+$/.test("a".repeat(40) + "b");'), 'timedOut'],
    [
      'growing lists, caught',
      redirect,
      whenUsed('const all = []; for (;;) { try { all.push(Array(1e5).fill(1)); } catch {} }'),
      expect.stringMatching(/^(?:timedOut|outOfMemory)$/),
    ],
    [
      'an endless statement',
      login,
      whenLoggingIn(
        "return database.all('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n');",
      ),
      'timedOut',
    ],
  ])('%s ends, and the next fix is tried', async (_what, key, code, outcome) => {
    const trying = verdictOn(key, code);
    // Meanwhile the shop answers.
    expect((await client.get('/rest/admin/application-version')).status).toBe(200);
    expect(await trying).toEqual({ outcome });
    expect(await verdictOn(redirect, right)).toMatchObject({ outcome: 'tried' });
  });

  test.each([
    ['endless recursion', redirect, whenUsed('return isRedirectAllowed(url);')],
    [
      'a statement that fills the memory of SQLite',
      login,
      whenLoggingIn("return database.all('SELECT hex(zeroblob(100000000))');"),
    ],
    [
      'a statement that fills the table',
      login,
      whenLoggingIn(
        "return database.run('INSERT INTO Users (email, createdAt, updatedAt) WITH n(i) AS (VALUES (1), (2), (3)) SELECT hex(zeroblob(1000000 + i)), 1, 1 FROM n');",
      ),
    ],
  ])('%s is an error like any other', async (_what, key, code) => {
    const verdict = await verdictOn(key, code);
    expect(verdict).toMatchObject({ outcome: 'tried' });
    expect(verdict.outcome === 'tried' && verdict.checks.every(({ response }) => !response.startsWith('200'))).toBe(
      true,
    );
    expect(await verdictOn(redirect, right)).toMatchObject({ outcome: 'tried' });
  });

  test('growing lists end, too, in a process that stays below 200 MiB', async () => {
    const pid = fixes.processes.at(-1)?.pid;
    const growing = whenUsed('for (const all = []; ; ) all.push(Array(1e5).fill(1));');
    expect(await verdictOn(redirect, growing)).toEqual({ outcome: 'outOfMemory' });
    const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'VmHWM: 0 kB';
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(200);
  });
});

describe('code that looks for a way out', () => {
  test.each([
    ['the constructor of the app', 'app.constructor.constructor("return process")().version'],
    ['the constructor of a function', 'bodyField.constructor("return process")().version'],
    ['the constructor of the database', 'database.all.constructor("return process")().version'],
    ['indirect eval', '(0, eval)("process").version'],
    ['the name of a Node global', 'process.version'],
    ['the name of a module function', 'process.getBuiltinModule("fs").readdirSync("/")'],
    ['require', 'require("node:fs").readdirSync("/")'],
    ['the network', 'fetch("http://localhost")'],
    ['another interpreter', 'WebAssembly.compile'],
    ['timers', 'setTimeout(() => {}, 1)'],
    ['SQLite: another database', 'database.run("ATTACH \'/etc/passwd\' AS other")'],
    ['SQLite: an extension', 'database.get("SELECT load_extension(\'/lib/x.so\')")'],
    ['SQLite: its limits', 'database.run("PRAGMA hard_heap_limit = 1")'],
    ['SQLite: its limits, as a function', 'database.get("SELECT * FROM pragma_hard_heap_limit(1)")'],
  ])('%s is not there', async (_what, code) => {
    const verdict = await verdictOn(login, whenLoggingIn(`return { found: String(${code}) };`));
    const responses = verdict.outcome === 'tried' ? verdict.checks.map(({ response }) => response) : [];
    expect(responses.length).toBeGreaterThan(0);
    expect(responses.filter((response) => !/^500 (?:ReferenceError|TypeError|Error): /.test(response))).toEqual([]);
  });

  test('an import is never carried out', async () => {
    const code = whenLoggingIn('return import("node:fs").then(() => "found", () => "nothing");');
    const verdict = await verdictOn(login, code);
    expect(JSON.stringify(verdict)).not.toContain('found');
  });

  test('what one fix leaves behind is gone in the next', async () => {
    await verdictOn(redirect, `Object.prototype.poison = 'poisoned'; JSON.stringify = () => '"x"';\n${right}`);
    const verdict = await verdictOn(redirect, whenUsed('throw new Error(String(({}).poison));'));
    expect(JSON.stringify(verdict)).not.toContain('poisoned');
  });
});
