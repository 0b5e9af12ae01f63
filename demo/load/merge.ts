import type { Statement } from '../../content-service/intake/index.ts';

/** D1 binds at most 100 parameters. */
const MOST_PARAMS = 100;
const ONE_ROW = /VALUES (\((?:\?, )*\?\))/;

const isInsertOfOneRow = ({ sql }: Statement) => ONE_ROW.test(sql);

/** One statement for several that differ in their values only. */
function joined(statements: readonly Statement[]): Statement {
  const [first] = statements;
  if (first === undefined) throw new RangeError('nothing to join');
  const row = ONE_ROW.exec(first.sql)?.[1] ?? '';
  return {
    sql: first.sql.replace(ONE_ROW, `VALUES ${statements.map(() => row).join(', ')}`),
    params: statements.flatMap(({ params }) => params),
  };
}

/**
 * The same rows in fewer statements: each one costs the loader a round trip. Equal statements gather
 * where the first of them stood, which keeps rows behind those they refer to.
 */
export function merged(statements: readonly Statement[]): Statement[] {
  const groups = Map.groupBy(statements, ({ sql }) => sql);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || !isInsertOfOneRow(first)) return group;
    const size = Math.max(1, Math.floor(MOST_PARAMS / first.params.length));
    const parts = Array.from({ length: Math.ceil(group.length / size) }, (_, part) =>
      group.slice(part * size, (part + 1) * size),
    );
    return parts.map(joined);
  });
}
