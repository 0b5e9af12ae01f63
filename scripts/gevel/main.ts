// `npm run gevel -- COMMAND`: what an operator does with sites and their content, on this machine or elsewhere.
import { reportOn } from '../lib/progress.mjs';
import { stopSignal } from '../lib/stop-signal.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT } from './errors.ts';
import { execute } from './execute.ts';

// Results alone go to stdout, so that they can be piped.
reportOn(process.stderr);
// What was started for the command ends with this process.
stopSignal().addEventListener('abort', () => process.exit(EXIT.refused));
process.exit(await execute(process.argv.slice(2), COMMANDS));
