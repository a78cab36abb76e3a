import { runCommand } from '../run-command.ts';
import { buildAnew } from './build.ts';

/* `npm run build`. */

await runCommand(buildAnew);
