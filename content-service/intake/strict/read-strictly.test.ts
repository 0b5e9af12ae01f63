import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteSchema } from '#wire/site.ts';
import { RECORD_SCHEMAS } from '../records/index.ts';
import { readStrictly, type StrictKind } from './index.ts';

const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
type Tree = Readonly<Record<string, unknown>>;

const estate = (general: Tree = {}, more: Tree = {}, beside: Tree = {}): Tree => ({
  estate: { general: { id: 501, ...general }, ...more },
  ...beside,
});
const listing = (more: Tree = {}, beside: Tree = {}): Tree => ({
  listing: { guid: GUID, external_id: '9001', type: 'HOUSE', ...more },
  ...beside,
});
const rental = (more: Tree = {}, beside: Tree = {}): Tree => ({
  rental: { id: 'zee', general: {}, ...more },
  rates: [],
  ...beside,
});
const page = (...sections: readonly unknown[]): Tree => ({ page: { id: 'team', sections } });

const schemaOf = (kind: StrictKind) =>
  kind === 'site' ? SiteSchema : RECORD_SCHEMAS[kind as keyof typeof RECORD_SCHEMAS];
const refusalsOf = (kind: StrictKind, value: unknown) =>
  (readStrictly(kind, schemaOf(kind), value).refusals ?? []).map(
    ({ field, value: shown, reason }) => `${field} | ${shown} | ${reason}`,
  );

describe('blocks for sellers', () => {
  const reviews = {
    kind: 'reviews',
    source: { name: { nl: 'Woonoordeel' } },
    count: 96,
    asOf: '2026-11-20',
    checked: { nl: 'Door niemand.' },
    reviews: [],
  };
  it.each(['source', 'count', 'asOf', 'checked'] as const)(
    'reviews without their %s do not come in',
    (name) => {
      const { [name]: _left, ...lacking } = reviews;
      expect(refusalsOf('page', page(reviews))).toEqual([]);
      expect(refusalsOf('page', page(lacking)).join()).toMatch(
        new RegExp(`sections\\[0\\]\\.${name} .*missing`),
      );
    },
  );
  it('refuse figures without their period, and a day that does not exist', () => {
    const figures = { kind: 'figures', figures: [{ value: 3, label: { nl: 'x' } }] };
    expect(refusalsOf('page', page(figures)).join()).toMatch(/figures\[0\]\.period .*missing/);
    expect(refusalsOf('page', page({ ...reviews, asOf: '2026-02-30' }))).toHaveLength(1);
  });
});

