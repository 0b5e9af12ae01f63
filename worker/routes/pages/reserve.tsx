import type { Context, Handler } from 'hono';
import { parseStay, stayQuery } from '../../../domain/filter/rental-stay.ts';
import { rentalPath } from '../../../domain/links.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { RentalPeriods, RentalUnit } from '../../content/schemas/rental-unit.ts';
import type { AppEnv } from '../../env.ts';
import { ContentUnavailable } from '../../errors/app-error.ts';
import { loadDeferred, neverStore, valueOr } from '../../errors/outage.ts';
import { seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import { receive } from '../../forms/receive.ts';
import { noteFor } from '../../forms/turnstile/note.ts';
import { ReservePage } from '../../pages/ReservePage.tsx';
import { personsOf } from '../../view-models/stays/chosen-stay.ts';
import { type ReserveAbout, type ReserveView, toReserve, withStay } from '../../view-models/stays/reserve.ts';
import { loadPeriods, loadRental, loadRentalIfAny, rentalId, today } from '../load/rental.ts';
import { RESERVATION_FORM, reserveStay } from '../load/reserve-stay.ts';
import { renderPage } from '../render-page.ts';
import { siteContent, viewContext } from '../view-context.ts';
import { formInput, type Shown, untouched } from './form-page.ts';

/** What the address says that is to be reserved. */
const aboutOf = (c: Context<AppEnv>): ReserveAbout => ({
  unitId: rentalId(c, c.get('route').params.id),
  choice: parseStay(new URL(c.req.url).searchParams),
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
  const form = formInput(c, RESERVATION_FORM, shown);
  const input = { ...form, ...loaded, about, agreements: valueOr(agreements, []), today: today() };
  return toReserve(input, viewContext(c));
}

function render(c: Context<AppEnv>, view: ReserveView): Promise<Response> {
  const { t } = viewContext(c);
  return renderPage(c, <ReservePage view={view} t={t} />, {
    head: { title: t('stays.form.heading'), index: false, sheets: ['stay'] },
  });
}

/**
 * The form for a stay, with its whole price. A stay that cannot be had, or is not whole yet, leads back to
 * the unit, which says why and what can. Never cached.
 */
export const reserve: Handler<AppEnv> = async (c) => {
  const { unitId, choice } = aboutOf(c);
  const unit = await loadRental(c, unitId);
  const periods = await siteContent(c).rentalPeriods(unitId);
  if (periods === null) throw new ContentUnavailable('no periods of a unit that is there');
  const persons = personsOf(choice, unit.general.maxOccupation ?? 1);
  const view = await viewOf(c, { unitId, choice: { ...choice, persons } }, { unit, periods }, untouched());
  if (view.stay?.state === 'whole') return render(c, view);
  neverStore(c);
  return c.redirect(rentalPath(unitId, c.get('locale')) + stayQuery(choice), 302);
};

/** Asks for the stay; refused, the form comes back with all that was typed and with what is still free. */
export const postReserve: Handler<AppEnv> = async (c) => {
  const about = aboutOf(c);
  const received = await receive(c, RESERVATION_FORM);
  const { key } = received;
  const typed = withStay(received.typed, about, viewContext(c));
  const outcome = await reserveStay(c, { ...received, typed });
  if (outcome.kind === 'reserved') {
    const thanks = pathTo('reserve-thanks', c.get('locale'), { id: about.unitId });
    return seeOther(c, thanks + stayQuery({ ...about.choice, month: null }));
  }
  const { problem, fields } = outcome;
  const [unit, periods] = await Promise.all([loadRentalIfAny(c, about.unitId), loadPeriods(c, about.unitId)]);
  const shownKey = problem === 'reused' || problem === 'review' ? newKey() : key;
  const note = await noteFor(c, problem, shownKey, typed);
  const shown = { typed, key: shownKey, problem, fields, placeProblem: null, note };
  return render(c, await viewOf(c, about, { unit, periods }, shown));
};
