/** The schema and what is made of it: `npx vitest run --project unit -u tests/schema.test.ts` writes the files again. */
import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSchema, schemaFile } from './schema/read-schema.ts';
import { tablesPage } from './schema/write-tables.ts';
import { triggerPages } from './schema/write-triggers.ts';

const schema = readSchema();

describe('the schema after all migrations', () => {
  it('is content-service/schema.sql, statement for statement', async () => {
    await expect(schemaFile(schema)).toMatchFileSnapshot('../content-service/schema.sql');
  });

  it('belongs to folders of the content service', () => {
    const missing = schema.sections.filter(({ folder }) => !existsSync(`content-service/${folder}`));
    expect(missing).toEqual([]);
  });

  it('is explained: every table, view and trigger', () => {
    const silent = schema.things.filter(({ type, comment }) => type !== 'index' && comment === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('is explained in docs/tables.md', async () => {
    await expect(tablesPage(schema)).toMatchFileSnapshot('../docs/tables.md');
  });

  it('is listed by its triggers in the folder of each capability', async () => {
    const pages = triggerPages(schema);
    for (const [folder, page] of pages)
      await expect(page).toMatchFileSnapshot(`../content-service/${folder}/triggers.md`);
    const written = globSync('content-service/*/triggers.md').map((file) => file.split('/')[1]);
    expect(written.toSorted()).toEqual([...pages.keys()]);
  });
});
