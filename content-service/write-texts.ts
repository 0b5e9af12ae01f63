// Writes what mails say and what types are called, in all languages, as a static file of the content service's
// Worker: 24 KB of its bundle otherwise (decision 66). Wrangler runs it before each bundle (`[build]` in
// content-service/wrangler.toml), and again when a text changes while it serves.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { MAIL_DICTIONARIES } from '../locales/mail-dictionaries.ts';
import { typeNames } from '../locales/type-names.ts';

const FOLDER = 'dist/contract';

await mkdir(FOLDER, { recursive: true });
// Whole or not at all: another bundle may be made at the same moment.
const draft = `${FOLDER}/texts.${process.pid}`;
await writeFile(draft, JSON.stringify({ mails: MAIL_DICTIONARIES, types: typeNames() }));
await rename(draft, `${FOLDER}/texts.json`);
