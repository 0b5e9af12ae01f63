// Generates TypeScript types of the calls from the OpenAPI document with a third-party generator, for
// developers who implement or use them. `npm run build` publishes them beside the document, `npm run
// check:types` checks the examples with them.
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { must } from './lib/run.ts';

const DOCUMENT = 'dist/contract/site.json';
const TYPES = 'dist/contract/content-service.d.ts';

// The generator needs TypeScript's classic compiler, which is installed beside the one that checks this
// project.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});

const HEAD =
  '/** Made from the OpenAPI document of the content service (`npm run build`); not to be edited. */\n';

await must('Describing the calls', process.execPath, ['scripts/service-files.ts']);
const { default: openapiTS, astToString } = await import('openapi-typescript');
const types = await openapiTS(await readFile(DOCUMENT, 'utf8'));
await writeFile(TYPES, HEAD + astToString(types));
