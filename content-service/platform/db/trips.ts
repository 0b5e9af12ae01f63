/** A statement, with the text that identifies it. */
interface Asked {
  readonly statement: D1PreparedStatement;
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A request of a call: the statements of a batch, or a single one. */
interface Question {
  readonly seat: Seat;
  readonly statements: readonly Asked[];
  readonly answer: PromiseWithResolvers<readonly D1Result[]>;
}

/** One of the calls that are batched together. */
interface Seat {
  /** Its unanswered requests. */
  pending: number;
  left: boolean;
}

/** The database as a call sees it, until its answer. */
interface Passenger {
  readonly db: D1Database;
  /** Marks the call as ended: the batch no longer waits for it. */
  readonly leave: () => void;
}

/** The databases of calls under way. */
const shared = new WeakSet<D1Database>();

const READS = /^\s*(?:SELECT|WITH)\b/i;
const WRITES = /\b(?:INSERT|UPDATE|DELETE)\b/i;

/** Whether a statement only reads, so that it may be repeated or batched with others. */
const isReading = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql);

/**
 * Batches the reading statements of several concurrent calls: a batch is sent as soon as each call waits for
 * an answer or has ended. A round trip costs more than its statements, and the database executes them
 * sequentially anyway. Writing statements are sent separately and unchanged.
 */
export function createTrips(inner: D1Database): { board(): Passenger } {
  const recorded = new WeakMap<object, Asked & { readonly reads: boolean }>();
  let waiting: Question[] = [];
  /** Calls that may still add statements to the next batch. */
  let busy = 0;

  const answerTo = ({ seat, answer }: Question, settle: (of: Question['answer']) => void): void => {
    seat.pending -= 1;
    if (seat.pending === 0 && !seat.left) busy += 1;
    settle(answer);
  };

  /** Executes requests one by one, so that a failing statement affects no other. */
  const askAlone = (questions: readonly Question[]): void => {
    for (const question of questions) {
      inner.batch(question.statements.map(({ statement }) => statement)).then(
        (results) => answerTo(question, ({ resolve }) => resolve(results)),
        (error: unknown) => answerTo(question, ({ reject }) => reject(error)),
      );
    }
  };

  async function go(): Promise<void> {
    const questions = waiting;
    waiting = [];
    if (questions.length === 1) return askAlone(questions);
    // Identical statements are executed once.
    const all = new Map<string, D1PreparedStatement>();
    const places = questions.map(({ statements }) =>
      statements.map(({ statement, sql, params }) => {
        const text = `${sql}\n${JSON.stringify(params)}`;
        if (!all.has(text)) all.set(text, statement);
        return text;
      }),
    );
    try {
      const results = await inner.batch([...all.values()]);
      const byText = new Map([...all.keys()].map((text, index) => [text, results[index]]));
      for (const [index, question] of questions.entries()) {
        const own = (places[index] ?? []).flatMap((text) => byText.get(text) ?? []);
        answerTo(question, ({ resolve }) => resolve(own));
      }
    } catch {
      askAlone(questions); // so that each request gets its own error
    }
  }

  /** Sends in a microtask, so that statements requested in the same tick are included. */
  const goWhenAllWait = (): void => {
    if (busy === 0) queueMicrotask(() => void (busy === 0 && waiting.length > 0 && go()));
  };

  const ask = (seat: Seat, statements: readonly Asked[]): Promise<readonly D1Result[]> => {
    const answer = Promise.withResolvers<readonly D1Result[]>();
    if (seat.pending === 0 && !seat.left) busy -= 1;
    seat.pending += 1;
    waiting.push({ seat, statements, answer });
    goWhenAllWait();
    return answer.promise;
  };

  /** Wraps a statement so that it is batched if it only reads. */
  const gathered = (seat: Seat, asked: Asked, reads: boolean): D1PreparedStatement => {
    const { statement, sql } = asked;
    const all = async (): Promise<D1Result> => {
      const [result] = await ask(seat, [asked]);
      if (result === undefined) throw new Error('D1 gave a statement no answer');
      return result;
    };
    const first = async (column?: string) => {
      const [row] = (await all()).results as Record<string, unknown>[];
      return column === undefined ? (row ?? null) : (row?.[column] ?? null);
    };
    const alone = {
      all: () => statement.all(),
      first: (column?: string) => (column === undefined ? statement.first() : statement.first(column)),
      run: () => statement.run(),
    };
    const passenger = {
      ...(reads ? { all, first, run: all } : alone),
      bind: (...params: unknown[]) =>
        gathered(seat, { statement: statement.bind(...params), sql, params }, reads),
      raw: () => statement.raw(),
    } as unknown as D1PreparedStatement;
    recorded.set(passenger, { ...asked, reads });
    return passenger;
  };

  return {
    board() {
      const seat: Seat = { pending: 0, left: false };
      busy += 1;
      const db = {
        prepare: (sql: string) =>
          gathered(seat, { statement: inner.prepare(sql), sql, params: [] }, isReading(sql)),
        batch: (batch: D1PreparedStatement[]) => {
          const own = batch.map(
            (one) => recorded.get(one) ?? { statement: one, sql: '', params: [], reads: false },
          );
          return own.every(({ reads }) => reads)
            ? ask(seat, own)
            : inner.batch(own.map(({ statement }) => statement));
        },
      } as unknown as D1Database;
      shared.add(db);
      return {
        db,
        leave: () => {
          if (seat.left) return;
          seat.left = true;
          if (seat.pending === 0) busy -= 1;
          goWhenAllWait();
        },
      };
    },
  };
}

/** Runs a call whose concurrent reads share round trips; within another one they already do. */
export const inTrips = <Answer>(
  db: D1Database,
  call: (db: D1Database) => Promise<Answer>,
): Promise<Answer> => (shared.has(db) ? call(db) : aboard(createTrips(db), call));

/** Runs a call with its view of the database, batched with the others. */
export async function aboard<Answer>(
  trips: { board(): Passenger },
  call: (db: D1Database) => Promise<Answer>,
): Promise<Answer> {
  const { db, leave } = trips.board();
  try {
    return await call(db);
  } finally {
    leave();
  }
}
