// `npm run gevel -- COMMAND`: the operators' command line for sites and their content, local or deployed.
import { reportOn } from '../lib/progress.mjs';
import { stopSignal } from '../lib/stop-signal.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT } from './errors.ts';
import { execute } from './execute.ts';

// Only results go to stdout, so that they can be piped.
reportOn(process.stderr);
// Processes that were started for the command end with this one.
stopSignal().addEventListener('abort', () => process.exit(EXIT.refused));
process.exit(await execute(process.argv.slice(2), COMMANDS));
