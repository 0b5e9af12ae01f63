import * as z from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { Log } from '#domain/log.ts';
import type { Role } from '#wire/access-token.ts';
import type { Bindings } from '../../env.ts';
import type { Caller } from '../caller.ts';
import type { WithDatabase } from '../db/shards.ts';
import type { ErrorCode } from '../errors/codes.ts';

/** Context of an operation on a site, besides its input. */
export interface CallContext {
  /** With the site's database as `DB`. */
  readonly env: WithDatabase;
  /** The caller; their role includes the operation's. */
  readonly caller: Caller;
  /** Site of X-SITE, already checked against the path. */
  readonly site: string | undefined;
  /** Preferred language of ACCEPT-LANGUAGE; nl without one. */
  readonly locale: Locale;
  readonly request: Request;
  readonly now: Date;
  /** Adds the request id and, if known, the site to every line. */
  readonly log: Log;
  /** Continues work after the answer; failures must be logged there. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Sends mails that were just queued; never fails, since unsent ones stay queued. */
  readonly deliver: (siteId: string, mailIds: readonly string[]) => Promise<void>;
  readonly dispatch: Dispatch;
}

/** Context of an operation without a site in its path: it says itself which databases it means. */
interface DeploymentContext extends Omit<CallContext, 'env'> {
  readonly env: Bindings;
}

/** Result of pulling a home: `unreachable` when the service could not be asked. */
export type PullOutcome = 'learned' | 'unknown' | 'unreachable';

/** Pulls an unknown home from the agency's own service; never throws. */
export type PullHome = (env: WithDatabase, siteId: string, id: string, now: Date) => Promise<PullOutcome>;

/** Makes another call at the same door, with the given bindings. */
export type Dispatch = (request: Request, env: WithDatabase) => Promise<Response>;

/** Sends mails that were just queued, for the call that queued them. */
export type DeliverSoon = (
  siteId: string,
  mailIds: readonly string[],
  call: Pick<CallContext, 'env' | 'log' | 'now'>,
) => Promise<void>;

/** Validated input of a call. */
export interface Input<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** A JSON answer with a named schema, the bytes of a picture, or only 204. */
type AnswerSpec =
  | { readonly kind: 'json'; readonly name: string; readonly schema: z.ZodType }
  | { readonly kind: 'picture' }
  | { readonly kind: 'none' };

/** Default limit of a body in bytes, for forms, queries and documents. */
export const ORDINARY_BODY_BYTES = 64 * 1024;

/** The body of a call: JSON with a named schema, or bytes whatever the caller's content type. */
type BodySpec<Schema extends z.core.$ZodType = z.core.$ZodType> =
  | { readonly kind?: 'json'; readonly name: string; readonly schema: Schema }
  | { readonly kind: 'bytes'; readonly mediaType: string; readonly schema: Schema };

const BytesSchema = z.instanceof(Uint8Array);

/** A body of bytes; the media type is only for the document. */
export const bytesBody = (mediaType: string) => ({ kind: 'bytes', mediaType, schema: BytesSchema }) as const;

/**
 * An operation of the service as data: the same entry mounts its route, validates its input and describes it
 * in the OpenAPI document, so that the three cannot diverge.
 */
export interface Operation {
  readonly id: string;
  /** What it does, for the OpenAPI document; its first sentence stands in lists. */
  readonly summary: string;
  /**
   * For a call with another method than GET that no race proves: why what it reads before it writes cannot be untrue
   * (decision 100). Every other one is found in a table of acts (`races.test.ts`).
   */
  readonly unraced?: string;
  /**
   * Required role: `read` for all calls of a site, including visitors' forms, `write` for the content of one
   * agency, `operate` for the rest. Only reading calls exist behind the site's door.
   */
  readonly role: Role;
  /** Whose token: by default also the agency's own, of that role; `deployment` for one of every site only. */
  readonly holder?: 'deployment';
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for parameters; `{url+}` may contain slashes. */
  readonly path: string;
  readonly params: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: BodySpec;
  /** Body limit in bytes; ORDINARY_BODY_BYTES by default. */
  readonly maxBodyBytes?: number;
  readonly answer: AnswerSpec;
  /** Status of its answer; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** Requires an Idempotency-Key (contract, "Conventions"). */
  readonly idempotent?: boolean;
  /** Whether 204 is possible and means null. */
  readonly nullable?: boolean;
  /** Errors of its own, besides those that any call with its role, key and body can have (`openapi/document.ts`). */
  readonly errors?: readonly ErrorCode[];
  /** The home of a call: an unknown one may be new at the agency's own service. */
  readonly home?: (input: Input<never, never, never>) => string | undefined;
  readonly run: (input: Input<never, never, never>, context: CallContext) => Promise<unknown>;
}

type Typed<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.core.$ZodType> = Omit<
  Operation,
  'params' | 'query' | 'body' | 'home' | 'run'
> & {
  readonly params: Params;
  readonly query?: Query;
  readonly body?: BodySpec<Body>;
  readonly home?: (input: Input<z.output<Params>, z.output<Query>, z.output<Body>>) => string | undefined;
  /** A Response is returned unchanged, null becomes 204, anything else JSON. */
  readonly run: (
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>>,
    context: z.output<Params> extends { readonly siteId: string } ? CallContext : DeploymentContext,
  ) => Promise<unknown>;
};

/** Declares an operation; its input has the types of its schemas. */
export const operation = <
  Params extends z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.core.$ZodType = z.core.$ZodType,
>(
  typed: Typed<Params, Query, Body>,
): Operation => typed;

/** Whether calls are counted as writing (decision 44): reading is not limited, neither by its role nor by its method. */
export const isLimited = ({ role, method }: Pick<Operation, 'role' | 'method'>): boolean =>
  role !== 'read' && method !== 'get';
