import type { Context, Handler } from 'hono';
import type { NextStep } from '../../../domain/forms/answer.ts';
import { textOf } from '../../../domain/forms/read-form.ts';
import { VALUATION_FORM, type ValuationRequestSchema } from '../../../domain/forms/valuation.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv, PageHandlers } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { inWords, refusalIn } from '../../platform/forms/call-answers.ts';
import type { Kept } from '../../platform/forms/deliver.ts';
import { formInput, type Shown, untouched } from '../../platform/forms/form-page.ts';
import { ownOrigin } from '../../platform/forms/guards.ts';
import { type FormKind, type Nothing, nothing } from '../../platform/forms/kind.ts';
import { receive } from '../../platform/forms/receive.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { type SiteForm, siteForm } from '../../platform/forms/site-form.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { type MeantAddress, openAddresses } from './addresses.ts';
import { SentPage } from './SentPage.tsx';
import { toSent } from './sent-view.ts';
import { toService } from './service.ts';
import { orderOf, type Step, SURE, stepOf, wrongBefore } from './steps.ts';
import { ValuationPage } from './ValuationPage.tsx';
import { toValuation } from './valuation-view.ts';

const FEATURE = 'valuation';

function show(
  c: Context<AppEnv>,
  step: Step,
  shown: Shown,
  addresses: readonly MeantAddress[] = [],
): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toValuation({ ...formInput(c, 'valuation', shown), step, addresses }, context);
  const first = step === 'address' && c.req.method === 'GET';
  return renderPage(c, <ValuationPage view={view} t={t} />, {
    head: {
      title: first ? t('valuation.title') : view.heading,
      description: t('valuation.address.lead'),
      index: first,
      structuredData: [toService(context)],
      sheets: ['valuation'],
      parts: ['page'],
    },
  });
}

const next = async (c: Context<AppEnv>, later: boolean): Promise<NextStep> => {
  const { t, locale } = viewContext(c);
  return {
    heading: t(later ? 'forms.laterHeading' : 'valuation.sent.heading'),
    text: t(later ? 'forms.laterText' : 'valuation.sent.text'),
    link: { label: t('problem.home'), href: pathTo('home', locale) },
  };
};

/** A stored request with its reference; null while it waits to be delivered. */
interface Asked extends Kept {
  readonly reference: string | null;
}

/** Valuation of a home: three steps, the last of which sends everything. */
const VALUATION: FormKind<null, typeof ValuationRequestSchema, Asked, Nothing> = {
  name: 'valuation',
  feature: FEATURE,
  about: () => null,
  known: (_about, locale) => ({ locale: [locale] }),
  form: VALUATION_FORM,
  delivery: {
    send: async (content, { value, key, origin }) => ({
      later: false,
      reference: await content.askValuation({ body: value, key, origin }),
    }),
    later: { call: 'valuation-requests', answer: { later: true, reference: null } },
  },
  extra: nothing,
  nextPath: ({ answer: { later, reference } }, { locale }) =>
    `${pathTo('valuation', locale)}?sent=${later ? 'later' : (reference ?? '1')}`,
  showAgain: (c, _about, refused) =>
    show(
      c,
      stepOf(refused.fields, refused.typed, textOf(refused.typed, 'kind') ? 'contact' : 'address'),
      refused,
    ),
  call: inWords({
    next: (c, _value, later) => next(c, later),
    refusal: (refused, context) => refusalIn(orderOf(refused.typed))(refused, context),
  }),
};

/** The first step, or the page after sending. Never cached. */
const valuation: Handler<AppEnv> = (c) => {
  requireFeature(c, FEATURE);
  const sent = c.req.query('sent');
  if (sent === undefined) return show(c, 'address', untouched());
  neverStore(c);
  const context = viewContext(c);
  const view = toSent(sent, context);
  return renderPage(c, <SentPage view={view} />, {
    head: { title: view.heading, index: false, sheets: ['valuation'], parts: ['page'] },
  });
};

/** A step requested without form data starts from the beginning. */
const fromTheStart: Handler<AppEnv> = (c) => {
  requireFeature(c, FEATURE);
  return c.redirect(pathTo('valuation', c.get('locale')), 302);
};

/**
 * A step stores nothing: no key and no rate limit are required, so that the form can start on a cached page,
 * and a step costs no more than a page.
 */
const STEP_GUARDS = [ownOrigin];

/** Shows a step with all typed values, or the first earlier step with an error or an open question. */
const toStep =
  (step: Step): Handler<AppEnv> =>
  async (c) => {
    requireFeature(c, FEATURE);
    const { typed, key, problem } = await receive(c, 'valuation-step', { guards: STEP_GUARDS });
    const shown = { typed, key, problem, fields: {}, note: null };
    if (problem !== null) return show(c, 'address', shown);
    const fields = wrongBefore(step, typed);
    if (Object.keys(fields).length > 0) {
      return show(c, stepOf(fields, typed, 'address'), { ...shown, problem: 'fields', fields });
    }
    const address = textOf(typed, 'address');
    const open =
      step === 'home' && address !== undefined && textOf(typed, SURE) === undefined
        ? await openAddresses(c, address)
        : [];
    return show(c, open.length > 0 ? 'address' : step, shown, open);
  };

const STEP_POSTS: PageHandlers = {
  'valuation-address': toStep('address'),
  'valuation-home': toStep('home'),
  'valuation-contact': toStep('contact'),
};

const form = siteForm(VALUATION, {
  valuation,
  'valuation-address': fromTheStart,
  'valuation-home': fromTheStart,
  'valuation-contact': fromTheStart,
});

/** The form with the addresses of its steps. */
export const valuationForm: SiteForm = { ...form, posts: { ...form.posts, ...STEP_POSTS } };
