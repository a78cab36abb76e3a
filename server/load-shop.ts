import { join } from 'node:path';
import { compileBundle, runBundle } from './compiled-code.ts';

/*
 * Entry of the shop process: runs its bundle without compiling it first, where the build has done that (decision 130). The build starts it too, and
 * asks for what has been compiled.
 */

const bundle = join(import.meta.dirname, 'shop.cjs');
const script = compileBundle(bundle);
process.on('message', (message: { readonly type: string }) => {
  if (message.type === 'sendCompiledCode') {
    process.send?.({ type: 'compiledCode', code: script.createCachedData().toString('base64') });
  }
});
runBundle(script, bundle);
