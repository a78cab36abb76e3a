import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { insideQuickJs } from '../../../build/plugins/inside-quickjs.ts';

/** `npm run stalls`: the attempts to stop the shop at full strength, and their controls. */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  plugins: [insideQuickJs()],
  test: {
    include: ['tests/containment/stalls*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // One file's load on the machine must not affect what another measures.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    provide: { stallScale: 1 },
  },
});
