import { linkUse } from './answering/links.ts';
import { untilMet } from './db/only-if.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';
import type { ErrorCode } from './errors/codes.ts';
import { ContentError, notFound } from './errors/content-error.ts';
import { journalOfChange } from './journal.ts';
import type { CallContext } from './operation/operation.ts';

/** States that occur in error codes: `is_lapsed` for a lapsed one. */
type State = ErrorCode extends infer Code ? (Code extends `is_${infer Name}` ? Name : never) : never;

/** An answer's target state and its allowed starting states. */
export interface Transition<Known extends State> {
  readonly from: readonly Known[];
  readonly to: Known;
}

/** The agency's answer to a visitor, as data. */
interface Answering<Row extends object, Shown extends { readonly state: State }> {
  readonly siteId: string;
  /** Noun for messages. */
  readonly what: 'stay' | 'appointment';
  /** The number that operators use. */
  readonly id: string;
  readonly transition: Transition<Shown['state']>;
  /** Reads the current row. */
  readonly read: Statement;
  readonly show: (row: Row) => Shown;
  /** Whether the answer was given before; by default, that the row has the target state. */
  readonly isDone?: (row: Row) => boolean;
  /** Changes the row if its state allows the answer; otherwise does nothing. */
  readonly change: Statement;
  /**
   * Mails that follow, each queued only if this call made the change; with a condition if they depend on more of the
   * row than its state.
   */
  readonly mails: (row: Row) => {
    readonly ids: readonly string[];
    readonly statements: readonly Statement[];
  };
  /** Hash of the answer link, which the change checks with `linkHolds`; null for a call. */
  readonly link: string | null;
  /** Name of a constraint that may refuse the change → error for the caller. */
  readonly refusals?: Readonly<Record<string, ContentError>>;
}

const stands = (what: string, state: State): ContentError =>
  new ContentError(`is_${state}`, `The ${what} is ${state.replaceAll('_', ' ')}.`);

/**
 * Executes an answer: change and mails are one batch, whose last statement reads the result, so that of two
 * concurrent answers one wins and the other gets an error. Does nothing when it was already given.
 */
export const answerByHand = <Row extends object, Shown extends { readonly state: State }>(
  answering: Answering<Row, Shown>,
  context: CallContext,
): Promise<Shown> => untilMet(() => answerAsRead(answering, context));

async function answerAsRead<Row extends object, Shown extends { readonly state: State }>(
  {
    siteId,
    what,
    id,
    transition,
    read,
    show,
    change,
    mails,
    link,
    isDone,
    refusals = {},
  }: Answering<Row, Shown>,
  { env: { DB }, now, caller, waitUntil, deliver }: CallContext,
): Promise<Shown> {
  const row = await prepare(DB, read).first<Row>();
  if (row === null) throw notFound(what);
  const before = show(row);
  if (isDone?.(row) ?? before.state === transition.to) return before;
  if (!transition.from.includes(before.state)) throw stands(what, before.state);
  const { ids, statements } = mails(row);
  const answered = { siteId, who: caller.who, what: `${id} ${transition.to}`, count: 1 } as const;
  const journal = journalOfChange({ ...answered, deed: `${what}.answered` }, now);
  // The journal row marks the link as used: without a change there is none.
  const use = link === null ? [] : [linkUse(siteId, link, now)];
  const batch = [change, journal, ...use, ...statements, read].map((statement) => prepare(DB, statement));
  const results = await DB.batch<Row>(batch).catch((error: unknown) => {
    throw Object.entries(refusals).find(([words]) => String(error).includes(words))?.[1] ?? error;
  });
  const [found] = results.at(-1)?.results ?? [];
  if (found === undefined) throw notFound(what);
  const after = show(found);
  if (after.state !== transition.to) throw stands(what, after.state);
  waitUntil(deliver(siteId, ids));
  return after;
}
