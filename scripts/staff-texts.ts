// Writes what the agency's own page says, a file a language beside the other static files: it alone fetches them
// (decision 82). Every build of the client empties their folder and runs this at its end; `texts.ts` does at each
// bundle, so that they stand there whichever of the two came last.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { STAFF_DICTIONARIES } from '../locales/staff.ts';

const FOLDER = fileURLToPath(new URL('../dist/client/texts/', import.meta.url));

await mkdir(FOLDER, { recursive: true });
for (const [locale, texts] of Object.entries(STAFF_DICTIONARIES)) {
  const name = `${FOLDER}staff-${locale}.json`;
  // Whole or not at all: another may write it at the same moment.
  await writeFile(`${name}.${process.pid}`, JSON.stringify(texts));
  await rename(`${name}.${process.pid}`, name);
}
