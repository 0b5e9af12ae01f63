import type { Context } from 'hono';
import type { FieldErrors } from '#domain/forms/codes.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import type { StayRequest } from '#domain/forms/stay.ts';
import { stayProblem } from '#domain/stays/stay.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import type { Objection } from '#worker/platform/forms/kind.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { loadRental, today } from '#worker/rental/load-rental.ts';
import { problemFields } from '../chosen-stay.ts';
import { toStayOffer } from '../rental-page.ts';

const AGREEMENTS_FIELD = 'agreementIds';

/** Error when a required agreement was not accepted. */
async function unacceptedIn(c: Context<AppEnv>, accepted: readonly string[]): Promise<FieldErrors> {
  const agreements = await siteContent(c).agreements();
  return agreements.some(({ id, required }) => required && !accepted.includes(id))
    ? { [AGREEMENTS_FIELD]: 'agreement' }
    : {};
}

/**
 * Errors of a stay according to its unit; null when its nights are not found. Taken nights are not an
 * error here: this visitor may have taken them, lost the answer, and sent the form again with the same key.
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

/** Errors of a stay as far as the site can tell. Throws other answers of the content service. */
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
