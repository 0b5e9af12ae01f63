// Writes the texts of all languages together, as the site bundles them (decision 66). Wrangler runs it before each
// bundle (`[build]` in wrangler.toml), and again when a text changes while it serves.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { DICTIONARIES } from '#locales/dictionaries.ts';
import { sideBySide } from '#locales/side-by-side.ts';

const FOLDER = 'dist/texts';
const code = `import { apart } from '#locales/side-by-side.ts';
export const DICTIONARIES = apart(${JSON.stringify(sideBySide(DICTIONARIES))});
`;

await mkdir(FOLDER, { recursive: true });
// Written atomically: another bundle may be made at the same moment.
const draft = `${FOLDER}/${process.pid}.ts`;
await writeFile(draft, code);
await rename(draft, `${FOLDER}/dictionaries.ts`);

await import('./asset-texts.ts');
