import type { Plugin } from 'vite';

/** Where files go that no module imports. */
export interface AddedFiles {
  /** Adds a file, by its path below the folder that the environment is built into. */
  emit(path: string, content: string | Uint8Array): void;
  /** Names a file that this is made from. */
  watch(file: string): void;
}

/** Vite plugin: adds files to what one environment of vite.config.ts is built into. What `add` throws fails the build. */
export function addFiles(name: string, environment: string, add: (files: AddedFiles) => Promise<void> | void): Plugin {
  return {
    name,
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
