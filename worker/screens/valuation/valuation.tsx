import type { Context } from 'hono';
import type { Service, WithContext } from 'schema-dts';
import type { NextStep } from '#domain/forms/answer.ts';
import { VALUATION_FORM, type ValuationRequestSchema } from '#domain/forms/valuation.ts';
import { pathTo } from '#domain/routes.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { inWords, refusalIn } from '../../platform/forms/call-answers.ts';
import type { Accepted } from '../../platform/forms/deliver.ts';
import { formInput, type Shown, untouched } from '../../platform/forms/form-page.ts';
import { type FormKind, type Nothing, nothing } from '../../platform/forms/kind.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { SentPage } from './SentPage.tsx';
import { toSent } from './sent-view.ts';
import { ORDER } from './steps.ts';
import { ValuationPage } from './ValuationPage.tsx';
import { toValuation } from './valuation-view.ts';

/**
 * Structured data of the service and its provider: no price and no rating, because the page knows neither
 * (docs/decisions/0071).
 */
function toService(context: ViewContext): StructuredData {
  const { t, locale, origin } = context;
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: t('valuation.title'),
    description: t('valuation.address.lead'),
    url: `${origin}${pathTo('valuation', locale)}`,
    provider: agentReference(context),
  };
  return { ...service };
}

function show(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toValuation(formInput(c, 'valuation', shown), context);
  return renderPage(c, <ValuationPage view={view} t={t} />, {
    head: {
      title: t('valuation.title'),
      description: t('valuation.address.lead'),
      // With a chosen kind it is the same page as without one.
      index: c.req.method === 'GET' && c.req.query('kind') === undefined,
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
interface Asked extends Accepted {
  readonly reference: string | null;
}

/** Valuation of a home: one form in three steps (docs/decisions/0107). */
export const VALUATION: FormKind<null, typeof ValuationRequestSchema, Asked, Nothing> = {
  name: 'valuation',
  callPath: 'valuation',
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
  showAgain: (c, _about, refused) => show(c, refused),
  call: inWords({ next: (c, _value, later) => next(c, later), refusal: refusalIn(ORDER) }),
};

/** The form, with the kind of home that the address names (`?kind=`), or the page after sending. */
export const valuation: Answer = (c) => {
  const sent = c.req.query('sent');
  const kind = c.req.query('kind');
  if (sent === undefined) return show(c, untouched(kind === undefined ? {} : { kind: [kind] }));
  neverStore(c);
  const context = viewContext(c);
  const view = toSent(sent, context);
  return renderPage(c, <SentPage view={view} />, {
    head: { title: view.heading, index: false, sheets: ['valuation'], parts: ['page'] },
  });
};
