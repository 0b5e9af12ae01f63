import type { ViewContext } from '../../platform/page/context.ts';
import { type PersonPageView, toPersonPage } from '../../screens/person/person-view.ts';
import { contextIn, estateWith, siteWith } from '../contexts.ts';

const TEAM = {
  offices: [{ id: 'quay', name: 'Kantoor aan de kaai', street: 'Kaai 1', city: 'Knokke-Heist' }],
  people: [
    {
      id: 'an',
      name: 'An Vermeire',
      role: { nl: 'Verkoop', fr: 'Vente' },
      office: 'quay',
      mobile: '0470 00 12 81',
      email: 'an@duinzicht.example',
      languages: ['nl', 'fr'],
    },
  ],
  rules: [{ deeds: ['valuation'], areas: ['coast'], person: 'an' }],
};

/** The page of a person with a home, as the screen makes it. */
export function samplePerson({ locale }: ViewContext): PersonPageView {
  const context = contextIn(locale, siteWith({ settings: { team: TEAM } }));
  const [known] = context.site.settings.team?.people ?? [];
  if (known === undefined) throw new Error('a team has people');
  const listed = { results: [estateWith()], total: 16 };
  return toPersonPage({ known, listed, page: 1, pages: 2, path: '/nl/team/an' }, context);
}
