import type { Context, Handler } from 'hono';
import { type EstateId, parseEstateId } from '../../../domain/estate-id.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { FoundEstate } from '../../content/content.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { markUnavailable, neverStore } from '../../errors/outage.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import { type Received, receive } from '../../forms/receive.ts';
import { BookPage } from '../../pages/BookPage.tsx';
import { OutcomePage } from '../../pages/OutcomePage.tsx';
import { type BookingInput, toBooking, toBookPage } from '../../view-models/agenda/booking.ts';
import { isHomeViewable } from '../../view-models/agenda/home-viewable.ts';
import { toHomeCard } from '../../view-models/forms/home-card.ts';
import { type BookingRefusal, bookViewing } from '../load/booking.ts';
import { loadHome, loadHomeIfAny } from '../load/home.ts';
import { loadWeek } from '../load/week.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';

/** Throws NotFound where the agency has no agenda. */
export function onlyWithAgenda(c: Context<AppEnv>): void {
  if (!c.get('site').settings.features.includes('agenda')) throw new NotFound('no agenda');
}

/** The home of the address; throws NotFound for what has no form of an id. */
function homeIdOf(c: Context<AppEnv>): EstateId {
  onlyWithAgenda(c);
  const id = parseEstateId(c.get('route').params.id ?? '');
  if (id === null) throw new NotFound('no such estate');
  return id;
}

/** The home is there, but not to be viewed (any more). */
function showClosed(c: Context<AppEnv>, home: FoundEstate | null): Promise<Response> {
  const context = viewContext(c);
  const { t, locale } = context;
  neverStore(c);
  c.status(410);
  const href = home === null ? null : toHomeCard(home, context).href;
  const view = {
    heading: t('agenda.closedHeading'),
    text: t('agenda.closedText'),
    tone: 'problem' as const,
    link:
      href === null
        ? { label: t('agenda.toOffer'), href: pathTo('offer', locale) }
        : { label: t('agenda.toHome'), href },
  };
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

type Shown = Omit<BookingInput, 'estateId' | 'now'>;

function show(c: Context<AppEnv>, id: EstateId, home: FoundEstate | null, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  neverStore(c);
  const booking = toBooking({ ...shown, estateId: id.id, now: Date.now() }, context);
  const view = toBookPage(booking, home, context);
  return renderPage(c, <BookPage view={view} t={context.t} />, {
    head: { title: view.title, index: false, sheets: ['agenda'] },
  });
}

/** Times of a home and the form to book one (spec 1 §1, "viewing appointments"). Never cached. */
export const bookAppointment: Handler<AppEnv> = async (c) => {
  const id = homeIdOf(c);
  const [home, asked] = await Promise.all([loadHome(c, id.id), loadWeek(c, id, c.req.query('from'))]);
  const viewable = home === null || isHomeViewable(home, viewContext(c));
  if (asked.kind === 'closed' || !viewable) return showClosed(c, home);
  if (asked.kind === 'unreached') markUnavailable(c);
  return show(c, id, home, { typed: {}, key: newKey(), week: asked.kind === 'open' ? asked.week : null });
};

/** The form again with all that was typed, and with times to choose as far as they can be had. */
async function showAgain(
  c: Context<AppEnv>,
  id: EstateId,
  { typed, key }: Received,
  { problem, fields, nextSlots }: BookingRefusal,
): Promise<Response> {
  const home = await loadHomeIfAny(c, id.id);
  const asked = nextSlots.length > 0 ? null : await loadWeek(c, id, c.req.query('from'));
  if (asked?.kind === 'closed' && problem === 'gone') return showClosed(c, home);
  answerProblem(c, problem);
  return show(c, id, home, {
    typed,
    key: problem === 'reused' ? newKey() : key,
    problem,
    fields,
    nextSlots,
    week: asked?.kind === 'open' ? asked.week : null,
  });
}

/** Books; refused, the form comes back. */
export const postBookAppointment: Handler<AppEnv> = async (c) => {
  const id = homeIdOf(c);
  const received = await receive(c, 'book-appointment');
  const booking = await bookViewing(c, id.id, received);
  if (booking.kind === 'refused') return showAgain(c, id, received, booking);
  return seeOther(c, pathTo('appointment', c.get('locale'), { id: booking.appointment.id }));
};
