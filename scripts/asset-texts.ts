// Writes the texts of the agency's own page (decision 82) and of pages at secret addresses, one file per language among the static files. Every build
// of the client empties their folder and runs this at its end; `texts.ts` runs it at each bundle, so that the files exist whichever
// ran last.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DUO_DICTIONARIES } from '#locales/duo.ts';
import { SELLER_DICTIONARIES } from '#locales/seller.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';

const FOLDER = fileURLToPath(new URL('../dist/client/texts/', import.meta.url));

async function write(name: string, texts: unknown): Promise<void> {
  const file = `${FOLDER}${name}.json`;
  // Written atomically: another process may write it at the same moment.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(texts));
  await rename(`${file}.${process.pid}`, file);
}

await mkdir(FOLDER, { recursive: true });
for (const [locale, texts] of Object.entries(STAFF_DICTIONARIES)) await write(`staff-${locale}`, texts);
for (const [locale, texts] of Object.entries(SELLER_DICTIONARIES)) await write(`seller-${locale}`, texts);
for (const [locale, texts] of Object.entries(DUO_DICTIONARIES)) await write(`duo-${locale}`, texts);
