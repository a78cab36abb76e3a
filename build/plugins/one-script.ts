import { build, type InlineConfig, type Rolldown } from 'vite';

/** What a module became with everything that it imports. */
export interface Script {
  readonly code: string;
  /** Ids of the modules in it. */
  readonly modules: readonly string[];
}

/**
 * Bundles a module on its own, inside of another build.
 * @param name what it is called where it goes wrong
 * @throws when it does not become one script
 */
export async function bundleAlone(name: string, config: InlineConfig): Promise<Script> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...config.build, write: false },
  });
  // Nothing is watched and there is one format, so there is one output with one chunk.
  const [chunk] = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    ({ output }) => output,
  );
  if (chunk?.type !== 'chunk') {
    throw new Error(`${name} did not become one script`);
  }
  return { code: chunk.code, modules: chunk.moduleIds };
}
