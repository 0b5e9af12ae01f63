import type { Context } from 'hono';
import type { z } from 'zod';
import type { FieldErrors } from '#domain/forms/codes.ts';
import type { Form, Typed } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteContent } from '../content/content.ts';
import type { AppEnv } from '../env.ts';
import type { ErrorReason } from '../errors/app-error.ts';
import type { ViewContext } from '../page/context.ts';
import type { FormProblem } from './problems.ts';
import type { FormMeaning, RefusalRow } from './refusals.ts';

export type FormSchema = z.core.$ZodType;

/** Errors of a form. */
export interface Objection {
  readonly problem: FormProblem;
  readonly fields: FieldErrors;
}

/** A form to be shown again with its errors; `extra` is additional data of its kind. */
export interface Refused<Extra> extends Objection {
  readonly typed: Typed;
  readonly key: string;
  /** Signed note that replaces a Turnstile check (turnstile/note.ts); null when not needed. */
  readonly note: string | null;
  readonly extra: Extra;
}

/** An accepted form: its values, and the content service's answer. */
export interface Accepted<Value, Answer> {
  readonly value: Value;
  readonly answer: Answer;
}

/** A valid form to send to the content service. */
export interface Sent<Value> {
  readonly value: Value;
  /** Idempotency key: a form sent twice with the same key is one submission. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
  /** Keyed hash of the visitor's network; null when unknown. */
  readonly network: string | null;
}

/** How a form is sent to the content service (made by deliver.ts). */
export interface Delivery<Value, Answer> {
  readonly send: (content: SiteContent, sent: Sent<Value>) => Promise<Answer>;
  /**
   * The call for which it is queued during an outage, and the answer for the visitor then; null when it is
   * never queued.
   */
  readonly later: { readonly call: string; readonly answer: Answer } | null;
}

/** The entered values after preparation, and errors in addition to those of the schema. */
export interface Prepared<Extra> {
  readonly typed: Typed;
  readonly objection: Objection | null;
  readonly extra: Extra;
}

/** Answers of the call below `/{lang}/ajax/` (made by call-answers.ts). */
export interface CallAnswer<Value, Answer, Extra> {
  /** Where the subject is given: in the call's own address, or in fields of the body. */
  readonly aboutIn: 'address' | 'body';
  readonly accepted: (
    c: Context<AppEnv>,
    accepted: Accepted<Value, Answer>,
    href: string,
  ) => Promise<Response>;
  /** The status is the problem's. */
  readonly refused: (c: Context<AppEnv>, refused: Refused<Extra>) => Response;
}

/**
 * A form as data and a few functions; `runForm` is the one executor. `About` is the subject in the address,
 * `Answer` the content service's answer, `Extra` the additional data of a refusal.
 */
export interface FormKind<About, Schema extends FormSchema, Answer, Extra> {
  /** In limits, logs and Turnstile tokens. */
  readonly name: string;
  /** Path below `/{lang}/ajax/` of the call that accepts the same body. */
  readonly callPath: string;
  /** Reads the subject from the address. Throws NotFound for an invalid one. */
  readonly about: (c: Context<AppEnv>) => About;
  /** Fields whose values come from the address and replace the sent ones. */
  readonly known: (about: About, locale: Locale) => Typed;
  readonly form: Form<Schema>;
  /** Field of buttons that only redirect to the form at another address and submit nothing. */
  readonly looking?: string;
  /** A step before the schema for values that it cannot read: a typed place. */
  readonly prepare?: (c: Context<AppEnv>, typed: Typed) => Promise<Prepared<Extra>>;
  /**
   * Errors that only the content service's data reveal; checked even when the schema fails (`value` is null),
   * so that all errors are shown together. An outage refuses the form.
   */
  readonly check?: (
    c: Context<AppEnv>,
    typed: Typed,
    value: z.output<Schema> | null,
  ) => Promise<Objection | null>;
  readonly delivery: Delivery<z.output<Schema>, Answer>;
  /** Refusals of this form, checked before the common ones. */
  readonly refusals?: readonly RefusalRow<FormMeaning>[];
  /** Additional data of a refusal; for an answer of the content service, or null. */
  readonly extra: (reason: ErrorReason | null) => Extra;
  /** Path of the page after the form. */
  readonly nextPath: (accepted: Accepted<z.output<Schema>, Answer>, context: ViewContext) => string;
  readonly showAgain: (c: Context<AppEnv>, about: About, refused: Refused<Extra>) => Promise<Response>;
  readonly call: CallAnswer<z.output<Schema>, Answer, Extra>;
}

/** No additional data. */
export type Nothing = Readonly<Record<string, never>>;
export const nothing = (): Nothing => ({});
