import type { Context, Handler } from 'hono';
import type { FieldErrors } from '../../../domain/forms/codes.ts';
import { CONTACT_FORM } from '../../../domain/forms/contact.ts';
import type { Typed } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { FoundEstate } from '../../content/content.ts';
import { isSlug } from '../../content/segments.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { sendForm } from '../../forms/send-form.ts';
import { refuse } from '../../forms/submit.ts';
import { ContactPage } from '../../pages/ContactPage.tsx';
import {
  contactPath,
  type Subject,
  subjectOf,
  toContact,
  withSubject,
} from '../../view-models/forms/contact.ts';
import { toHomeCard } from '../../view-models/forms/home-card.ts';
import { loadHome, loadHomeIfAny } from '../load/home.ts';
import { neverStore } from '../load/outcome.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';
import { showOutcome } from './token-page.tsx';

/** What the address says that the question is about; throws NotFound for what cannot be there. */
function readSubject(c: Context<AppEnv>): Subject {
  const subject = subjectOf(new URL(c.req.url).searchParams);
  const { features } = c.get('site').settings;
  if (subject.kind === 'rental' && !(features.includes('rentals') && isSlug(subject.rentalUnitId))) {
    throw new NotFound('no such rental unit');
  }
  return subject;
}

interface Shown {
  readonly subject: Subject;
  readonly home: FoundEstate | null;
  readonly typed: Typed;
  readonly key: string;
  readonly problem: FormProblem | null;
  readonly fields?: FieldErrors;
}

function show(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  if (shown.problem !== null) answerProblem(c, shown.problem);
  neverStore(c);
  const view = toContact({ ...shown, action: contactPath(shown.subject, context), now: Date.now() }, context);
  return renderPage(c, <ContactPage view={view} t={t} />, {
    head: {
      title: t('forms.contact.heading'),
      description: t('forms.contact.lead'),
      index: shown.subject.kind === 'general' && shown.problem === null,
    },
  });
}

/** It has arrived, and what happens next. */
function showSent(c: Context<AppEnv>, home: FoundEstate | null): Response | Promise<Response> {
  const context = viewContext(c);
  const { t, locale } = context;
  const later = c.req.query('sent') === 'later';
  const href = home === null ? null : toHomeCard(home, context).href;
  return showOutcome(c, {
    heading: t(later ? 'forms.laterHeading' : 'forms.contact.successHeading'),
    text: t(later ? 'forms.laterText' : 'forms.contact.successText'),
    tone: 'good',
    link:
      href === null
        ? { label: t('forms.subscribe.toOffer'), href: pathTo('offer', locale) }
        : { label: t('forms.contact.backToHome'), href },
  });
}

/** The form to write to the agency; about a home, it stands beside it. Never cached. */
export const contact: Handler<AppEnv> = async (c) => {
  const subject = readSubject(c);
  const sent = c.req.query('sent') !== undefined;
  const load = sent ? loadHomeIfAny : loadHome;
  const home = subject.kind === 'estate' ? await load(c, subject.estateId) : null;
  if (sent) return showSent(c, home);
  return show(c, { subject, home, typed: {}, key: newKey(), problem: null });
};

/** Sends it; refused, it comes back with all that was typed. */
export const postContact: Handler<AppEnv> = async (c) => {
  const subject = readSubject(c);
  const { typed, key, problem } = await receive(c, 'contact');
  const whole = withSubject(typed, subject, viewContext(c));
  const outcome =
    problem === null ? await sendForm(c, 'contact-requests', CONTACT_FORM, whole, key) : refuse(problem);
  if (outcome.kind === 'accepted')
    return seeOther(c, contactPath(subject, viewContext(c), outcome.later ? 'later' : '1'));
  const home = subject.kind === 'estate' ? await loadHomeIfAny(c, subject.estateId) : null;
  const { problem: found, fields } = outcome;
  return show(c, { subject, home, typed, key: found === 'reused' ? newKey() : key, problem: found, fields });
};
