// Plain JavaScript: runs before anything is installed.
import { run } from './lib/bootstrap.mjs';

await run('../tests/try-guide.ts');
