/** A statement, and what tells it from others. */
interface Asked {
  readonly statement: D1PreparedStatement;
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** What is asked in one go: the statements of a batch, or one by itself. */
interface Question {
  readonly seat: Seat;
  readonly statements: readonly Asked[];
  readonly answer: PromiseWithResolvers<readonly D1Result[]>;
}

/** One of the calls that travel together. */
interface Seat {
  /** Questions of it that are not answered yet. */
  pending: number;
  left: boolean;
}

/** The database as one call sees it, until it has its answer. */
interface Passenger {
  readonly db: D1Database;
  /** The call has ended: nobody waits for it any more. */
  readonly leave: () => void;
}

const READS = /^\s*(?:SELECT|WITH)\b/i;
const WRITES = /\b(?:INSERT|UPDATE|DELETE)\b/i;

/** Whether a statement does nothing but read, so that it harms none to be asked twice, or beside others. */
const isReading = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql);

/**
 * Trips to a database that several calls make together. What is asked at the same moment goes along in one batch:
 * as soon as each of the calls waits for an answer or has ended. A trip costs more than all that is asked on it, and
 * the database does one thing after the other anyway. What writes travels alone, as it was asked.
 */
export function createTrips(inner: D1Database): { board(): Passenger } {
  const kept = new WeakMap<object, Asked & { readonly reads: boolean }>();
  let waiting: Question[] = [];
  /** Calls that may still ask something before the next trip. */
  let busy = 0;

  const answerTo = ({ seat, answer }: Question, settle: (of: Question['answer']) => void): void => {
    seat.pending -= 1;
    if (seat.pending === 0 && !seat.left) busy += 1;
    settle(answer);
  };

  /** One by one, so that a statement that fails takes no other along. */
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
    // What two ask alike is asked once.
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
      askAlone(questions); // each hears of its own failure
    }
  }

  /** A moment later: what is asked in the same breath is still to come. */
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

  /** A statement that is asked with others where it only reads. */
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
    kept.set(passenger, { ...asked, reads });
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
            (one) => kept.get(one) ?? { statement: one, sql: '', params: [], reads: false },
          );
          return own.every(({ reads }) => reads)
            ? ask(seat, own)
            : inner.batch(own.map(({ statement }) => statement));
        },
      } as unknown as D1Database;
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

/** Runs a call with the database as it sees it, among those that travel together. */
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
