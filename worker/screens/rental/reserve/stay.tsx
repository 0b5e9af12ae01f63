import type { Context } from 'hono';
import { parseStay, stayQuery } from '#domain/filter/rental-stay.ts';
import type { FieldErrors } from '#domain/forms/codes.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { STAY_FORM, type StayRequest, type StayRequestSchema } from '#domain/forms/stay.ts';
import { rentalPath } from '#domain/links.ts';
import { pathTo } from '#domain/routes.ts';
import { extraText } from '#domain/stays/extras.ts';
import { personsFor, stayProblem } from '#domain/stays/stay.ts';
import type { RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import type { ReservedStay } from '#wire/stay-reservation.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentUnavailable } from '#worker/platform/errors/app-error.ts';
import { loadDeferred, neverStore, valueOr } from '#worker/platform/failure/outage.ts';
import { asResource } from '#worker/platform/forms/call-answers.ts';
import { decidedAtOnce } from '#worker/platform/forms/deliver.ts';
import { formInput, type Shown, untouched } from '#worker/platform/forms/form-page.ts';
import { type FormKind, type Nothing, nothing, type Objection } from '#worker/platform/forms/kind.ts';
import { renderPage } from '#worker/platform/page/render-page.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { loadPeriodsAnew, loadRental, loadRentalIfAny, rentalId, today } from '#worker/rental/load-rental.ts';
import { problemFields } from '../chosen-stay.ts';
import { toStayOffer } from '../rental-page.ts';
import { ReservePage } from './ReservePage.tsx';
import { type ReserveAbout, type ReserveView, toReserve } from './stay-view.ts';

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
async function checkStay(
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

/** The subject of the reservation, from the address. */
const aboutOf = (c: Context<AppEnv>): ReserveAbout => ({
  unitId: rentalId(c, c.get('route').params.id),
  choice: parseStay(urlOf(c).searchParams),
});

interface Loaded {
  readonly unit: RentalUnit | null;
  readonly periods: RentalPeriods | null;
}

async function viewOf(
  c: Context<AppEnv>,
  about: ReserveAbout,
  loaded: Loaded,
  shown: Shown,
): Promise<ReserveView> {
  const agreements = await loadDeferred(c, 'agreements', () => siteContent(c).agreements());
  const form = formInput(c, 'reservation', shown);
  const input = { ...form, ...loaded, about, agreements: valueOr(agreements, []), today: today() };
  return toReserve(input, viewContext(c));
}

function render(c: Context<AppEnv>, view: ReserveView): Promise<Response> {
  const { t } = viewContext(c);
  return renderPage(c, <ReservePage view={view} t={t} />, {
    head: { title: t('stays.form.heading'), index: false, sheets: ['stay'], parts: ['page'] },
  });
}

/**
 * The form for a stay, with its total price. An impossible or incomplete stay redirects to the unit, which
 * shows the problem and alternatives. Never cached.
 */
export const reserve: Answer = async (c) => {
  const { unitId, choice } = aboutOf(c);
  const unit = await loadRental(c, unitId);
  const periods = await siteContent(c).rentalPeriodsAnew(unitId);
  if (periods === null) throw new ContentUnavailable('the content service has no periods for a known unit');
  const persons = personsFor(choice.persons, unit.general.maxOccupation ?? 1);
  const view = await viewOf(c, { unitId, choice: { ...choice, persons } }, { unit, periods }, untouched());
  if (view.stay?.state === 'whole') return render(c, view);
  neverStore(c);
  return c.redirect(rentalPath(unitId, c.get('locale')) + stayQuery(choice), 302);
};

async function showAgain(c: Context<AppEnv>, about: ReserveAbout, refused: Shown): Promise<Response> {
  const [unit, periods] = await Promise.all([
    loadRentalIfAny(c, about.unitId),
    loadPeriodsAnew(c, about.unitId),
  ]);
  return render(c, await viewOf(c, about, { unit, periods }, refused));
}

/** A holiday stay; when refused, the form returns with the nights that are still free. */
export const STAY: FormKind<ReserveAbout, typeof StayRequestSchema, ReservedStay, Nothing> = {
  name: 'reservation',
  // As for a time of the agenda, nobody knows during an outage whether nights are free.
  callPath: 'reservation',
  about: aboutOf,
  known: ({ unitId, choice: { from, to, persons, extras } }, locale) => ({
    rentalUnitId: [unitId],
    from: [from ?? ''],
    to: [to ?? ''],
    persons: [String(persons ?? '')],
    extra: extras.map(extraText),
    locale: [locale],
  }),
  form: STAY_FORM,
  looking: 'look',
  check: checkStay,
  delivery: decidedAtOnce((content, { value, key, origin, network }) =>
    content.reserveStay({ request: value, key, origin, network }),
  ),
  refusals: [
    { status: 409, code: 'price_changed', means: { problem: 'price_changed', fields: {} } },
    { status: 409, means: { problem: 'dates_taken', fields: { from: 'taken' } } },
  ],
  extra: nothing,
  nextPath: ({ value: { rentalUnitId, from, to, persons }, answer: { state } }, { locale }) =>
    pathTo('reserve-thanks', locale, { id: rentalUnitId }) +
    stayQuery({ from, to, persons }) +
    (state === 'pending' ? '&pending=1' : ''),
  showAgain,
  call: asResource(),
};
