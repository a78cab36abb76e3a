import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A hypothetical file at `file` that imports `from`, and whether docs/architecture.md 3 allows that. */
interface ImportCase {
  readonly file: string;
  readonly from: string;
  readonly allowed: boolean;
}

const cases: readonly ImportCase[] = [
  { file: 'server/shop/accounts/a.ts', from: '../events.ts', allowed: true },
  { file: 'server/shop/accounts/b.ts', from: '../../http/errors.ts', allowed: true },
  { file: 'server/shop/accounts/c.ts', from: '../catalogue/search.ts', allowed: false },
  { file: 'server/shop/accounts/e.ts', from: '../rows/users.ts', allowed: true },
  { file: 'server/shop/accounts/d.ts', from: '../../training/engine.ts', allowed: false },
  { file: 'server/shop/e.ts', from: '../training/engine.ts', allowed: false },
  { file: 'server/shop/f.ts', from: '../http/errors.ts', allowed: true },
  { file: 'server/training/a.ts', from: '../shop/events.ts', allowed: true },
  { file: 'server/training/detectors/b.ts', from: '../../shop/view.ts', allowed: true },
  { file: 'server/training/c.ts', from: '../shop/accounts/login.ts', allowed: false },
  { file: 'server/http/a.ts', from: '../shop/events.ts', allowed: false },
  { file: 'server/database/a.ts', from: '../training/progress.ts', allowed: false },
  { file: 'server/decoy/a.ts', from: '../shop/context.ts', allowed: false },
  { file: 'server/chain/remote/a.ts', from: '../../shop/events.ts', allowed: false },
  { file: 'server/workbench/a.ts', from: '../training/engine.ts', allowed: false },
  { file: 'server/workbench/b.ts', from: '../budgets.ts', allowed: true },
  { file: 'server/chain/remote/b.ts', from: '../../../shared/api/contracts.ts', allowed: true },
  { file: 'server/config/a.ts', from: '../../shared/content/content.ts', allowed: true },
  { file: 'server/config/b.ts', from: '../../build/content/read-content.ts', allowed: false },
  { file: 'server/training/d.ts', from: '../../renderer/src/lib/api.ts', allowed: false },
  { file: 'shared/api/a.ts', from: '../../server/http/errors.ts', allowed: false },
  { file: 'shared/api/b.ts', from: './challenge.ts', allowed: true },
  { file: 'server/supervisor/a.ts', from: '../shop/context.ts', allowed: false },
  { file: 'main/a.ts', from: '../server/training/engine.ts', allowed: false },
  { file: 'main/b.ts', from: '../server/supervisor/supervisor.ts', allowed: true },
  { file: 'main/d.ts', from: '../server/budgets.ts', allowed: false },
  { file: 'main/e.ts', from: '../build/start/build.ts', allowed: false },
  { file: 'main/c.ts', from: '../shared/backup/file-name.ts', allowed: true },
  { file: 'shared/backup/a.ts', from: '../../main/words.ts', allowed: false },
  { file: 'shared/backup/b.ts', from: '../../server/http/errors.ts', allowed: false },
  { file: 'shared/workshop/a.ts', from: 'node:fs', allowed: true },
  { file: 'shared/api/c.ts', from: 'node:fs', allowed: false },
  { file: 'shared/http-file/a.ts', from: 'node:fs', allowed: false },
  { file: 'preload/a.ts', from: '../shared/desktop/channels.ts', allowed: true },
  { file: 'preload/b.ts', from: '../main/words.ts', allowed: false },
  { file: 'renderer/src/lib/a.ts', from: '../shop/accounts/Login.tsx', allowed: false },
  { file: 'renderer/src/ui/b.ts', from: '../training/score-board/ScoreBoard.tsx', allowed: false },
  { file: 'renderer/src/shop/accounts/a.ts', from: '../../lib/api.ts', allowed: true },
  { file: 'renderer/src/shop/accounts/b.ts', from: '../catalogue/SearchPage.tsx', allowed: false },
  { file: 'renderer/src/shop/accounts/c.ts', from: '../../../../shared/api/answers.ts', allowed: true },
  { file: 'renderer/src/shop/accounts/d.ts', from: '../../../../server/http/errors.ts', allowed: false },
  { file: 'renderer/src/shop/checkout/basket/a.ts', from: '../CheckoutFrame.tsx', allowed: true },
  { file: 'renderer/src/shop/checkout/basket/b.ts', from: '../cards/PaymentMethods.tsx', allowed: true },
  { file: 'renderer/src/shop/checkout/basket/c.ts', from: '../../catalogue/SearchPage.tsx', allowed: false },
  { file: 'renderer/src/shop/checkout/basket/d.ts', from: '../../../lib/api.ts', allowed: true },
  { file: 'renderer/src/training/score-board/a.ts', from: '../../shop/accounts/Login.tsx', allowed: false },
  { file: 'renderer/src/training/backup/a.ts', from: '../../../../shared/backup/file-name.ts', allowed: true },
  { file: 'renderer/src/app/a.ts', from: '../shop/accounts/Login.tsx', allowed: true },
  { file: 'renderer/src/app/b.ts', from: '../../../server/app.ts', allowed: false },
  { file: 'renderer/toolbox/a.ts', from: '../../build/drawings/gallery.ts', allowed: false },
];

describe('import directions of docs/architecture.md 3 are lint errors', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'import-directions-')));
  const refused = new Set<string>();

  beforeAll(() => {
    const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(copy, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: { enabled: false } }));
    for (const { file, from } of cases) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), `import { something } from '${from}';\n\nexport const used = something;\n`);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const run = spawnSync(process.execPath, [biome, 'lint', '--max-diagnostics=none', '--reporter=github', '.'], {
      cwd: copy,
      encoding: 'utf8',
    });
    for (const line of run.stdout.split('\n')) {
      const file = /^::error title=lint\/style\/noRestrictedImports,file=([^,]+),/.exec(line)?.[1];
      if (file !== undefined) {
        refused.add(relative(copy, file).replaceAll('\\', '/'));
      }
    }
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(cases)('$file importing $from: allowed is $allowed', ({ file, allowed }) => {
    expect(refused.has(file)).toBe(!allowed);
  });
});
