import type { ReactNode } from 'react';
import type { Translator } from '#locales/translator.ts';
import { CostsPage } from '../../screens/costs/CostsPage.tsx';
import { EstatePage } from '../../screens/estate/EstatePage.tsx';
import { OfferPage } from '../../screens/offer/OfferPage.tsx';
import { ProblemPage } from '../../screens/problem/ProblemPage.tsx';
import { NO_WAY_ON } from '../../screens/problem/problem-view.ts';
import { contextIn } from '../contexts.ts';
import { sampleCosts } from './costs.ts';
import { sampleEstate, sampleProject, sampleUnit } from './estate.ts';
import { sampleOffer } from './offer.ts';
import { sampleValuation } from './valuation.tsx';

const PROBLEMS = ['not-found', 'gone', 'gone-page', 'unavailable', 'bad-request', 'failed'] as const;

/** States of screens that no answer of the contract's examples makes (`every-answer.workerd.test.ts` shows those), by name. */
export function sampleScreens(t: Translator): Readonly<Record<string, ReactNode>> {
  const context = contextIn(t.locale);
  return {
    offer: <OfferPage view={sampleOffer.found(context)} t={t} />,
    'offer-groups': <OfferPage view={sampleOffer.found(context, '&group=CITY')} t={t} />,
    'offer-list': <OfferPage view={sampleOffer.found(context, '&view=list')} t={t} />,
    'offer-beyond': <OfferPage view={sampleOffer.beyond(context)} t={t} />,
    'offer-none': <OfferPage view={sampleOffer.none(context)} t={t} />,
    'offer-failed': <OfferPage view={sampleOffer.failed(context)} t={t} />,
    estate: <EstatePage view={sampleEstate()} t={t} />,
    project: <EstatePage view={sampleProject({ pictures: [], noPicture: true })} t={t} />,
    unit: <EstatePage view={sampleUnit()} t={t} />,
    costs: <CostsPage view={sampleCosts(context)} t={t} />,
    ...sampleValuation(t),
    ...Object.fromEntries(
      PROBLEMS.map((kind) => [
        kind,
        <ProblemPage
          key={kind}
          view={{
            kind,
            status: 404,
            requestId: 'r-1',
            offerHref: '/nl/aanbod',
            phone: { text: '050 55 12 80', href: 'tel:+3250551280' },
            ...NO_WAY_ON,
          }}
          homeHref="/nl"
          retryHref={null}
          t={t}
        />,
      ]),
    ),
  };
}
