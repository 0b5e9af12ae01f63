// Plain JavaScript: runs before anything is installed.
import { readFile } from 'node:fs/promises';
import { run } from './lib/bootstrap.mjs';
import { isReady } from './lib/install.mjs';
import { fail } from './lib/progress.mjs';

const root = new URL('../', import.meta.url);

/** Whether only the list of commands is asked for. @param {readonly string[]} args */
const asksForList = ([first = 'help', ...rest]) => /^(?:help|--help|-h)$/.test(first) && rest.length === 0;

try {
  if (asksForList(process.argv.slice(2)) && !(await isReady(root)))
    process.stdout.write(await readFile(new URL('gevel/commands.txt', import.meta.url)));
  else await run('gevel/main.ts');
} catch (error) {
  fail(error);
}
