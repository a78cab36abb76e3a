import { build, type InlineConfig, type Rolldown } from 'vite';

/** A module, bundled with everything that it imports. */
export interface Script {
  readonly code: string;
  /** Ids of the modules that it contains. */
  readonly modules: readonly string[];
}

/**
 * Bundles a module separately, inside another build.
 * @param name the name used in error messages
 * @throws when the result is not a single script
 */
export async function bundleAlone(name: string, config: InlineConfig): Promise<Script> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...config.build, write: false },
  });
  // Nothing is watched and there is only one format, so there is one output with one chunk.
  const [chunk] = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    ({ output }) => output,
  );
  if (chunk?.type !== 'chunk') {
    throw new Error(`${name} did not become one script`);
  }
  return { code: chunk.code, modules: chunk.moduleIds };
}
