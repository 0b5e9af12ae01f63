import * as z from 'zod';
import type { Locale } from '../../../domain/locale.ts';
import type { Log } from '../../../domain/log.ts';
import type { Role } from '../../../wire/access-token.ts';
import type { Bindings } from '../../env.ts';
import type { Caller } from '../caller.ts';
import type { ErrorCode } from '../errors/codes.ts';

/** What a call is made with beside its own input. */
export interface CallContext {
  readonly env: Bindings;
  /** Who calls; their role includes the operation's. */
  readonly caller: Caller;
  /** Site named by X-SITE, already known not to contradict the path. */
  readonly site: string | undefined;
  /** Best language of ACCEPT-LANGUAGE; nl without one. */
  readonly locale: Locale;
  readonly request: Request;
  readonly now: Date;
  /** Names the request and, where known, the site on every line. */
  readonly log: Log;
  /** Lets work go on after the answer; what fails there must be logged there. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Sends mails that were just queued; never fails, for what is not sent now is sent later. */
  readonly deliver: (siteId: string, mailIds: readonly string[]) => Promise<void>;
  readonly dispatch: Dispatch;
}

/** What came of learning a home: `unreachable` says that nobody could be asked. */
export type LearnedNow = 'learned' | 'unknown' | 'unreachable';

/** Learns a home of an agency's own service that a call names and nothing here knows of; never throws. */
export type LearnHome = (env: Bindings, siteId: string, id: string, now: Date) => Promise<LearnedNow>;

/** Makes another call at the same door, with the bindings that it is to see. */
export type Dispatch = (request: Request, env: Bindings) => Promise<Response>;

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

/** A JSON answer described by its schema and the schema's name, the bytes of a picture, or 204 alone. */
type AnswerSpec =
  | { readonly kind: 'json'; readonly name: string; readonly schema: z.ZodType }
  | { readonly kind: 'picture' }
  | { readonly kind: 'none' };

/** Bytes of the largest body that a form, a query or a document needs. */
export const ORDINARY_BODY_BYTES = 64 * 1024;

/**
 * What a call is sent: JSON, described by its schema and the schema's name, or bytes as they are, whatever type
 * the caller says they have.
 */
type BodySpec<Schema extends z.core.$ZodType = z.core.$ZodType> =
  | { readonly kind?: 'json'; readonly name: string; readonly schema: Schema }
  | { readonly kind: 'bytes'; readonly mediaType: string; readonly schema: Schema };

const BytesSchema = z.instanceof(Uint8Array);

/** A body of bytes; the media type is what the document says of them. */
export const bytesBody = (mediaType: string) => ({ kind: 'bytes', mediaType, schema: BytesSchema }) as const;

/**
 * One call of the service as data: the same entry mounts its route, validates what comes in and
 * describes it in the OpenAPI document, so that the three cannot drift apart.
 */
export interface Operation {
  /** Also the name of its summary (`content-service/summaries.ts`). */
  readonly id: string;
  /**
   * What a caller must be allowed: `read` is all that a site calls, visitors' forms included, `write` the
   * content of one agency, `operate` the rest. Only calls to read are behind the site's door.
   */
  readonly role: Role;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for parameters; `{url+}` may hold slashes. */
  readonly path: string;
  readonly params: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: BodySpec;
  /** Bytes of the largest body; those of an ordinary call (ORDINARY_BODY_BYTES) unless it says otherwise. */
  readonly maxBodyBytes?: number;
  readonly answer: AnswerSpec;
  /** Status of its answer; 200 unless it says otherwise. */
  readonly status?: 200 | 201 | 202;
  /** Wants an Idempotency-Key (contract, "Conventions"). */
  readonly idempotent?: boolean;
  /** Whether 204 stands for "nothing" (null to the client). */
  readonly nullable?: boolean;
  readonly errors: readonly ErrorCode[];
  /** The home that a call names: one that is not known here may be new at the agency's own service. */
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
  /** A Response is passed on as it is, null is 204, anything else is JSON. */
  readonly run: (
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>>,
    context: CallContext,
  ) => Promise<unknown>;
};

/** Declares a call; its input has the types of its schemas. */
export const operation = <
  Params extends z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.core.$ZodType = z.core.$ZodType,
>(
  typed: Typed<Params, Query, Body>,
): Operation => typed;
