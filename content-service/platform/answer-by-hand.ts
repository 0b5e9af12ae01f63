import { linkUse } from './answering/links.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';
import type { ErrorCode } from './errors/codes.ts';
import { ContentError, notFound } from './errors/content-error.ts';
import { journalOfChange } from './journal.ts';
import type { CallContext } from './operation/operation.ts';

/** States that a refusal can name: `is_lapsed` says that it has lapsed. */
type State = ErrorCode extends infer Code ? (Code extends `is_${infer Name}` ? Name : never) : never;

/** What an answer leads to, and from where. */
export interface Deed<Known extends State> {
  readonly from: readonly Known[];
  readonly to: Known;
}

/** An answer of the agency to a visitor, as data. */
interface Answering<Row extends object, Shown extends { readonly state: State }> {
  readonly siteId: string;
  /** What is answered, in words. */
  readonly what: 'stay' | 'appointment';
  /** As an operator names it. */
  readonly id: string;
  readonly deed: Deed<Shown['state']>;
  /** Finds the row as it stands at this moment. */
  readonly read: Statement;
  readonly show: (row: Row) => Shown;
  /** Changes the row if it stands where the deed begins, and nothing otherwise. */
  readonly change: Statement;
  /** Mails that follow, each queued only where the change was made by this very call. */
  readonly mails: (row: Row) => {
    readonly ids: readonly string[];
    readonly statements: readonly Statement[];
  };
  /** Hash of the link that it is given by, which its change holds to `linkHolds`; null for a call. */
  readonly link: string | null;
  /** Words of a constraint that may refuse the change → what the caller is told. */
  readonly refusals?: Readonly<Record<string, ContentError>>;
}

const stands = (what: string, state: State): ContentError =>
  new ContentError(`is_${state}`, `The ${what} is ${state.replaceAll('_', ' ')}.`);

/**
 * Answers a visitor: the change and its mails are one batch, whose last statement reads what has become of
 * it, so that of two answers at once one wins and the other is told. Answered so before: nothing more happens.
 */
export async function answerByHand<Row extends object, Shown extends { readonly state: State }>(
  { siteId, what, id, deed, read, show, change, mails, link, refusals = {} }: Answering<Row, Shown>,
  { env: { DB }, now, caller, waitUntil, deliver }: CallContext,
): Promise<Shown> {
  const row = await prepare(DB, read).first<Row>();
  if (row === null) throw notFound(what);
  const before = show(row);
  if (before.state === deed.to) return before;
  if (!deed.from.includes(before.state)) throw stands(what, before.state);
  const { ids, statements } = mails(row);
  const answered = { siteId, who: caller.who, what: `${id} ${deed.to}`, count: 1 } as const;
  const journal = journalOfChange({ ...answered, deed: `${what}.answered` }, now);
  // The journal's row is what the link is used by: where nothing changed there is none.
  const use = link === null ? [] : [linkUse(siteId, link, now)];
  const batch = [change, journal, ...use, ...statements, read].map((statement) => prepare(DB, statement));
  const results = await DB.batch<Row>(batch).catch((error: unknown) => {
    throw Object.entries(refusals).find(([words]) => String(error).includes(words))?.[1] ?? error;
  });
  const [found] = results.at(-1)?.results ?? [];
  if (found === undefined) throw notFound(what);
  const after = show(found);
  if (after.state !== deed.to) throw stands(what, after.state);
  waitUntil(deliver(siteId, ids));
  return after;
}
