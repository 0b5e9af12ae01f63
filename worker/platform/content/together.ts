import type { Locale } from '../../../domain/locale.ts';
import { type OneAnswer, type OneCall, SeveralAnswerSchema } from '../../../wire/several.ts';

/**
 * Milliseconds that a call waits for others to go along with: one that waits for a store, or for what another
 * request is loading, does not hold up the rest.
 */
const MOST_WAIT_MS = 10;

/** Common properties of the calls of a page. */
interface PageScope {
  readonly siteId: string;
  readonly locale: Locale;
}

/** Calls that a page is likely to make, which go along with another one. */
export interface Foreseen {
  readonly scope: PageScope;
  readonly calls: readonly OneCall[];
  /** Whether content is still what it was when they were made: an answer of before a change is not one of after it. */
  readonly holds: () => boolean;
}

/** Asks the content service for several answers at once; null where it cannot give them so. */
export type AskSeveral = (
  calls: readonly OneCall[],
  scope: PageScope,
  signal: AbortSignal,
) => Promise<readonly OneAnswer[] | null>;

interface Waiting {
  readonly call: OneCall;
  readonly signal: AbortSignal;
  readonly ask: AskSeveral;
  readonly answer: PromiseWithResolvers<OneAnswer | null>;
}

/** Calls that a page begins with, made as one: as soon as each piece of its work has asked or needs nothing. */
export interface Together {
  /** Begins pieces of work about a site, each of which asks once at most. */
  begin(scope: PageScope, start: () => readonly Promise<unknown>[]): void;
  /** A call among them; null where it is to be made by itself. */
  join(call: OneCall, signal: AbortSignal, ask: AskSeveral): Promise<OneAnswer | null> | null;
  /** Keeps the answers to calls that were foreseen for whoever makes such a call; null where there are none. */
  foresee(foreseen: Foreseen, answers: Promise<readonly OneAnswer[] | null>): void;
  /**
   * The answer to a call that was foreseen, about a site and in a language where it names them; null where there is
   * none, or none that is still true.
   */
  foreseen(call: OneCall, about: Partial<PageScope>): Promise<OneAnswer | null> | null;
}

/** What tells a call from others: its site and language are headers. A POST names no language. */
const nameOf = ({ method, path, body }: OneCall, { siteId, locale }: Partial<PageScope>): string =>
  JSON.stringify([siteId, method === 'GET' ? locale : null, method, path, body]);

interface Coming {
  readonly holds: () => boolean;
  readonly answer: Promise<OneAnswer | null>;
}

/** The calls of one request. */
export function createTogether(): Together {
  /** Answers to calls that were foreseen, each given once. */
  const coming = new Map<string, Coming>();
  /** Set while calls wait for one another. */
  let scope: PageScope | null = null;
  /** Pieces of work that have not ended. */
  let working = 0;
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    const about = scope;
    scope = null;
    clearTimeout(timer);
    const sent = waiting;
    waiting = [];
    const [first] = sent;
    if (first === undefined || about === null) return;
    try {
      const calls = sent.map(({ call }) => call);
      // A single call is sent alone; several have the same time limit.
      const answers = sent.length === 1 ? null : await first.ask(calls, about, first.signal);
      for (const [index, { answer }] of sent.entries()) answer.resolve(answers?.[index] ?? null);
    } catch (error) {
      for (const { answer } of sent) answer.reject(error);
    }
  }
  const sendWhenAllWait = (): void => {
    if (scope !== null && waiting.length >= working) void send();
  };

  return {
    begin(about, start) {
      scope = about;
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
    foresee({ scope: about, calls, holds }, answers) {
      for (const [index, call] of calls.entries()) {
        // What could not be had so is asked for by itself.
        const answer = answers.then(
          (all) => all?.[index] ?? null,
          () => null,
        );
        coming.set(nameOf(call, about), { holds, answer });
      }
    },
    foreseen(call, about) {
      if (coming.size === 0) return null;
      const name = nameOf(call, about);
      const came = coming.get(name);
      coming.delete(name);
      return came?.holds() === true ? came.answer : null;
    },
    join(call, signal, ask) {
      if (scope === null) return null;
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
