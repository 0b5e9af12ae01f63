// Plain JavaScript: runs before anything is installed.
import { run } from './lib/bootstrap.mjs';

await run('import-estates/import-estates.ts');
