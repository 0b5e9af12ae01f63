/** Trips, statements, rows read and rows written since they were last taken. */
export interface DatabaseCounts {
  readonly database: D1Database;
  take(): {
    readonly trips: number;
    readonly statements: number;
    readonly rows: number;
    readonly written: number;
  };
}

/** The same database, counting what D1 reports for each statement; `hear` gets each statement with its rows. */
export const countDatabase = (
  inner: D1Database,
  hear: (sql: string, rows: { readonly read: number; readonly written: number }) => void = () => {},
): DatabaseCounts => {
  let trips = 0;
  let statements = 0;
  let rows = 0;
  let written = 0;
  const note = <T>(sql: string, result: D1Result<T>): D1Result<T> => {
    statements += 1;
    rows += result.meta.rows_read ?? 0;
    written += result.meta.rows_written ?? 0;
    hear(sql, { read: result.meta.rows_read ?? 0, written: result.meta.rows_written ?? 0 });
    return result;
  };
  const originals = new WeakMap<D1PreparedStatement, { sql: string; statement: D1PreparedStatement }>();
  const counted = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    /** A trip with one statement. */
    const alone = async <T>(answer: Promise<D1Result<T>>): Promise<D1Result<T>> => {
      trips += 1;
      return note(sql, await answer);
    };
    const wrapped = {
      bind: (...params: unknown[]) => counted(sql, statement.bind(...params)),
      all: () => alone(statement.all()),
      run: () => alone(statement.run()),
      // D1's own `first` and `raw` do not report rows read.
      first: async (column?: string) => {
        const [row] = (await alone(statement.all<Record<string, unknown>>())).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
      raw: async () => (await alone(statement.all<Record<string, unknown>>())).results.map(Object.values),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, { sql, statement });
    return wrapped;
  };
  const database = {
    prepare: (sql: string) => counted(sql, inner.prepare(sql)),
    batch: async (batch: D1PreparedStatement[]) => {
      trips += 1;
      const known = batch.map((one) => originals.get(one) ?? { sql: '', statement: one });
      const results = await inner.batch(known.map(({ statement }) => statement));
      return results.map((result, at) => note(known[at]?.sql ?? '', result));
    },
  } as unknown as D1Database;
  return {
    database,
    take() {
      const taken = { trips, statements, rows, written };
      trips = 0;
      statements = 0;
      rows = 0;
      written = 0;
      return taken;
    },
  };
};
