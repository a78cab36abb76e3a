/**
 * `npm run soak [-- minutes [seed]]`: eight clients run all exploits in random order at one confined shop, for 30 minutes by
 * default. Then a class of forty loses its board for a minute. Ends with exit code 0 if the shop is as well as before, and no solve of the class was lost.
 */
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

const [minutes = '30', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (!(Number(minutes) > 0)) {
  console.error('npm run soak [-- minutes [seed]]');
  process.exit(2);
}
Object.assign(process.env, { SOAK_MINUTES: minutes, SOAK_SEED: seed, CLASS_OUTAGE: '60000' });
const vitest = await startVitest('test', [], { config: join(import.meta.dirname, 'vitest.config.ts'), watch: false });
await vitest.close();
const whole = await startVitest('test', ['tests/class-board/whole-class.test.ts'], { watch: false });
await whole.close();
