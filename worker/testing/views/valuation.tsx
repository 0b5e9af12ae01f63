import type { ReactNode } from 'react';
import type { Translator } from '../../../locales/translator.ts';
import { SentPage } from '../../screens/valuation/SentPage.tsx';
import { toSent } from '../../screens/valuation/sent-view.ts';
import { STEPS, type Step } from '../../screens/valuation/steps.ts';
import { ValuationPage } from '../../screens/valuation/ValuationPage.tsx';
import { toValuation } from '../../screens/valuation/valuation-view.ts';
import { contextIn, siteWith } from '../contexts.ts';

const SITE = siteWith({ settings: { features: ['valuation'] } });
const TYPED = { address: ['Kerkstraat 4'], kind: ['house'], area: ['185'], bedrooms: ['4'] };
const MEANT = [{ street: 'Kerkstraat 4', zip: '8300', town: 'Knokke', text: 'Kerkstraat 4, 8300 Knokke' }];

/** Every step of the form, the choice of an address and the page that follows, by name. */
export function sampleValuation(t: Translator): Readonly<Record<string, ReactNode>> {
  const context = contextIn(t.locale, SITE);
  const page = (step: Step, addresses: typeof MEANT = []) => {
    const input = { step, addresses, typed: TYPED, key: 'k', now: 0 };
    return <ValuationPage view={toValuation(input, context)} t={t} />;
  };
  return {
    ...Object.fromEntries(STEPS.map((step) => [`valuation-${step}`, page(step)])),
    'valuation-choice': page('address', MEANT),
    'valuation-sent': <SentPage view={toSent('K7QX3M', context)} />,
  };
}
