import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { contextIn, estateWith, listingWith } from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';
import { propertyOfListing } from '../sources/second/property.ts';
import { toMap } from './map.ts';

const nl = contextIn();
const centre = cellCentre({ lat: 51.34567, lon: 3.28765 });
const HERE = { lat: centre.lat + 0.0012, lon: centre.lon - 0.0018 };
const THERE = { lat: centre.lat - 0.0011, lon: centre.lon + 0.0019 };
const INPUT = { path: '/nl/aanbod/1', person: null };

/** A content service that hides nothing itself: the site still shows no more than the cell. */
const address = (visible: unknown, geoLocation: typeof HERE, street: string) => ({
  visible,
  street: { nl: street },
  number: street.length,
  geoLocation,
});
const shown = (visible: unknown, at: typeof HERE, street: string, beach: number): string => {
  const estate = estateWith({
    general: { address: address(visible, at, street) },
    environments: [{ environment: { nl: 'Aan zee' }, comment: { nl: `strand op ${beach} m` } }],
  });
  const listing = listingWith({
    address: address(visible, at, street),
    geo: at,
    other: { beach_distance: beach, school_distance: String(beach) },
    construction: { lot_number: street, cadastral_section: street, cadastral_classification: street },
  });
  return JSON.stringify([
    toEstatePage(estate, null, INPUT, nl),
    toEstateCard(estate, nl),
    toMap(propertyOfEstate(estate, nl), nl),
    toSkarabeePage(listing, INPUT, nl),
    toMap(propertyOfListing(listing, nl), nl),
  ]);
};

describe('a hidden home looks the same wherever in its grid cell it is (decision 34)', () => {
  it.each([false, null, undefined, 0, 1, 'false', 'true', 'N'])('when `visible` is %j', (visible) => {
    const here = shown(visible, HERE, 'Zeedijk', 810);
    expect(here).toBe(shown(visible, THERE, 'Kustlaan', 1190));
    expect(here).toContain('1.000 m');
    expect(here).toContain('1000 m');
  });

  it('but differs when its address may be shown', () => {
    expect(shown(true, HERE, 'Zeedijk', 810)).not.toBe(shown(true, THERE, 'Zeedijk', 810));
  });
});
