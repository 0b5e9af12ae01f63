import { type OneAnswer, type OneCall, SeveralAnswerSchema } from '#wire/several.ts';

/**
 * Longest wait of a call for others of its batch, milliseconds: a load that waits for a store or for another request
 * must not delay the batch.
 */
const MOST_WAIT_MS = 10;

/** Calls that a page is likely to make, sent ahead in one batch with another call. */
export interface Prefetched {
  readonly siteId: string;
  readonly calls: readonly OneCall[];
  /** Whether the content is unchanged since these calls were sent; after a change their answers must not be used. */
  readonly holds: () => boolean;
}

/** Sends several calls as one batch (`POST /several`); null when the content service does not support it. */
export type AskSeveral = (
  calls: readonly OneCall[],
  siteId: string,
  signal: AbortSignal,
) => Promise<readonly OneAnswer[] | null>;

interface Waiting {
  readonly call: OneCall;
  readonly signal: AbortSignal;
  readonly ask: AskSeveral;
  readonly answer: PromiseWithResolvers<OneAnswer | null>;
}

/** Batches the first calls of a page: sends them when each piece of work has made its call, or has ended. */
export interface Batch {
  /** Starts pieces of work about a site, each with at most one call. */
  begin(siteId: string, start: () => readonly Promise<unknown>[]): void;
  /** Adds a call to the batch; null, or an answer of null, when it must be sent alone. */
  join(call: OneCall, signal: AbortSignal, ask: AskSeveral): Promise<OneAnswer | null> | null;
  /** Stores the answers of calls sent ahead, in the order of the calls, until the page makes the same calls. */
  prefetch(prefetched: Prefetched, answers: Promise<readonly OneAnswer[] | null>): void;
  /**
   * The answer of a call about a site that was sent ahead; null when there is none, or when the content has changed
   * since.
   */
  prefetched(call: OneCall, siteId: string | undefined): Promise<OneAnswer | null> | null;
}

/** Identifies a call, including its site and language. */
const nameOf = ({ method, path, locale, body }: OneCall, siteId: string | undefined): string =>
  JSON.stringify([siteId, locale, method, path, body]);

interface Coming {
  readonly holds: () => boolean;
  readonly answer: Promise<OneAnswer | null>;
}

/** The calls of one request. */
export function createBatch(): Batch {
  /** Answers of calls sent ahead, each used once. */
  const coming = new Map<string, Coming>();
  /** The site of the batch that is being collected. */
  let collecting: string | null = null;
  /** Number of unfinished pieces of work. */
  let working = 0;
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const siteId = collecting;
    collecting = null;
    clearTimeout(timer);
    const sent = waiting;
    waiting = [];
    const [first] = sent;
    if (first === undefined || siteId === null) return;
    try {
      const calls = sent.map(({ call }) => call);
      // A single call is sent alone; several have the same time limit.
      const answers = sent.length === 1 ? null : await first.ask(calls, siteId, first.signal);
      for (const [index, { answer }] of sent.entries()) answer.resolve(answers?.[index] ?? null);
    } catch (error) {
      for (const { answer } of sent) answer.reject(error);
    }
  }
  const sendWhenAllWait = (): void => {
    if (collecting !== null && waiting.length >= working) void send();
  };

  return {
    begin(siteId, start) {
      collecting = siteId;
      working = Number.POSITIVE_INFINITY; // until it is known how many there are
      const works = start();
      working = works.length;
      const end = (): void => {
        working -= 1;
        sendWhenAllWait();
      };
      for (const work of works) work.then(end, end);
      sendWhenAllWait();
    },
    prefetch({ siteId, calls, holds }, answers) {
      for (const [index, call] of calls.entries()) {
        // After a failure the page makes the call itself.
        const answer = answers.then(
          (all) => all?.[index] ?? null,
          () => null,
        );
        coming.set(nameOf(call, siteId), { holds, answer });
      }
    },
    prefetched(call, siteId) {
      if (coming.size === 0) return null;
      const name = nameOf(call, siteId);
      const came = coming.get(name);
      coming.delete(name);
      return came?.holds() === true ? came.answer : null;
    },
    join(call, signal, ask) {
      if (collecting === null) return null;
      const answer = Promise.withResolvers<OneAnswer | null>();
      waiting.push({ call, signal, ask, answer });
      timer ??= setTimeout(() => void send(), MOST_WAIT_MS);
      sendWhenAllWait();
      return answer.promise;
    },
  };
}

/** The answers of `POST /several`, as many as there were calls. Throws for anything else. */
export function readSeveral(answer: unknown, calls: readonly OneCall[]): readonly OneAnswer[] {
  const { answers } = SeveralAnswerSchema.parse(answer);
  if (answers.length !== calls.length) throw new Error('not an answer for each call');
  return answers;
}