describe('readStrictly', () => {
  it.each([
    [
      'what is not filled in',
      'estate',
      estate({ bedroomCount: -1, floor: -1, price: { value: -1 }, title: null }),
    ],
    [
      'zeros',
      'estate',
      estate({ bedroomCount: 0, price: { value: 0 } }, { technical: { constructionYear: 0 } }),
    ],
    ['an EPC below zero', 'estate', estate({}, { energy: { epcValue: -14 } })],
    [
      'yes and no in any spelling',
      'estate',
      estate({ project: 'Nee', petsAllowed: 'OUI', buildingLicense: true }),
    ],
    ['ids as text and as numbers', 'estate', estate({ headType: { id: '3' }, transaction: { id: 1 } })],
    [
      'another country’s zip',
      'estate',
      estate({ address: { country: { id: 'NL' }, city: { zip: '4525 AB' } } }),
    ],
    [
      'another country’s zip and point, where spec 2 §3 puts the country (geo.address.country)',
      'listing',
      listing(
        {
          address: { city: { zip: '29600' }, geoLocation: { lat: 36.51, lon: -4.88 } },
          geo: { lat: 36.51, lon: -4.88, address: { country: 'ES' } },
        },
        { card: { guid: GUID, general: { id: 7, address: { city: { zip: '29600' } } } } },
      ),
    ],
    [
      'a listing without a card',
      'listing',
      listing({ construction: { bedrooms_count: 3 }, layout: { living: 32 } }),
    ],
    [
      'a listing with a card',
      'listing',
      listing({ external_id: 'A-1' }, { card: { guid: GUID, general: { id: 7 } } }),
    ],
    ['rooms in words', 'listing', listing({ layout: { bedroom1: { surface: 12, name: { nl: 'Kamer' } } } })],
    [
      'a rental',
      'rental',
      rental(
        {},
        {
          taken: [
            ['2027-07-03', '2027-07-10'],
            ['2027-07-10', '2027-07-17'],
          ],
        },
      ),
    ],
    ['a page without sections', 'page', { page: { id: 12 } }],
  ] as const)('takes %s', (_, kind, value) => {
    expect(refusalsOf(kind, value)).toEqual([]);
  });

  it.each([
    [
      'an unknown key, with the known one that is near',
      'estate',
      estate({ prise: { value: 3 } }, { energie: {}, qqq: 1 }),
      [
        'estate.energie | {} | unknown; did you mean "energy"?',
        'estate.qqq | 1 | unknown',
        'estate.general.prise | {"value":3} | unknown; did you mean "price"?',
      ],
    ],
    [
      'an unknown field of a group of the second source, however deep',
      'listing',
      listing({
        comfort: { elevator: true, lift: null },
        notary_cost: { registration_fee: { construction_tax: { taxable_by9: 1 } } },
      }),
      [
        'listing.comfort.elevator | true | unknown',
        'listing.notary_cost.registration_fee.construction_tax.taxable_by9 | 1 | unknown; did you mean "taxable_by6"?',
      ],
    ],
    [
      'a key that is a prototype',
      'estate',
      JSON.parse('{"estate":{"__proto__":{"a":1},"general":{"id":1}},"__proto__":2}'),
      ['__proto__ | 2 | unknown', 'estate.__proto__ | {"a":1} | unknown'],
    ],
    [
      'what is missing, and what is another type',
      'estate',
      {
        estate: {
          general: { title: 'Huis', pictures: null, price: [3] },
          pictures: [{ file: null }, 'front'],
        },
      },
      [
        'estate.pictures[0].file | null | a text is expected',
        'estate.pictures[1] | "front" | an object is expected',
        'estate.general.pictures | null | unknown',
        'estate.general.id |  | missing; a text or a number is expected',
        'estate.general.title | "Huis" | an object is expected',
        'estate.general.price | [3] | an object is expected',
      ],
    ],
    [
      'a language that is unknown or says nothing',
      'estate',
      estate({ title: { nl: ' ', eng: 'House', de: null } }),
      [
        'estate.general.title.eng | "House" | unknown',
        'estate.general.title.nl | " " | an empty text; leave it out, or write null, where there is none',
      ],
    ],
    [
      'units of units, and units of one id',
      'estate',
      estate({
        children: [{ general: { id: 1, children: [] } }, { general: { id: '1' } }, { general: { id: 501 } }],
      }),
      [
        'estate.general.children[0].general.children | [] | unknown',
        'estate.general.children[1].general.id | "1" | stands there twice',
        'estate.general.children[2].general.id | 501 | stands there twice',
      ],
    ],
    [
      'what belongs to other records, or to answers',
      'estate',
      estate({}, { guid: GUID, groupKey: 3 }),
      [
        'estate.groupKey | 3 | only answers of the content service carry this',
        `estate.guid | "${GUID}" | an estate has no guid; a home of the second source is a listing record`,
      ],
    ],
    [
      'a zip that Belgium does not have',
      'estate',
      estate({ address: { city: { zip: 80500 } } }),
      [
        'estate.general.address.city.zip | 80500 | a Belgian zip of four digits is expected, or another country beside it',
      ],
    ],
    [
      'a listing’s zip that Belgium does not have',
      'listing',
      listing(
        { address: { city: { zip: '29600' } }, geo: { lat: 36.51, lon: -4.88, address: { country: 'BE' } } },
        { card: { guid: GUID, general: { id: 7, address: { city: { zip: '29600' } } } } },
      ),
      [
        'listing.address.city.zip | "29600" | a Belgian zip of four digits is expected, or another country beside it',
        'card.general.address.city.zip | "29600" | a Belgian zip of four digits is expected, or another country beside it',
        'listing.geo.lat | 36.51 | a number from 49.4 to 51.6 degrees in Belgium is expected',
        'listing.geo.lon | -4.88 | a number from 2.5 to 6.5 degrees in Belgium is expected',
      ],
    ],
    [
      'the card of another listing',
      'listing',
      listing({}, { card: { guid: GUID.replace('0f', '1f'), general: { id: 1 } } }),
      ['card.guid | "1f8fad5b-d9cb-469f-a165-70867728950e" | the guid of the listing is expected'],
    ],
    [
      'taken nights that end before they begin, overlap, or are no days',
      'rental',
      rental(
        {},
        {
          taken: [
            ['2027-04-08', '2027-04-01'],
            ['2027-05-01', '2027-05-08'],
            ['2027-05-07', '2027-05-09'],
            ['2027-02-30', '2027-03-02'],
          ],
        },
      ),
      [
        'taken[0] | ["2027-04-08","2027-04-01"] | ends before it begins',
        'taken[2] | ["2027-05-07","2027-05-09"] | overlaps another: nights from 2027-05-01 to 2027-05-08',
        'taken[3][0] | "2027-02-30" | a day that exists is expected, such as 2026-11-24',
      ],
    ],
    [
      'choices over a home that the home itself could not have',
      'estate',
      estate(
        {},
        {},
        {
          layer: {
            contact: {
              value: { email: 'an@', picture: 'an.jpg', description: { fr: '' } },
              at: '2026-11-20T10:00:00Z',
            },
            openHouses: {
              value: [{ day: '2026-12-05', from: '12:00', to: '10:00' }],
              at: '2126-01-01T00:00:00Z',
            },
          },
        },
      ),
      [
        'layer.contact.value.description.fr | "" | an empty text; leave it out, or write null, where there is none',
        'layer.openHouses.at | "2126-01-01T00:00:00Z" | the instant of the choice is expected, before the year 2100',
        'layer.contact.value.email | "an@" | an email address is expected',
        'layer.contact.value.picture | "an.jpg" | the name of a picture of the site (letters, digits, "-" and "_") or an https address is expected',
        'layer.openHouses.value[0].to | "10:00" | ends before it begins',
      ],
    ],
    [
      'choices that such a home does not have',
      'rental',
      rental({}, { layer: { contact: { value: null, at: '2026-11-20T10:00:00Z' } } }),
      ['layer.contact | {"value":null,"at":"2026-11-20T10:00:00Z"} | unknown'],
    ],
    [
      'a rate that is said twice',
      'rental',
      rental(
        {},
        {
          rates: [
            { season: 'LOW', type: 'WEEK', price: 1 },
            { season: 'LOW', type: 'WEEK', price: 2 },
          ],
        },
      ),
      ['rates[1] | {"season":"LOW","type":"WEEK","price":2} | stands there twice'],
    ],
    [
      'a block of no kind',
      'page',
      page({ kind: 'txt' }, {}, { kind: 'form', form: 'contcat' }),
      [
        'page.sections[0].kind | "txt" | not a known code; did you mean text?',
        'page.sections[1].kind |  | missing; text, picture, estates, entities, form, call-to-action, menu, places, valuation, figures, sold, steps, reviews, press, offices is expected',
        'page.sections[2].form | "contcat" | not a known code; did you mean contact?',
      ],
    ],
    [
      'links that lead nowhere',
      'page',
      {
        page: {
          id: 'a b',
          url: { nl: 'https://a.example' },
          hero: { file: 'x', hash: 'zz' },
          sections: [{ kind: 'text', link: { link: { type: 'ofer' } } }],
        },
      },
      [
        'page.hero.hash | "zz" | the hexadecimal digits of a hash are expected, 8 to 64 of them',
        'page.id | "a b" | letters, digits, "-" and "_" are expected, 1 to 64 of them',
        'page.url.nl | "https://a.example" | the part of an address after the language is expected, such as over-ons/team',
        'page.sections[0].link.link.type | "ofer" | not a known code; did you mean offer?',
      ],
    ],
    [
      'settings of a site, which fall back when they are read',
      'site',
      {
        id: 'a',
        state: 'live',
        theme: { radius: 99, accent: ['red', '#000000'] },
        settings: {
          features: ['mapp'],
          hiddenStatus: [8, 'SOLDD'],
          contact: { email: 'a' },
          team: { offices: [], people: [{ id: 'an', name: 'An', email: 'an@köln' }] },
        },
      },
      [
        'theme.accent[0] | "red" | a colour is expected, such as #0c5d74',
        'theme.radius | 99 | at most 24 expected',
        'settings.features[0] | "mapp" | not a known code; did you mean map?',
        'settings.hiddenStatus[1] | "SOLDD" | not a known code; did you mean SOLD?',
        'settings.contact.email | "a" | an email address is expected',
        'settings.team.people[0].email | "an@köln" | an email address is expected',
      ],
    ],
  ] as const)('refuses %s', (_, kind, value, refusals) => {
    expect(refusalsOf(kind, value)).toEqual(refusals);
  });

  it.each([
    ['estate', estate({ description: { nl: 'x'.repeat(50_001), fr: 'x'.repeat(50_000) } }, {})],
    ['rental', { rental: { id: 'a', general: { description: { nl: 'x'.repeat(50_001) } } } }],
    [
      'listing',
      { listing: { guid: '0f8fad5b-d9cb-469f-a165-70867728950e', description: { nl: 'x'.repeat(50_001) } } },
    ],
  ] as const)('refuses a text of more than 50,000 characters in one language: %s', (kind, record) => {
    const said = refusalsOf(kind, record).filter((one) => /description/.test(one));
    expect(said).toEqual([
      expect.stringMatching(/description\.nl \| .*\| at most 50000 characters expected$/),
    ]);
  });

  it('accepts an e-mail address as visitors may write theirs, with an umlaut in its domain', () => {
    const contact = { name: 'An', email: 'an+verkoop@immo-köln.be' };
    expect(refusalsOf('estate', { ...estate({}, {}), contact })).toEqual([]);
  });

  it('returns the record in its schema’s type, with defaults filled in', () => {
    expect(readStrictly('page', RECORD_SCHEMAS.page, { page: { sections: null, id: 12 } }).record).toEqual({
      page: { id: 12, sections: [] },
    });
  });

  it('returns at most 20 refusals of a record, and 80 characters of a value', () => {
    const pictures = Array.from({ length: 50 }, () => ({ file: `${'x'.repeat(500)}.jpg` }));
    const { refusals = [] } = readStrictly('estate', RECORD_SCHEMAS.estate, estate({}, { pictures }));
    expect(refusals).toHaveLength(20);
    expect(refusals[0]?.value).toHaveLength(80);
    expect(refusals[0]?.value).toMatch(/^"x+…$/);
  });

  it('shortens a deep value like a long one', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(refusalsOf('listing', listing({ construction: { floor: deep } }))).toEqual([
      expect.stringMatching(/^listing\.construction\.floor \| \[{40}.* \| a whole number is expected$/),
    ]);
  });

  it('never throws, whatever the input', () => {
    const kinds = Object.keys(RECORD_SCHEMAS) as (keyof typeof RECORD_SCHEMAS)[];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.jsonValue(), fc.jsonValue(), (kind, value, inner) => {
        for (const given of [value, { [kind]: value }, { [kind]: { general: inner, id: value } }])
          expect(readStrictly(kind, RECORD_SCHEMAS[kind], given)).toBeDefined();
      }),
      { numRuns: 300, seed: 45 },
    );
  });
});
