import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { budgets } from '../../server/budgets.ts';
import { createEvaluatorHost } from '../../server/supervisor/evaluator/evaluator-host.ts';
import { spawnNode } from '../../server/supervisor/spawn-process.ts';
import { isRunning, supervise } from './support/supervised.ts';

const hostileProcess = join(import.meta.dirname, 'support/hostile-process.ts');

test('a shop process that sends every forbidden message changes nothing but its port', async () => {
  const supervised = await supervise(
    {},
    {
      spawn: (_entry, _flags, environment) => spawnNode(hostileProcess, [], environment),
      budgets: { ...budgets, process: { ...budgets.process, silence: 300_000 } },
    },
  );
  expect(supervised.ready()).toMatchObject({
    url: 'http://localhost:4321',
    confinement: { permissionModel: false, refused: { readOutside: false, addon: false } },
  });
  await vi.waitFor(() => expect(supervised.logged).toContain('info: flood 0'));
  expect(supervised.logged).toContain('warn: two lines  ]0;title  and  back');
  const { pid } = supervised.ready();
  const reset = expect(supervised.supervisor.resetShop()).rejects.toThrow('ended before the reset was done');
  await supervised.stop();
  await reset;
  expect(isRunning(pid)).toBe(false);
  expect(supervised.supervisor.state()).toEqual({ kind: 'stopped' });
  expect(supervised.logged.filter((line) => line.includes('flood')).length).toBeLessThan(5000);
});

test('an evaluator that sends every forbidden message answers nothing', async () => {
  const host = createEvaluatorHost(() => {
    const child = spawnNode(hostileProcess, [], {});
    child.once('spawn', () => child.send({ type: 'start' }));
    return child;
  });
  const result = await host.run({ kind: 'orderLines', source: '1', globals: '{}' });
  expect(['timedOut', 'threw']).toContain(result.outcome);
  host.stop();
});
