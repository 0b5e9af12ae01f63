import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { EstateSchema } from '#wire/estate.ts';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import { toOfferView } from '../../screens/offer/offer-view.ts';
import { ESTATES } from '../../search/estates.ts';
import { allPanels } from '../../search/form.ts';
import { contextIn, estateWith, listingWith, projectWith, unitWith } from '../../testing/contexts.ts';
import { optionsOf } from '../../testing/offer.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';
import { listingPath } from '../sources/second/path.ts';

/** What a wire may bring where something else was meant. */
const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  -1,
  0,
  1e15,
  -0.5,
  '',
  ' ',
  '-1',
  'UNKNOWN_CODE',
  'constructor',
  'a.b',
  '<b>x</b>',
  '\ud800',
  '%',
  true,
  false,
  [],
  [null],
  {},
  { nl: null },
  { nl: 'x', fr: 3 },
  { id: 'toString', name: null },
  { id: -1 },
);

type Path = readonly string[];

/** Every leaf and group of a document, by its path. */
const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
};

function replaced(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? replaced(item, rest, next) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === key ? replaced(member, rest, next) : member,
    ]),
  );
}

/** A document with up to twelve of its parts replaced by something odd. */
const spoilt = (document: object): fc.Arbitrary<unknown> => {
  const change = fc.tuple(fc.constantFrom(...pathsOf(document).filter((path) => path.length > 0)), odd);
  return fc
    .array(change, { minLength: 1, maxLength: 12 })
    .map((changes) => changes.reduce<unknown>((doc, [path, next]) => replaced(doc, path, next), document));
};

