import type { Context, Handler } from 'hono';
import type { Typed } from '../../../domain/forms/read-form.ts';
import type { Feature } from '../../../wire/site.ts';
import type { AppEnv } from '../env.ts';
import { isOutcomeUnknown } from '../errors/app-error.ts';
import { liveWith } from '../failure/outage.ts';
import { TOKEN_GUARDS } from './guards.ts';
import type { Objection } from './kind.ts';
import { type Received, receive } from './receive.ts';
import { type FormMeaning, meaningOf, type RefusalRow } from './refusals.ts';
import { requireFeature } from './require-feature.ts';

/** Why a deed was not done: it can be tried again, or there is nothing (more) to do, of some kind. */
type Undone<Closed> = Objection | { readonly closed: Closed };

/** Meaning of the content service's answers for a deed. */
type DeedRefusals<Closed> = readonly RefusalRow<FormMeaning | { readonly closed: Closed }>[];

/** A deed to be done again, with what was sent as it was read. */
export type Again<Extra> = Objection & { readonly typed: Typed; readonly extra?: Extra };

/**
 * Action of a button on a page with a secret address: confirm, change, end, cancel. A GET of the address
 * changes nothing; `postDeed` is the one executor.
 */
interface Deed<Closed extends string, Extra> {
  /** Names it in limits and logs. */
  readonly name: string;
  readonly feature?: Feature;
  /** Whether a mail program may perform it too (RFC 8058). */
  readonly oneClick?: boolean;
  /**
   * Performs it, or returns the problem that the site itself can detect. Throws the content service's error.
   */
  readonly act: (
    c: Context<AppEnv>,
    received: Received,
  ) => Promise<Again<Extra> | { readonly closed: Closed } | null>;
  readonly refusals: DeedRefusals<Closed>;
  readonly done: (c: Context<AppEnv>, received: Received) => Response | Promise<Response>;
  /** The page of the button again, with the problem. */
  readonly again: (c: Context<AppEnv>, again: Again<Extra>) => Response | Promise<Response>;
  /** `typed` is what was sent: it went nowhere. */
  readonly closed: (c: Context<AppEnv>, kind: Closed, typed: Typed) => Response | Promise<Response>;
}

/** Tries something; null when it is done, else why not. An outage is logged, a fault of ours thrown on. */
export async function attempt<Result, Closed>(
  c: Context<AppEnv>,
  { name, refusals }: { readonly name: string; readonly refusals: DeedRefusals<Closed> },
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

/** A POST to a secret address: held to its guards, done, and answered. */
export const postDeed =
  <Closed extends string, Extra>(deed: Deed<Closed, Extra>): Handler<AppEnv> =>
  async (c) => {
    requireFeature(c, deed.feature);
    const received = await receive(c, deed.name, { guards: TOKEN_GUARDS, oneClick: deed.oneClick });
    const { typed, problem } = received;
    const undone =
      problem === null ? await attempt(c, deed, () => deed.act(c, received)) : { problem, fields: {} };
    if (undone === null) return deed.done(c, received);
    return 'closed' in undone ? deed.closed(c, undone.closed, typed) : deed.again(c, { typed, ...undone });
  };
