// Writes mail texts and type names in all languages as a static file of the Worker, which would add 24 KB to
// its bundle (decision 66). `scripts/service-files.ts` runs it before a bundle.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { typeNames } from '#locales/type-names.ts';

const FOLDER = 'dist/contract';

await mkdir(FOLDER, { recursive: true });
// Written atomically: another build may run at the same moment.
const draft = `${FOLDER}/texts.${process.pid}`;
await writeFile(draft, JSON.stringify({ mails: MAIL_DICTIONARIES, types: typeNames() }));
await rename(draft, `${FOLDER}/texts.json`);
