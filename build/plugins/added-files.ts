import type { Plugin } from 'vite';

/** Accepts files that no module imports. */
export interface AddedFiles {
  /** Adds a file. Its path is relative to the folder that the environment is built into. */
  emit(path: string, content: string | Uint8Array): void;
  /** Names a source file, which is watched for changes. */
  watch(file: string): void;
}

/** Vite plugin: adds files to the output of one environment of vite.config.ts. An error in `add` fails the build. */
export function addFiles(name: string, environment: string, add: (files: AddedFiles) => Promise<void> | void): Plugin {
  return {
    name,
    // Otherwise, each environment would have a plugin of its own, which knows nothing of what another one has read.
    sharedDuringBuild: true,
    applyToEnvironment: (applied) => applied.name === environment,
    async generateBundle() {
      await add({
        emit: (fileName, source) => {
          this.emitFile({ type: 'asset', fileName, source });
        },
        watch: (file) => this.addWatchFile(file),
      });
    },
  };
}
