import type { Context } from 'hono';
import type { Typed } from '#domain/forms/read-form.ts';
import type { Answer, AppEnv } from '../env.ts';
import { isOutcomeUnknown } from '../errors/app-error.ts';
import { liveWith } from '../failure/outage.ts';
import type { Guard } from './guard.ts';
import { TOKEN_GUARDS } from './guards.ts';
import type { Objection } from './kind.ts';
import { type Received, receive } from './receive.ts';
import { type FormMeaning, meaningOf, type RefusalRow } from './refusals.ts';

/** Why an action failed: the visitor can try again, or (`closed`) the token no longer allows it. */
type Undone<Closed> = Objection | { readonly closed: Closed };

/** Meaning of the content service's error answers for an action. */
type ActionRefusals<Closed> = readonly RefusalRow<FormMeaning | { readonly closed: Closed }>[];

/** A failed action that the visitor can repeat, with the sent values. */
export type Again<Extra> = Objection & { readonly typed: Typed; readonly extra?: Extra };

/**
 * Action of a button on a page with a token in its address: confirm, change, end, cancel. A GET of the address
 * changes nothing; only `postAction` performs actions.
 */
interface Action<Closed extends string, Extra> {
  /** Name in limits and logs. */
  readonly name: string;
  /** In place of the guards of a button that is pressed once. */
  readonly guards?: (c: Context<AppEnv>) => readonly Guard[];
  /** Whether a mail program may send it by one click (RFC 8058). */
  readonly oneClick?: boolean;
  /**
   * Performs the action; null on success, or a problem that the site itself detected. Throws the service's errors.
   */
  readonly act: (
    c: Context<AppEnv>,
    received: Received,
  ) => Promise<Again<Extra> | { readonly closed: Closed } | null>;
  readonly refusals: ActionRefusals<Closed>;
  readonly done: (c: Context<AppEnv>, received: Received) => Response | Promise<Response>;
  /** Shows the page of the button again, with the problem. */
  readonly again: (c: Context<AppEnv>, again: Again<Extra>) => Response | Promise<Response>;
  /** Shows that the token no longer allows the action; `typed` has the sent values, which were not stored. */
  readonly closed: (c: Context<AppEnv>, kind: Closed, typed: Typed) => Response | Promise<Response>;
}

/** Performs an action; its result, or why it failed. Logs an outage; throws our own errors. */
export async function attempt<Result, Closed>(
  c: Context<AppEnv>,
  { name, refusals }: { readonly name: string; readonly refusals: ActionRefusals<Closed> },
  act: () => Promise<Result>,
): Promise<Result | Undone<Closed>> {
  try {
    return await act();
  } catch (error) {
    const meaning = meaningOf(refusals, error);
    if (meaning !== null) return 'closed' in meaning ? meaning : { fields: {}, ...meaning };
    liveWith(c, 'act', name, error);
    return { problem: isOutcomeUnknown(error) ? 'unknown' : 'unavailable', fields: {} };
  }
}

/** Handler of a POST to an address with a token: checks the guards, performs the action and answers. */
export const postAction =
  <Closed extends string, Extra>(action: Action<Closed, Extra>): Answer =>
  async (c) => {
    const received = await receive(c, action.name, {
      guards: action.guards?.(c) ?? TOKEN_GUARDS,
      oneClick: action.oneClick,
    });
    const { typed, problem } = received;
    const undone =
      problem === null ? await attempt(c, action, () => action.act(c, received)) : { problem, fields: {} };
    if (undone === null) return action.done(c, received);
    return 'closed' in undone
      ? action.closed(c, undone.closed, typed)
      : action.again(c, { typed, ...undone });
  };
