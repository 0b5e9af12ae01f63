import type { Context, Handler } from 'hono';
import type { FormAnswer, NextStep, Refusal } from '../../domain/forms/answer.ts';
import type { FieldErrors } from '../../domain/forms/codes.ts';
import type { Typed } from '../../domain/forms/read-form.ts';
import type { AppEnv } from '../env.ts';
import { neverStore } from '../errors/outage.ts';
import type { PlaceProblem } from '../query/typed-place.ts';
import { answerProblem, seeOther } from './answer.ts';
import { CONTROL_FIELDS, newKey } from './control-fields.ts';
import type { FormProblem } from './problems.ts';
import { type Received, receive } from './receive.ts';
import { type Outcome, refuse } from './submit.ts';
import { noteFor } from './turnstile/note.ts';
import { verified } from './turnstile/verified.ts';

/** What came of a form, and the form as it is to be shown again. */
export interface Sent {
  readonly outcome: Outcome;
  readonly typed: Typed;
  readonly placeProblem: PlaceProblem | null;
}

/** A form to be shown again, with what is wrong. */
export interface Refused {
  readonly typed: Typed;
  readonly key: string;
  readonly problem: FormProblem;
  readonly fields: FieldErrors;
  readonly placeProblem: PlaceProblem | null;
  readonly note: string | null;
}

/** What differs between forms; `About` is what the address says that the form is about. */
export interface FormKind<About> {
  /** Names it in limits, logs and the tokens of Turnstile. */
  readonly name: string;
  /** Throws NotFound for what cannot be there. */
  readonly about: (c: Context<AppEnv>) => About;
  /** Hands on a form that its guards let through. */
  readonly send: (c: Context<AppEnv>, about: About, received: Received) => Promise<Sent>;
  readonly showAgain: (c: Context<AppEnv>, about: About, refused: Refused) => Promise<Response>;
  /** The same in words alone. */
  readonly refusal: (c: Context<AppEnv>, refused: Refused) => Refusal;
  /** The page that follows; `later` when the form waits in the queue. */
  readonly nextPath: (c: Context<AppEnv>, about: About, later: boolean) => string;
  readonly next: (c: Context<AppEnv>, about: About, later: boolean) => Promise<NextStep>;
}

type Handled = { readonly later: boolean } | Refused;

/** Asks the guards and hands the form on: the one way of a form, however its answer is given. */
async function handle<About>(c: Context<AppEnv>, kind: FormKind<About>, about: About): Promise<Handled> {
  const received = await receive(c, kind.name);
  const objection = received.problem ?? (await verified(c, kind.name, received));
  const { outcome, typed, placeProblem }: Sent =
    objection === null
      ? await kind.send(c, about, received)
      : { outcome: refuse(objection), typed: received.typed, placeProblem: null };
  if (outcome.kind === 'accepted') return { later: outcome.later };
  const { problem, fields } = outcome;
  const key = problem === 'reused' ? newKey() : received.key;
  return { typed, key, problem, fields, placeProblem, note: await noteFor(c, problem, key, typed) };
}

/** A form's own page, POSTed to: leads on, or comes back with all that was typed. */
export const postPage =
  <About>(kind: FormKind<About>): Handler<AppEnv> =>
  async (c) => {
    const about = kind.about(c);
    const handled = await handle(c, kind, about);
    return 'later' in handled
      ? seeOther(c, kind.nextPath(c, about, handled.later))
      : kind.showAgain(c, about, handled);
  };

/** The form's call below `/{lang}/ajax/` (spec 1 §2): the same body, answered as JSON. */
export const postCall =
  <About>(kind: FormKind<About>): Handler<AppEnv> =>
  async (c) => {
    const about = kind.about(c);
    const handled = await handle(c, kind, about);
    neverStore(c);
    if (!('later' in handled)) {
      answerProblem(c, handled.problem);
      return c.json({
        state: 'refused',
        refusal: kind.refusal(c, handled),
        control: { [CONTROL_FIELDS.key]: handled.key, [CONTROL_FIELDS.note]: handled.note ?? '' },
      } satisfies FormAnswer);
    }
    const { later } = handled;
    return c.json({
      state: later ? 'later' : 'sent',
      href: kind.nextPath(c, about, later),
      next: await kind.next(c, about, later),
    } satisfies FormAnswer);
  };
