import type { Context } from 'hono';
import { type EstateId, parseEstateId } from '#domain/estate-id.ts';
import { APPOINTMENT_FORM, type AppointmentRequestSchema } from '#domain/forms/appointment.ts';
import { SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import { pathTo } from '#domain/routes.ts';
import type { BookedAppointment, Slot } from '#wire/live-agenda.ts';
import { loadWeek } from '../../agenda/load-week.ts';
import { foundProperty } from '../../estate/found.ts';
import { isViewable } from '../../estate/links/viewable.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { loadFormEstate, loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import type { FoundEstate } from '../../platform/content/content.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { markUnavailable, neverStore } from '../../platform/failure/outage.ts';
import { asResource } from '../../platform/forms/call-answers.ts';
import { decidedAtOnce } from '../../platform/forms/deliver.ts';
import { formInput, type Shown, untouched } from '../../platform/forms/form-page.ts';
import type { FormKind, Refused } from '../../platform/forms/kind.ts';
import { OutcomePage } from '../../platform/forms/outcome/OutcomePage.tsx';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { type AppointmentFormInput, toAppointmentForm, toBookAppointmentPage } from './appointment-view.ts';
import { BookAppointmentPage } from './BookAppointmentPage.tsx';

/** The estate in the address; throws NotFound for an invalid id. */
function idOfEstate(c: Context<AppEnv>): EstateId {
  const id = parseEstateId(c.get('route').params.id ?? '');
  if (id === null) throw new NotFound('no such estate');
  return id;
}

/** The estate exists, but cannot be viewed (any more). */
function showClosed(c: Context<AppEnv>, estate: FoundEstate | null): Promise<Response> {
  const context = viewContext(c);
  const { t, locale } = context;
  neverStore(c);
  c.status(410);
  const href = estate === null ? null : toFormCard(estate, context).href;
  const view = {
    heading: t('agenda.closedHeading'),
    text: t('agenda.closedText'),
    tone: 'problem' as const,
    link:
      href === null
        ? { label: t('agenda.toOffer'), href: pathTo('offer', locale) }
        : { label: t('agenda.toEstate'), href },
  };
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

/** Confirms by status only: this page does not link to the appointment, the mail does. */
function showBooked(c: Context<AppEnv>, state: string): Response | Promise<Response> {
  const { t, locale } = viewContext(c);
  const pending = state === 'pending';
  return showOutcome(c, {
    heading: pending ? t('agenda.pendingHeading') : t('agenda.bookedHeading'),
    text: pending ? t('agenda.pendingPlain') : t('agenda.bookedPlain'),
    link: { label: t('agenda.toOffer'), href: pathTo('offer', locale) },
  });
}

/** Times to choose: of some days, or the next free ones; neither while the agenda is out of reach. */
type Choice = Pick<AppointmentFormInput, 'week' | 'nextSlots'>;

function show(
  c: Context<AppEnv>,
  id: EstateId,
  estate: FoundEstate | null,
  shown: Shown,
  choice: Choice,
): Promise<Response> {
  const context = viewContext(c);
  const input = { ...formInput(c, 'book-appointment', shown), ...choice, estateId: id.id };
  const view = toBookAppointmentPage(toAppointmentForm(input, context), estate, context);
  return renderPage(c, <BookAppointmentPage view={view} t={context.t} />, {
    head: { title: view.title, index: false, sheets: ['agenda'], parts: ['page'] },
  });
}

/** Parameter of a time that is chosen already, as the form's own field has it; with `from`, its week is shown. */
export const TIME_PARAMETER = 'time';

/** Free times of an estate and the form to book one (spec 1 §1, "viewing appointments"). Never cached. */
export const bookAppointment: Answer = async (c) => {
  const id = idOfEstate(c);
  const booked = c.req.query('booked');
  if (booked !== undefined) return showBooked(c, booked);
  const [estate, asked] = await Promise.all([loadFormEstate(c, id.id), loadWeek(c, id, c.req.query('from'))]);
  const viewable = estate === null || isViewable(foundProperty(estate, viewContext(c)), viewContext(c));
  if (asked.kind === 'closed' || !viewable) return showClosed(c, estate);
  if (asked.kind === 'unreached') markUnavailable(c);
  const week = asked.kind === 'open' ? asked.week : null;
  const open = c.req.query('open');
  if (open === undefined) {
    const time = c.req.query(TIME_PARAMETER);
    return show(c, id, estate, untouched(time === undefined ? {} : { [SLOT_FIELD]: [time] }), { week });
  }
  const nextSlots = week?.agenda.openHouses ?? [];
  return show(c, id, estate, untouched({ [SLOT_FIELD]: [open] }), { week, nextSlots });
};

/** Extra data of a refusal: free times to offer instead of the one that was taken. */
interface NextSlots {
  readonly nextSlots: readonly Slot[];
}

/** Shows the form again with the typed values, and with times to choose if they could be loaded. */
async function showAgain(c: Context<AppEnv>, id: EstateId, refused: Refused<NextSlots>): Promise<Response> {
  const { nextSlots } = refused.extra;
  const estate = await loadFormEstateIfAny(c, id.id);
  const asked = nextSlots.length > 0 ? null : await loadWeek(c, id, c.req.query('from'));
  if (asked?.kind === 'closed' && refused.problem === 'gone') return showClosed(c, estate);
  return show(c, id, estate, refused, { nextSlots, week: asked?.kind === 'open' ? asked.week : null });
}

/** A viewing of an estate. */
export const VIEWING: FormKind<EstateId, typeof AppointmentRequestSchema, BookedAppointment, NextSlots> = {
  name: 'book-appointment',
  // Whether a time is free is unknown while the content service is unavailable: it never waits in the queue.
  callPath: 'live-agenda/reservation',
  about: idOfEstate,
  known: ({ id }, locale) => ({ estateId: [id], locale: [locale] }),
  form: APPOINTMENT_FORM,
  delivery: decidedAtOnce((content, { value, key, origin, network }) =>
    content.bookAppointment(value, { key, origin, network }),
  ),
  refusals: [
    { status: 409, code: 'past', means: { problem: 'fields', fields: { [SLOT_FIELD]: 'past' } } },
    { status: 409, means: { problem: 'taken', fields: { [SLOT_FIELD]: 'taken' } } },
    { status: 404, withFields: true, means: { problem: 'fields' } },
    { status: 410, withFields: true, means: { problem: 'fields' } },
  ],
  extra: (reason) => ({ nextSlots: reason?.nextSlots ?? [] }),
  nextPath: ({ value, answer: { id, state } }, { locale }) =>
    id === undefined
      ? `${pathTo('book-appointment', locale, { id: value.estateId })}?booked=${state}`
      : pathTo('appointment', locale, { id }),
  showAgain,
  call: asResource(),
};
