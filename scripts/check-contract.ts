// The second half of `npm run check:contract`: validates the OpenAPI documents with a second parser.
import SwaggerParser from '@apidevtools/swagger-parser';

for (const door of ['site', 'public']) {
  const { paths = {} } = await SwaggerParser.validate(`dist/contract/${door}.json`);
  console.log(`✓ ${door}.json: ${Object.keys(paths).length} paths`);
}
