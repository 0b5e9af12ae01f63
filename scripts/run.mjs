// Plain JavaScript: runs before anything is installed. `node scripts/run.mjs FILE …`: a TypeScript file of scripts/.
import { run } from './lib/bootstrap.mjs';

await run(process.argv.splice(2, 1)[0] ?? '');
