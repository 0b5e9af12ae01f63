// Writes the OpenAPI documents, one per door, as static files of the Worker: generating JSON Schema at run
// time would add 8 KB to the bundle (decision 66). `scripts/service-files.ts` runs it before a bundle.
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { WORD_TABLES } from '#wire/words/index.ts';
import { DOORS } from './platform/access/doors.ts';
import type { HearField } from './platform/openapi/describe-fields.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { OPERATIONS } from './service.ts';

const FOLDER = 'dist/contract';

/** Files of the page that shows the document: the service's own, and the viewer's. */
const PAGE = [
  'content-service/platform/page/index.html',
  'content-service/platform/page/page.js',
  'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
  'node_modules/swagger-ui-dist/swagger-ui.css',
];

await mkdir(`${FOLDER}/page`, { recursive: true });
for (const file of PAGE) await copyFile(file, `${FOLDER}/page/${basename(file)}`);
/** Paths of fields without a description, and descriptions that were used. */
const missing = new Set<string>();
const used = new Set<string>();
const hear: HearField = (at, key) => (key === null ? missing.add(at.join('.')) : used.add(key));

for (const { name, roles } of DOORS) {
  const document = openApiDocument(
    OPERATIONS.filter(({ role }) => roles.includes(role)),
    hear,
  );
  // Written atomically: another build may run at the same moment.
  const draft = `${FOLDER}/${name}.${process.pid}`;
  await writeFile(draft, JSON.stringify(document));
  await rename(draft, `${FOLDER}/${name}.json`);
}

// A missing description fails the build, and so does one of a field that no longer exists.
const idle = WORD_TABLES.flatMap((table) => Object.keys(table)).filter((key) => !used.has(key));
if (missing.size > 0) throw new Error(`fields without words in wire/words: ${[...missing].join(', ')}`);
if (idle.length > 0) throw new Error(`words in wire/words that no field needs: ${idle.join(', ')}`);
