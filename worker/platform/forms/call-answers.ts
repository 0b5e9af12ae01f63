import type { Context } from 'hono';
import type { FormAnswer, NextStep, Refusal } from '#domain/forms/answer.ts';
import type { AppEnv } from '../env.ts';
import type { ViewContext } from '../page/context.ts';
import { viewContext } from '../page/view-context.ts';
import { CONTROL_FIELDS } from './control-fields.ts';
import type { Accepted } from './deliver.ts';
import type { CallAnswer, Refused } from './kind.ts';
import { toRefusal } from './ui/form-state.ts';

interface Words<Value, Extra> {
  /** Next steps, as on the page after the form. */
  readonly next: (c: Context<AppEnv>, value: Value, later: boolean, waits: boolean) => Promise<NextStep>;
  readonly refusal: (refused: Refused<Extra>, context: ViewContext) => Refusal;
}

/** A refusal with the common texts; `order` has the field names in the order of the page. */
export const refusalIn =
  (order: readonly string[]) =>
  <Extra>({ problem, fields }: Refused<Extra>, { t }: ViewContext): Refusal =>
    toRefusal(problem, fields, order, t);

/** The words of the form's page, for a script to show in place (spec 1 §2): a `FormAnswer`. */
export const inWords = <Value, Extra>({
  next,
  refusal,
}: Words<Value, Extra>): CallAnswer<Value, Accepted, Extra> => ({
  aboutIn: 'address',
  accepted: async (c, { value, answer: { later, waits = false } }, href) =>
    c.json({
      state: later ? 'later' : 'sent',
      href,
      next: await next(c, value, later, waits),
    } satisfies FormAnswer),
  refused: (c, refused) =>
    c.json({
      state: 'refused',
      refusal: refusal(refused, viewContext(c)),
      control: { [CONTROL_FIELDS.key]: refused.key, [CONTROL_FIELDS.note]: refused.note ?? '' },
    } satisfies FormAnswer),
});

/** The created resource, 201, with the page after it; otherwise the error codes (contract). */
export const asResource = <Value, Answer extends object, Extra extends object>(): CallAnswer<
  Value,
  Answer,
  Extra
> => ({
  aboutIn: 'body',
  accepted: async (c, { answer }, href) => c.json({ ...answer, href }, 201),
  refused: (c, { problem, fields, extra }) => {
    const message = c.get('t')(`forms.problems.${problem}.title`);
    return c.json({ error: { code: problem, message, fields, ...extra } });
  },
});
