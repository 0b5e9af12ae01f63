import type { ReactNode } from 'react';
import type { Translator } from '#locales/translator.ts';
import { SentPage } from '../../screens/valuation/SentPage.tsx';
import { toSent } from '../../screens/valuation/sent-view.ts';
import { ValuationPage } from '../../screens/valuation/ValuationPage.tsx';
import { toValuation } from '../../screens/valuation/valuation-view.ts';
import { contextIn, siteWith } from '../contexts.ts';

const SITE = siteWith({ settings: { features: ['valuation'] } });
const TYPED = { address: ['Kerkstraat 4'], kind: ['house'], area: ['185'], bedrooms: ['4'] };

/** The form, untouched and refused, and the page that follows, by name. */
export function sampleValuation(t: Translator): Readonly<Record<string, ReactNode>> {
  const context = contextIn(t.locale, SITE);
  const input = { typed: TYPED, key: 'k', now: 0 };
  const refused = { ...input, problem: 'fields', fields: { reach: 'required' } } as const;
  return {
    valuation: <ValuationPage view={toValuation(input, context)} t={t} />,
    'valuation-refused': <ValuationPage view={toValuation(refused, context)} t={t} />,
    'valuation-sent': <SentPage view={toSent('K7QX3M', context)} />,
  };
}
