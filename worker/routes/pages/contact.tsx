import type { Context, Handler } from 'hono';
import { parseEstateId } from '../../../domain/estate-id.ts';
import { CONTACT_FORM } from '../../../domain/forms/contact.ts';
import { isSlug } from '../../content/segments.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { unlessOut } from '../../errors/outage.ts';
import { type FormKind, postPage } from '../../forms/form-kind.ts';
import { sendForm } from '../../forms/send-form.ts';
import { ContactPage } from '../../pages/ContactPage.tsx';
import {
  type About,
  CONTACT_FIELDS,
  subjectOf,
  toContact,
  withSubject,
} from '../../view-models/forms/contact.ts';
import { contactPath, type Subject } from '../../view-models/forms/contact-path.ts';
import { toRefusal } from '../../view-models/forms/form-state.ts';
import { toHomeCard } from '../../view-models/forms/home-card.ts';
import { toRentalCard } from '../../view-models/stays/rental-card.ts';
import { loadHome, loadHomeIfAny } from '../load/home.ts';
import { loadRental, loadRentalIfAny } from '../load/rental.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';
import { formInput, nextAfter, type Shown, untouched } from './form-page.ts';
import { showOutcome } from './token-page.tsx';

/** What the address says that the question is about; throws NotFound for what cannot be there. */
function readSubject(c: Context<AppEnv>): Subject {
  const subject = subjectOf(new URL(c.req.url).searchParams);
  if (subject.kind === 'estate' && parseEstateId(subject.estateId) === null) {
    throw new NotFound('no estate id');
  }
  const { features } = c.get('site').settings;
  if (subject.kind === 'rental' && !(features.includes('rentals') && isSlug(subject.rentalUnitId))) {
    throw new NotFound('no such rental unit');
  }
  return subject;
}

/** What the question is about. Throws NotFound or Gone; null for what cannot be had just now. */
const loadAbout = async (c: Context<AppEnv>, subject: Subject): Promise<About> => ({
  home: subject.kind === 'estate' ? await loadHome(c, subject.estateId) : null,
  unit:
    subject.kind === 'rental'
      ? await unlessOut(c, 'rental-unit', () => loadRental(c, subject.rentalUnitId))
      : null,
});

/** The same for a form that was sent: what was typed outlives even what it was about. */
const loadAboutIfAny = async (c: Context<AppEnv>, subject: Subject): Promise<About> => ({
  home: subject.kind === 'estate' ? await loadHomeIfAny(c, subject.estateId) : null,
  unit: subject.kind === 'rental' ? await loadRentalIfAny(c, subject.rentalUnitId) : null,
});

function show(c: Context<AppEnv>, subject: Subject, about: About, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toContact({ ...formInput(c, CONTACT.name, shown), subject, about }, context);
  return renderPage(c, <ContactPage view={view} t={t} />, {
    head: {
      title: t('forms.contact.heading'),
      description: t('forms.contact.lead'),
      index: subject.kind === 'general' && shown.problem === null,
    },
  });
}

/** A question to the agency, in general or about a home or a holiday rental unit. */
export const CONTACT: FormKind<Subject> = {
  name: 'contact',
  about: readSubject,
  send: async (c, subject, { typed, key }) => {
    const whole = withSubject(typed, subject, viewContext(c));
    const outcome = await sendForm(c, 'contact-requests', CONTACT_FORM, whole, key);
    return { outcome, typed, placeProblem: null };
  },
  showAgain: async (c, subject, refused) => show(c, subject, await loadAboutIfAny(c, subject), refused),
  refusal: (c, { problem, fields }) => toRefusal(problem, fields, CONTACT_FIELDS, c.get('t')),
  nextPath: (c, subject, later) => contactPath(subject, viewContext(c), later ? 'later' : '1'),
  next: async (c, subject, later) => {
    const { home, unit } = await loadAboutIfAny(c, subject);
    const context = viewContext(c);
    const href = (home && toHomeCard(home, context).href) ?? (unit && toRentalCard(unit, context).href);
    return nextAfter(c, 'contact', href, later);
  },
};

/** The form to write to the agency; about a home, it stands beside it. Never cached. */
export const contact: Handler<AppEnv> = async (c) => {
  const subject = readSubject(c);
  const sent = c.req.query('sent');
  if (sent !== undefined) return showOutcome(c, await CONTACT.next(c, subject, sent === 'later'));
  return show(c, subject, await loadAbout(c, subject), untouched());
};

/** Sends it; refused, it comes back with all that was typed. */
export const postContact: Handler<AppEnv> = postPage(CONTACT);
