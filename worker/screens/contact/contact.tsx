import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import type { NextStep } from '#domain/forms/answer.ts';
import { CONTACT_FORM, type ContactRequestSchema } from '#domain/forms/contact.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { contactOf } from '#domain/team/contact-of.ts';
import { whoLooksAfter } from '#domain/team/looks-after.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import { contactOfHome } from '../../estate/in-charge.ts';
import { contactPath, type Subject } from '../../estate/links/contact-path.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { loadFormEstate, loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import { isSlug } from '../../platform/content/segments.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { loadDeferred, unlessOut } from '../../platform/failure/outage.ts';
import { inWords, refusalIn } from '../../platform/forms/call-answers.ts';
import { type Accepted, acceptedAtLast } from '../../platform/forms/deliver.ts';
import { formInput, nextAfter, type Shown, untouched } from '../../platform/forms/form-page.ts';
import { type FormKind, type Nothing, nothing } from '../../platform/forms/kind.ts';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { loadRental, loadRentalIfAny } from '../../rental/load-rental.ts';
import { toRentalCard } from '../../rental/rental-card.ts';
import { ContactPage } from './ContactPage.tsx';
import { type About, CONTACT_FIELDS, subjectOf, toContact } from './contact-view.ts';

/** The subject in the address; throws NotFound for an invalid id. */
function readSubject(c: Context<AppEnv>): Subject {
  const subject = subjectOf(urlOf(c).searchParams);
  if (subject.kind === 'estate' && parseEstateId(subject.estateId) === null) {
    throw new NotFound('no estate id');
  }
  const { features } = c.get('site').settings;
  if (subject.kind === 'rental' && !(features.includes('rentals') && isSlug(subject.rentalUnitId))) {
    throw new NotFound('no such rental unit');
  }
  return subject;
}

/** The agent in charge of a home; the page works without. */
async function loadContact(
  c: Context<AppEnv>,
  subject: Subject,
  { estate, unit }: Pick<About, 'estate' | 'unit'>,
): Promise<ContactInfo | null> {
  if (subject.kind === 'rental') {
    const city = unit?.general.city;
    const place = city ? { cityId: city.id ?? null, zip: city.zip ?? null } : null;
    const { team } = c.get('site').settings;
    return contactOf(whoLooksAfter(team, { deed: 'contact', place, kind: { way: 'holiday' } }));
  }
  const id = subject.kind === 'estate' ? parseEstateId(subject.estateId) : null;
  if (id === null) return null;
  const info = await loadDeferred(c, 'contact-info', () => siteContent(c).contactInfo(id));
  return info.ok ? contactOfHome(info.value, estate, viewContext(c)) : null;
}

/** Loads the subject of the question. Throws NotFound or Gone; its parts are null during an outage. */
async function loadAbout(c: Context<AppEnv>, subject: Subject): Promise<About> {
  const estate = subject.kind === 'estate' ? await loadFormEstate(c, subject.estateId) : null;
  const unit =
    subject.kind === 'rental'
      ? await unlessOut(c, 'rental-unit', () => loadRental(c, subject.rentalUnitId))
      : null;
  return { estate, unit, contact: await loadContact(c, subject, { estate, unit }) };
}

/** The same for a sent form: the typed values are kept even if their subject was withdrawn. */
async function loadAboutIfAny(c: Context<AppEnv>, subject: Subject): Promise<About> {
  const estate = subject.kind === 'estate' ? await loadFormEstateIfAny(c, subject.estateId) : null;
  const unit = subject.kind === 'rental' ? await loadRentalIfAny(c, subject.rentalUnitId) : null;
  return { estate, unit, contact: await loadContact(c, subject, { estate, unit }) };
}

function show(c: Context<AppEnv>, subject: Subject, about: About, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toContact({ ...formInput(c, 'contact', shown), subject, about }, context);
  return renderPage(c, <ContactPage view={view} t={t} />, {
    head: {
      title: view.heading,
      description: view.lead,
      // What an address fills in does not make it another page for search engines.
      index: subject.kind === 'general' && shown.problem === null && Object.keys(proposed(c)).length === 0,
      structuredData: view.structuredData,
      sheets: ['contact'],
      parts: ['rhythm', 'page'],
    },
  });
}

/** What happens next: text of the page after the form, and of the message shown in place. */
async function next(c: Context<AppEnv>, subject: Subject, later: boolean): Promise<NextStep> {
  const { estate, unit } = await loadAboutIfAny(c, subject);
  const context = viewContext(c);
  const href = (estate && toFormCard(estate, context).href) ?? (unit && toRentalCard(unit, context).href);
  return nextAfter(c, 'contact', href, later);
}

/** A question to the agency, in general or about an estate or a holiday rental unit. */
export const CONTACT: FormKind<Subject, typeof ContactRequestSchema, Accepted, Nothing> = {
  name: 'contact',
  callPath: 'contact-form-handler',
  about: readSubject,
  known: (subject, locale) => ({
    ...Object.fromEntries(Object.entries(subject).map(([name, value]) => [name, [value]])),
    locale: [locale],
  }),
  form: CONTACT_FORM,
  delivery: acceptedAtLast('contact-requests'),
  extra: nothing,
  nextPath: ({ value, answer }, context) => contactPath(value, context, answer.later ? 'later' : '1'),
  showAgain: async (c, subject, refused) => show(c, subject, await loadAboutIfAny(c, subject), refused),
  call: inWords({ next, refusal: refusalIn(CONTACT_FIELDS) }),
};

/** Parameter of a message that an assistant has prepared for the person who opens the form. */
export const MESSAGE_PARAMETER = 'message';
/** Longest such message: addresses have limits. */
export const MOST_PREPARED = 1_000;

/** What the address fills in: an office, a message. */
function proposed(c: Context<AppEnv>): Typed {
  const office = c.req.query('office');
  const message = c.req.query(MESSAGE_PARAMETER)?.slice(0, MOST_PREPARED);
  return {
    ...(office === undefined ? {} : { office: [office] }),
    ...(message === undefined ? {} : { message: [message] }),
  };
}

/** The form to write to the agency; about an estate, the estate is shown beside it. Never cached. */
export const contact: Answer = async (c) => {
  const subject = readSubject(c);
  const sent = c.req.query('sent');
  if (sent !== undefined) return showOutcome(c, await next(c, subject, sent === 'later'));
  return show(c, subject, await loadAbout(c, subject), untouched(proposed(c)));
};
