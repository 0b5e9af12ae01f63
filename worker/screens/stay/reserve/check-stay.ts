import type { Context } from 'hono';
import type { FieldErrors } from '../../../../domain/forms/codes.ts';
import type { Typed } from '../../../../domain/forms/read-form.ts';
import type { StayRequest } from '../../../../domain/forms/stay.ts';
import { stayProblem } from '../../../../domain/stays/stay.ts';
import type { AppEnv } from '../../../platform/env.ts';
import type { Objection } from '../../../platform/forms/kind.ts';
import { siteContent } from '../../../platform/page/view-context.ts';
import { loadRental, today } from '../../../rental/load-rental.ts';
import { problemFields } from '../chosen-stay.ts';
import { toStayOffer } from '../rental-page.ts';

const AGREEMENTS_FIELD = 'agreementIds';

/** What is wrong with the agreements that were accepted: one that is required is not among them. */
async function unacceptedIn(c: Context<AppEnv>, accepted: readonly string[]): Promise<FieldErrors> {
  const agreements = await siteContent(c).agreements();
  return agreements.some(({ id, required }) => required && !accepted.includes(id))
    ? { [AGREEMENTS_FIELD]: 'agreement' }
    : {};
}

/**
 * What is wrong with a stay that its unit says; null where it says of no nights at all. Taken nights are not
 * among it: they may be this very visitor's, whose answer was lost on its way and who sends the form again
 * with the same key.
 */
async function unfitIn(c: Context<AppEnv>, request: StayRequest): Promise<FieldErrors | null> {
  const [unit, periods] = await Promise.all([
    loadRental(c, request.rentalUnitId),
    siteContent(c).rentalPeriodsAnew(request.rentalUnitId),
  ]);
  if (periods === null) return null;
  const problem = stayProblem(request, toStayOffer(unit, periods), today());
  return problem === null || problem === 'taken' ? {} : problemFields(problem);
}

/** What is wrong with a stay as far as the site can tell. Throws what the content service answers instead. */
export async function checkStay(
  c: Context<AppEnv>,
  typed: Typed,
  request: StayRequest | null,
): Promise<Objection | null> {
  const [unaccepted, unfit] = await Promise.all([
    unacceptedIn(c, typed[AGREEMENTS_FIELD] ?? []),
    request === null ? {} : unfitIn(c, request),
  ]);
  if (unfit === null) return { problem: 'gone', fields: {} };
  const fields = { ...unfit, ...unaccepted };
  return Object.keys(fields).length > 0 ? { problem: 'fields', fields } : null;
}
