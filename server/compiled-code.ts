import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * Returns the path of a bundle's compiled code (decision 130), as the V8 that runs this would read it. The name has V8's version and the machine's
 * kind, so that no other V8 takes it for its own.
 */
export function compiledCodeOf(bundle: string): string {
  return `${bundle}.${process.versions.v8}-${process.platform}-${process.arch}.code`;
}

/** Compiles a CommonJS bundle of ASCII characters, or takes the code that was compiled when the app was built, if V8 accepts it. */
export function compileBundle(bundle: string): Script {
  const compiled = compiledCodeOf(bundle);
  return new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(bundle, 'latin1')}\n})`,
    {
      filename: bundle,
      cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
    },
  );
}

/** Runs a compiled bundle as Node runs a CommonJS module: other chunks that require it get what it exports. */
export function runBundle(script: Script, bundle: string): void {
  const require = createRequire(bundle);
  const module = new Module(bundle);
  module.filename = bundle;
  module.loaded = true;
  require.cache[bundle] = module;
  script.runInThisContext()(module.exports, require, module, bundle, dirname(bundle));
}
