/** Splits SQL at strings, so that what stands in them is left as it is: every second part is a string. */
const parts = (sql: string): string[] => sql.split(/('(?:[^']|'')*')/);

/** SQL without its comments. A quote in a comment begins no string. */
export const withoutComments = (sql: string): string =>
  sql.replace(/('(?:[^']|'')*')|--[^\n]*/g, (_, string: string | undefined) => string ?? '');

/** The items between the outer parentheses of CREATE TABLE: columns, then constraints. */
function itemsOf(body: string): string[] {
  const items = [''];
  let depth = 0;
  parts(body).forEach((part, at) => {
    for (const sign of at % 2 === 1 ? [part] : part) {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      if (sign === ',' && depth === 0) items.push('');
      else items[items.length - 1] += sign;
    }
  });
  return items.map((item) => item.trim());
}

const squeezed = (sql: string): string =>
  parts(sql)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\s+/g, ' ').replace(/\( | \)/g, (s) => s.trim())))
    .join('')
    .trim();

/**
 * One writing of a statement that creates something, whether it was written in a migration or grew by ALTER TABLE:
 * without comments, a table with an item a line.
 */
export function canonicalSql(sql: string): string {
  const text = withoutComments(sql).trim();
  const table = /^CREATE TABLE "?(\w+)"? \(([\s\S]*)\)([^)]*)$/.exec(text);
  if (table === null) return text.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
  const [, name = '', body = '', options = ''] = table;
  return `CREATE TABLE ${name} (\n  ${itemsOf(body).map(squeezed).join(',\n  ')}\n)${options}`;
}
