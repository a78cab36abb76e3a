import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import Handlebars from 'handlebars';
import { compile } from 'pug';
import type { EvaluationResult } from '../../../server/decoy/evaluator.ts';
import type { DecoyHost } from '../../../server/decoy/host/host.ts';
import { run, thrown } from './evaluator.ts';
import { unsafeOutbound } from './outbound.ts';
import { unsafeReaders } from './readers.ts';

/** Replaces walls 1 and 2: templates, layouts, sessions, documents and requests run as if they could do no harm. */
export function unsafeDecoyParts(folder: string, listensAt: () => number): Partial<DecoyHost> {
  // Templates find it as a global, as in a server of CommonJS modules.
  Object.assign(globalThis, { require: createRequire(import.meta.url) });
  const views = join(folder, 'views');
  return {
    outbound: unsafeOutbound(listensAt),
    readers: unsafeReaders(folder),
    evaluateCode: (code) => attempt(() => run(code)),
    renderPug: (template, locals) => attempt(() => compile(template, { filename: join(views, 'page.pug') })(locals)),
    renderLayout: (layout, body, data) =>
      attempt(() => Handlebars.compile(readFileSync(join(views, layout), 'utf8'))({ ...data, body })),
    openSession: (prelude) => {
      const context = createContext({});
      runInContext(prelude, context);
      return { evaluate: (source) => attempt(() => runInContext(source, context)), restart: () => {} };
    },
  };
}

async function attempt(work: () => unknown): Promise<EvaluationResult> {
  try {
    const value = work();
    return {
      outcome: 'value',
      value: typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value,
      milliseconds: 0,
    };
  } catch (error) {
    return thrown(error);
  }
}
