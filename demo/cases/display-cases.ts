import type { DemoData } from '../data/demo-data.ts';
import { ESTATE_CASES } from './estate-cases.ts';
import { LISTING_CASES } from './listing-cases.ts';

/** A display rule and the estates that show it: ids of estates, guids of listings. */
interface DisplayCase {
  readonly spec: string;
  readonly rule: string;
  readonly shownBy: readonly string[];
}

/** Every display rule of both specs with the demo estates that exercise it. */
export const displayCases = (data: DemoData): DisplayCase[] => [
  ...ESTATE_CASES.map(({ spec, rule, shows }) => ({
    spec,
    rule,
    shownBy: data.estates
      .filter(
        ({ estate, siteId, withdrawnAt }) =>
          !withdrawnAt &&
          shows(
            estate,
            data.sites.find(({ id }) => id === siteId),
          ),
      )
      .map(({ estate }) => String(estate.general.id)),
  })),
  ...LISTING_CASES.map(({ spec, rule, shows }) => ({
    spec,
    rule,
    shownBy: data.listings.filter(({ listing }) => shows(listing)).map(({ listing }) => listing.guid),
  })),
];
