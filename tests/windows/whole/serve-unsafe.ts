import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forkUnsafeShop } from '../../containment/support/unsafe-shop.ts';

/*
 * `node serve-unsafe.ts --port 0 --data FOLDER`, on Windows: serves the bundled shop without walls, and reports that it is ready as
 * the real one does.
 */

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string', default: '' } } });
const site = join(values.data, 'site');
const data = join(values.data, 'data');
for (const folder of [site, data]) {
  mkdirSync(folder, { recursive: true });
}
const { child, port } = await forkUnsafeShop({
  flags: ['--max-old-space-size=256'],
  environment: process.env,
  data,
  site,
  built: join(import.meta.dirname, '../../../dist/windows-unsafe'),
  port: Number(values.port),
  sealed: false,
  isLimitless: false,
});
console.log(`Juice Range is ready at http://127.0.0.1:${port}`);
console.log(`info: Server listening on port ${port} (process ${child.pid})`);
child.once('exit', () => process.exit(1));
