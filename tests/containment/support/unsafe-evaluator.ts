import { createContext, runInContext } from 'node:vm';

/**
 * Does what the range must never do: runs learner input in Node's own engine. This is the control of the escape attempts, which all
 * succeed here: in a context of `node:vm`, which isn't a wall, with one object of the host in it, or in the host's own
 * realm.
 */
export function evaluateUnsafely(source: string, where: 'context' | 'realm'): unknown {
  if (where === 'realm') {
    // biome-ignore lint/security/noGlobalEval: that is the point
    return globalThis.eval(source);
  }
  const sleep = () => {};
  return runInContext(source, createContext({ documents: [{ product: 1 }], sleep }), { timeout: 1000 });
}
