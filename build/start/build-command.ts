import { buildAnew } from './build.ts';

/* `npm run build`. */

try {
  await buildAnew();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
