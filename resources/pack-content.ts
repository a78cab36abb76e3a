import type { Plugin } from 'vite';

/** placeholder */
export function packContent(): Plugin {
  return { name: 'pack-content', applyToEnvironment: (environment) => environment.name === 'server' };
}
