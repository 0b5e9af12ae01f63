// Makes TypeScript types of the calls, for whoever implements or makes them, out of the document: as a generator that
// is not ours reads it. `npm run build` publishes them beside it, `npm run check:types` holds the examples to them.
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { capture } from './lib/run.ts';

const DOCUMENT = 'dist/contract/site.json';
const TYPES = 'dist/contract/content-service.d.ts';

// The generator works with TypeScript's classic compiler, which stands beside the one that checks this project.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});

const HEAD =
  '/** Made from the OpenAPI document of the content service (`npm run build`); not to be edited. */\n';

await capture(process.execPath, ['content-service/describe-calls.ts'], { echo: true });
const { default: openapiTS, astToString } = await import('openapi-typescript');
const types = await openapiTS(await readFile(DOCUMENT, 'utf8'));
await writeFile(TYPES, HEAD + astToString(types));
