import { runCommand } from '../run-command.ts';
import { buildAnew } from './build.ts';

/* `npm run build`: builds everything, even if it is fresh. */

await runCommand(buildAnew);
