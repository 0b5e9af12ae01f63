import type { Context } from 'hono';
import type { z } from 'zod';
import type { FieldErrors } from '../../../domain/forms/codes.ts';
import type { Form, Typed } from '../../../domain/forms/read-form.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Feature } from '../../../wire/site.ts';
import type { SiteContent } from '../content/content.ts';
import type { AppEnv } from '../env.ts';
import type { ErrorReason } from '../errors/app-error.ts';
import type { ViewContext } from '../page/context.ts';
import type { FormName, QueuedCall } from './form-table.ts';
import type { FormProblem } from './problems.ts';
import type { FormMeaning, RefusalRow } from './refusals.ts';

export type FormSchema = z.core.$ZodType;

/** What is wrong with a form. */
export interface Objection {
  readonly problem: FormProblem;
  readonly fields: FieldErrors;
}

/** A form to be shown again, with what is wrong; `extra` is what its kind says besides. */
export interface Refused<Extra> extends Objection {
  readonly typed: Typed;
  readonly key: string;
  /** Lets it pass without Turnstile (turnstile/note.ts); null where it needs none. */
  readonly note: string | null;
  readonly extra: Extra;
}

/** A form that was taken: what it said, and what the content service answered. */
export interface Accepted<Value, Answer> {
  readonly value: Value;
  readonly answer: Answer;
}

/** A form in order, on its way to the content service. */
export interface Sent<Value> {
  readonly value: Value;
  /** Sent again with the same key it is still one submission. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
  /** Keyed hash of the visitor's network; null where it is unknown. */
  readonly network: string | null;
}

/** How a form reaches the content service (deliver.ts makes them). */
export interface Delivery<Value, Answer> {
  readonly send: (content: SiteContent, sent: Sent<Value>) => Promise<Answer>;
  /** For which call it waits during an outage, and what is answered then; null for one that never waits. */
  readonly later: { readonly call: QueuedCall; readonly answer: Answer } | null;
}

/** What was typed as it is read from now on, and what is wrong with it beside what its schema finds. */
export interface Prepared<Extra> {
  readonly typed: Typed;
  readonly objection: Objection | null;
  readonly extra: Extra;
}

/** How the call below `/{lang}/ajax/` answers (call-answers.ts makes them). */
export interface CallAnswer<Value, Answer, Extra> {
  /** What the form is about: the call's own address says it, or fields of the body do. */
  readonly aboutIn: 'address' | 'body';
  readonly accepted: (
    c: Context<AppEnv>,
    accepted: Accepted<Value, Answer>,
    href: string,
  ) => Promise<Response>;
  /** Its status is the problem's. */
  readonly refused: (c: Context<AppEnv>, refused: Refused<Extra>) => Response;
}

/**
 * A form as data and a few functions; `runForm` is the one executor. `About` is what the address says that
 * it is about, `Answer` what the content service answers, `Extra` what a refusal carries besides.
 */
export interface FormKind<About, Schema extends FormSchema, Answer, Extra> {
  readonly name: FormName;
  /** An agency without it has neither page nor call. */
  readonly feature?: Feature;
  /** Throws NotFound for what cannot be there. */
  readonly about: (c: Context<AppEnv>) => About;
  /** Fields that the address fills in, whatever was sent. */
  readonly known: (about: About, locale: Locale) => Typed;
  readonly form: Form<Schema>;
  /** Field of buttons that show the form again with another address, and send nothing. */
  readonly looking?: string;
  /** Reads what the schema cannot, before it: a place that was typed. */
  readonly prepare?: (c: Context<AppEnv>, typed: Typed) => Promise<Prepared<Extra>>;
  /**
   * What only the content service's data show to be wrong; asked even where the schema objects (`value` is
   * null), so that all is said at once. An outage refuses the form.
   */
  readonly check?: (
    c: Context<AppEnv>,
    typed: Typed,
    value: z.output<Schema> | null,
  ) => Promise<Objection | null>;
  readonly delivery: Delivery<z.output<Schema>, Answer>;
  /** Rows of its own, before everybody's. */
  readonly refusals?: readonly RefusalRow<FormMeaning>[];
  /** What a refusal carries besides; of an answer of the content service, or null. */
  readonly extra: (reason: ErrorReason | null) => Extra;
  /** The page that follows. */
  readonly nextPath: (accepted: Accepted<z.output<Schema>, Answer>, context: ViewContext) => string;
  readonly showAgain: (c: Context<AppEnv>, about: About, refused: Refused<Extra>) => Promise<Response>;
  readonly call: CallAnswer<z.output<Schema>, Answer, Extra>;
}

/** Nothing besides. */
export type Nothing = Readonly<Record<string, never>>;
export const nothing = (): Nothing => ({});
