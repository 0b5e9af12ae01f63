import type { Section } from './read-migrations.ts';
import type { Column, Schema, Thing } from './read-schema.ts';

const code = (name: string): string => `\`${name}\``;

/** Lines of a diagram: solid for foreign keys, dotted for columns named in a column's comment. */
function linesOf(table: string, schema: Schema): string[] {
  const tables = new Set(schema.sections.flatMap(({ names }) => names));
  const solid = schema
    .referencesOf(table)
    .filter(({ to }) => to !== 'sites')
    .map(({ to, columns, isOne }) => `  ${to} ||--${isOne ? 'o|' : 'o{'} ${table} : ${columns.join('_')}`);
  const dotted = schema
    .columnsOf(table)
    .flatMap(({ name }) =>
      [...(schema.comments.get(`${table}.${name}`) ?? '').matchAll(/\b(\w+)\.(\w+)\b/g)]
        .filter(([, to = '']) => tables.has(to))
        .map(([, to, column]) => `  ${to} ||..o{ ${table} : "${name} = ${column}"`),
    );
  return [...new Set([...solid, ...dotted])];
}

const columnName = (table: string, schema: Schema) => {
  const references = schema.referencesOf(table);
  return ({ name, isKey }: Column): string => {
    const to = references.find(({ columns }) => columns.length === 1 && columns.includes(name))?.to;
    return `${isKey ? `**${code(name)}**` : code(name)}${to === undefined ? '' : ` → ${to}`}`;
  };
};

/** A table or view: what it is for, its columns, and the folders whose triggers it sets off. */
function entryOf({ name, type, comment }: Thing, schema: Schema): string[] {
  const columns = schema.columnsOf(name);
  const explained = columns.flatMap((column) => {
    const says = schema.comments.get(`${name}.${column.name}`);
    return says === undefined ? [] : [`  - ${code(column.name)}: ${says}`];
  });
  const folders = new Set(
    schema.things.filter((one) => one.type === 'trigger' && one.table === name).map((one) => one.folder),
  );
  const links = [...folders].map((folder) => `[${folder}/](../content-service/${folder}/triggers.md)`);
  return [
    `- **${name}**${type === 'view' ? ' (view)' : ''}: ${comment}`,
    `  ${columns.map(columnName(name, schema)).join(', ')}.${links.length === 0 ? '' : ` Triggers: ${links.join(', ')}.`}`,
    ...explained,
  ];
}

function sectionOf({ folder, says, names }: Section, schema: Schema): string[] {
  const lines = names.flatMap((name) => linesOf(name, schema));
  return [
    `## ${folder}/`,
    '',
    ...(says === '' ? [] : [`${says.slice(0, 1).toUpperCase()}${says.slice(1)}`, '']),
    ...(lines.length === 0 ? [] : ['```mermaid', 'erDiagram', ...lines, '```', '']),
    ...names.flatMap((name) => {
      const thing = schema.things.find((one) => one.name === name);
      return thing === undefined ? [] : entryOf(thing, schema);
    }),
    '',
  ];
}

/** `docs/tables.md`. */
export const tablesPage = (schema: Schema): string =>
  [
    '# Tables of D1',
    '',
    `Made by \`tests/schema.test.ts\` from \`content-service/migrations/\` and its comments; not edited by hand. Statements: \`content-service/schema.sql\`. A capability's triggers: \`triggers.md\` in its folder.`,
    '',
    'Key columns are bold. Lines of diagrams to `sites` are left out. A solid line is a foreign key; a dotted line is a column that refers to another one without a key: the row may outlive the other one, or names it by one of several ids.',
    '',
    'Nearly every table has `site_id` as the first part of its key, every query uses it, and rows are deleted with their site. Instants are UTC, ISO 8601 with milliseconds, so that they compare as text, unless a comment says otherwise. Keys of persons (`…_key`) are SHA-256 of the address in lower case: enough to count by. Documents are in `doc`, in the format of the contract (decision 14). `content-service/<folder>/capability.ts` says how long rows are kept, and which columns may contain a person’s address.',
    '',
    ...schema.sections.flatMap((section) => sectionOf(section, schema)),
  ].join('\n');
