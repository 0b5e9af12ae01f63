import type { ReactNode } from 'react';
import type { Translator } from '#locales/translator.ts';
import { ContentPage } from '../../blocks/parts/ContentPage.tsx';
import { CostsPage } from '../../screens/costs/CostsPage.tsx';
import { EstatePage } from '../../screens/estate/EstatePage.tsx';
import { FavoritesPage } from '../../screens/favorites/FavoritesPage.tsx';
import { HomePage } from '../../screens/home/HomePage.tsx';
import { NewsPage } from '../../screens/news/NewsPage.tsx';
import { OfferPage } from '../../screens/offer/OfferPage.tsx';
import { PersonPage } from '../../screens/person/PersonPage.tsx';
import { ProblemPage } from '../../screens/problem/ProblemPage.tsx';
import { NO_WAY_ON } from '../../screens/problem/problem-view.ts';
import { contextIn } from '../contexts.ts';
import { sampleCosts } from './costs.ts';
import { sampleEstate, sampleProject, sampleUnit } from './estate.ts';
import { sampleHome } from './home.ts';
import { sampleOffer } from './offer.ts';
import { samplePerson } from './person.ts';
import { sampleValuation } from './valuation.tsx';

const PROBLEMS = ['not-found', 'gone', 'gone-page', 'unavailable', 'bad-request', 'failed'] as const;

/** Every screen of a site with sample content, by name. */
export function sampleScreens(t: Translator): Readonly<Record<string, ReactNode>> {
  const context = contextIn(t.locale);
  return {
    home: <HomePage view={sampleHome(context)} t={t} />,
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
    favorites: (
      <FavoritesPage
        view={{
          dataHref: '/nl/ajax/favorites',
          offerHref: '/nl/aanbod',
          compareHref: '/nl/vergelijken',
          shareHref: '/nl/favorieten',
          duoHref: '/nl/samen-kiezen',
          alertsHref: null,
        }}
        t={t}
      />
    ),
    content: (
      <ContentPage
        view={{ title: 'Over ons', lead: 'Wie we zijn.', hero: null, sections: sampleHome(context).sections }}
        t={t}
      />
    ),
    news: (
      <NewsPage
        view={{
          cards: [
            {
              href: '/nl/nieuws/open',
              title: 'Open tussen kerst en nieuwjaar',
              lead: 'Op kerstdag blijft de deur dicht.',
              dated: { day: '2026-11-19', text: '19/11/2026' },
              picture: null,
            },
          ],
          pages: [],
          feedHref: '/news-nl.xml',
        }}
        offerHref="/nl/aanbod"
        t={t}
      />
    ),
    'news-none': (
      <NewsPage view={{ cards: [], pages: [], feedHref: '/news-nl.xml' }} offerHref="/nl/aanbod" t={t} />
    ),
    person: <PersonPage view={samplePerson(context)} t={t} />,
    'person-no-homes': <PersonPage view={{ ...samplePerson(context), homes: null }} t={t} />,
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
