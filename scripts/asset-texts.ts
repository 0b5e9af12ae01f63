// Writes the texts that are no part of the site's bundle, a file a language beside the other static files: what the
// agency's own page says (decision 82) and what few screens say (decision 66). Every build of the client empties their
// folder and runs this at its end; `texts.ts` does at each bundle, so that they stand there whichever came last.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DICTIONARIES } from '../locales/dictionaries.ts';
import { seldomTexts } from '../locales/seldom.ts';
import { STAFF_DICTIONARIES } from '../locales/staff.ts';

const FOLDER = fileURLToPath(new URL('../dist/client/texts/', import.meta.url));

async function write(name: string, texts: unknown): Promise<void> {
  const file = `${FOLDER}${name}.json`;
  // Whole or not at all: another may write it at the same moment.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(texts));
  await rename(`${file}.${process.pid}`, file);
}

await mkdir(FOLDER, { recursive: true });
for (const [locale, texts] of Object.entries(STAFF_DICTIONARIES)) await write(`staff-${locale}`, texts);
for (const [locale, texts] of Object.entries(DICTIONARIES))
  await write(`seldom-${locale}`, seldomTexts(texts));