/** A document in which every field there could be is present, so that each may be spoilt. */
const RICH_ESTATE = {
  ...estateWith({
    guid: null,
    general: {
      parentId: null,
      project: false,
      floor: 2,
      floorId: 1,
      entityNumber: '2.1',
      buildingName: 'Zeezicht',
      archivedAt: '2026-01-01',
      sticker: { id: 1, name: { nl: 'Nieuw' }, color: '#fff', colorText: '#000' },
      townPlanningValue: { nl: 'Woongebied' },
      townPlanningViolation: null,
      buildingLicense: true,
      allocationLicense: 'NO',
      presaleRight: false,
      certificateAsBuilt: true,
      heritageProtected: false,
      heritageInventoried: 'NO',
      renovationObligation: false,
      registrationCost: 1,
      tax: 1,
      price: { value: 1, priceFrom: false, deposit: 1, groundValue: 1, period: { name: { nl: 'maand' } } },
      address: { box: '2', country: { id: 'BE' } },
    },
    ki: { indexed: 1, nonIndexed: 1, communityTax: 1 },
    energy: {
      epcValueTotal: 1,
      customEpcLabel: 'A_100',
      eLevel: 20,
      kLevel: 20,
      co2: 1,
      shared: { epcValue: 1, energyLabel: 'B_A_PLUS' },
    },
    technical: {
      newBuilding: true,
      available: { id: 'DEED' },
      availableDate: '2027-01-01',
      elevator: true,
      directionGarden: 'SW',
      certificateElectricity: true,
    },
    certificates: { certificateElectricity: true, certificateElectricityConform: false },
    layout: [
      { typeId: 1, count: 2, surface: 18, comment: { nl: 'x' }, name: { nl: 'Slaapkamer' } },
      { typeId: 10, count: null, surface: 12 },
    ],
    buildTechnicals: [{ criteria: { nl: 'Dak' }, value: { nl: 'Plat' }, comment: null }],
    facilities: [{ name: { nl: 'Zwembad' } }],
    environments: [{ environment: { nl: 'Aan zee' }, comment: { nl: 'eerste lijn' } }],
    files: [{ type: { nl: 'EPC' }, link: 'https://documents.example/epc.pdf', comment: { nl: 'nieuw' } }],
    videos: [{ typeId: 2, link: 'https://vimeo.com/76979871' }],
    floors: [{ floor: { nl: 'Kelder' }, sort: 1, rooms: [{ name: { nl: 'Hal' }, count: 2, surface: 3 }] }],
    extraFields: [{ extra_field_autoid: 1, type: 'TEXT', value_lang_string: { nl: 'x' }, value: 3 }],
  }),
};
const RICH_PROJECT = projectWith([unitWith(1), unitWith(2, { floor: -1 }), unitWith(3, { floor: null })]);
const RICH_LISTING = listingWith({
  archived_at: '2026-01-01',
  sticker: { id: 1, name: { nl: 'Nieuw' } },
  pictures: [{ file: 'farm-1', index: 1, width: 3000, height: 2000 }],
  comfort: { heating: 'GAS', lift: true, solar_panels: true, glazing_type: 'DOUBLE' },
  other: { available: 'DEED', available_at: '2027-01-01', garden_orientation: 'S' },
  notary_cost: { notary_fee: 1 },
  flood_information: { effectively_vulnerable: 'NO' },
  layout: { living: 30, bedroom1: { surface: 12, description: 'x' } },
  notary: { setting_price: 1, session_date: '2027-01-01', interactive_sale_bid_url: 'https://bid.example/' },
  media: { virtual_visit_url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo' },
});

/** No view may carry what went wrong inside: these words only come from code. */
const SLIPS = /\bNaN\b|Infinity|undefined|\[object|function |views\.|"(value|text)":"null"/;

// Hundreds of pages take seconds where the machine is busy.
describe('views of corrupted wire documents', { timeout: 30_000 }, () => {
  const context = contextIn('nl');
  const options = { numRuns: 400, seed: 20_261_121 };

  it('renders every estate that the schema accepts', () => {
    fc.assert(
      fc.property(fc.oneof(spoilt(RICH_ESTATE), spoilt(RICH_PROJECT)), (document) => {
        const read = readKeeping(EstateSchema, document);
        if (!read.success) return;
        const path = canonicalPath(read.data, null, context);
        const card = toEstateCard(read.data, context);
        const page = toEstatePage(read.data, null, { path, person: null }, context);
        const unit = toEstatePage(estateWith(unitWith(3)), read.data, { path, person: null }, context);
        expect(JSON.stringify([card, page, unit])).not.toMatch(SLIPS);
        for (const { floors } of [page, unit].flatMap(({ facade }) => facade?.buildings ?? [])) {
          for (const { width } of floors.flatMap(({ bays }) => bays)) expect(width).toBeGreaterThan(0);
        }
        expect(card.title.trim()).not.toBe('');
        expect(page.title.trim()).not.toBe('');
      }),
      options,
    );
  });

  it('renders every listing that the schema accepts', () => {
    fc.assert(
      fc.property(spoilt(RICH_LISTING), (document) => {
        const read = readKeeping(SkarabeeListingSchema, document);
        if (!read.success) return;
        const path = listingPath(read.data, context);
        const page = toSkarabeePage(read.data, { path, person: null }, context);
        expect(JSON.stringify(page)).not.toMatch(SLIPS);
        expect(page.title.trim()).not.toBe('');
      }),
      options,
    );
  });

  it('shows the offer for any parameters and any options', () => {
    const name = fc.constantFrom(
      'city',
      'type',
      'status',
      'price-min',
      'price-max',
      'bedrooms',
      'page',
      'geo_range',
    );
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('1', '-1', 'abc', '10km;51.3;3.2', 'FOR_SALE'),
    );
    const documents = spoilt({
      headTypes: [{ id: 1, name: { nl: 'Huis' }, count: 3 }],
      transactions: [{ id: 1, name: null, count: 2 }],
      locations: [{ id: 1, name: { nl: 'Knokke' }, zip: 8300, count: 2, lat: 51.3, lon: 3.2 }],
      bedrooms: [{ value: 3, count: 4 }],
      prices: { min: 1, max: 9, steps: [{ from: 0, to: 5, count: 2 }] },
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 8 }), documents, (params, document) => {
        const filter = parseFilter(new URLSearchParams(params));
        const read = readKeeping(EstateFiltersSchema, document);
        const search = { ok: true, value: { total: 0, results: [] } } as const;
        const options = read.success ? read.data : null;
        const view = toOfferView(
          { filter, options, search, widen: [], map: null, placeProblem: null },
          context,
        );
        expect(JSON.stringify(view)).not.toMatch(SLIPS);
        const form = { panels: allPanels(ESTATES, { filter, options, context }) };
        for (const [list, chosen] of [
          [optionsOf(form, 'city'), filter.city],
          [optionsOf(form, 'type'), filter.type],
          [optionsOf(form, 'bedrooms'), filter.bedrooms],
        ] as const) {
          expect(
            list
              .filter(({ checked }) => checked)
              .map(({ value }) => value)
              .toSorted(),
          ).toEqual([...chosen].toSorted());
        }
      }),
      options,
    );
  });
});
