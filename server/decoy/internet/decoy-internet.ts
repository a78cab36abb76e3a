import type { FastifyInstance } from 'fastify';
import type { Content } from '../../../shared/content/content.ts';
import type { Config } from '../../config/config.ts';
import { emailOf } from '../../database/seed/seed-run.ts';
import type { BuiltFiles } from '../../http/pages/send-built.ts';
import { registerIdentityProvider } from './identity-provider.ts';
import { registerInternet } from './register-internet.ts';

/** Registers everything below `/decoy/` (decision 32). @param built the front end, which contains its pages */
export function registerDecoyInternet(
  app: FastifyInstance,
  built: BuiltFiles,
  { config, content }: { readonly config: Config; readonly content: Content },
): void {
  registerIdentityProvider(app, new Set(content.users.map((user) => emailOf(user, config).toLowerCase())));
  registerInternet(app, built);
}
