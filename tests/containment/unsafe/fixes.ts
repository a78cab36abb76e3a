import type { FixLink } from '../../../server/own-fix/messages.ts';
import { stripTypes } from '../../../server/own-fix/strip-types.ts';

const nodeRequire = module.require.bind(module);

/** The replacement of wall 1: a learner's fix runs in Node's own engine, and its first visitor sees what it throws. */
export const unsafeFixes: FixLink = {
  tryFix: async ({ code }) => {
    try {
      Object.assign(globalThis, { require: nodeRequire });
      const exported: Record<string, unknown> = {};
      // biome-ignore lint/security/noGlobalEval: that is the point
      globalThis.eval(`(function (exports) {${stripTypes(code)}\n})`)?.(exported);
      const { isRedirectAllowed } = exported;
      const response = String(typeof isRedirectAllowed === 'function' && isRedirectAllowed('https://example.org'));
      return { outcome: 'tried', checks: [{ name: 'redirectToPartners', passed: true, response }] };
    } catch (error) {
      return { outcome: 'doesNotRun', error: String(error), line: 0 };
    }
  },
};
