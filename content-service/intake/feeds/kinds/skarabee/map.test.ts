/** The mapping of Skarabee (decision 162), through answers of a server made from its interface's file. */
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import { subTypeOf } from '#domain/vocabulary/sub-types.ts';
import * as codes from './codes.ts';
import { ELEMENTS } from './elements.ts';
import { listingOf, mappedOf, refusalsOf, unmappedOf } from './testing/mapped.ts';
import type { Values } from './testing/messages.ts';

const property = (values: Values): Values => ({ Property: values });

/** What a home that says nothing but its offer becomes. */
const BARE = {
  guid: expect.any(String),
  type: 'HOUSE',
  subType: 'VILLA',
  status: 'FOR_SALE',
  transaction: { id: 'FOR_SALE' },
  title: { nl: 'Villa aan zee', fr: 'Villa à la mer' },
  description: { nl: 'Een villa met tuin.', fr: 'Une villa avec jardin.' },
  publicationDate: '2026-03-02',
  address: {
    visible: true,
    street: { nl: 'Zandstraat' },
    number: '12A',
    city: { zip: '8300', name: { nl: 'Knokke' } },
    country: { id: 'BE' },
    geoLocation: { lat: 51.3412, lon: 3.2912 },
  },
  construction: { bedrooms_count: 3, living_area_surface: 142.5, construction_type: 'OPEN' },
  general: { dossierNumber: 'Z-1' },
  financial: { price: 200_001 },
};

describe('a home that says nothing but its offer', () => {
  it('has nothing else: 391 silent elements become nothing', async () => {
    expect(await listingOf({})).toEqual(BARE);
    expect(await unmappedOf({})).toEqual([]);
    expect(refusalsOf(await mappedOf({}))).toEqual([]);
  });
});

describe('elements', () => {
  /** A value by which an element says something, and what becomes of it. */
  const SAID: Readonly<Record<string, readonly [said: string, becomes: unknown]>> = {
    yes: ['TRUE', true],
    flag: ['true', true],
    text: ['A word', 'A word'],
    link: ['https://my.matterport.com/show/?m=1', 'https://my.matterport.com/show/?m=1'],
    score: ['B', 'B'],
    rooms: ['2', 2],
    count: ['2', 2],
    floor: ['-1', -1],
    year: ['1987', 1987],
    area: ['42.5', 42.5],
    length: ['7.2', 7.2],
    euros: ['1250', 1250],
    kWhOfAYear: ['21000', 21_000],
  };
  const valueAt = (listing: object, path: string): unknown =>
    path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], listing);

  it.each([...ELEMENTS].flatMap(([name, element]) => ('field' in element ? [[name, element] as const] : [])))(
    '%s is shown where the table says',
    async (name, { reads, field }) => {
      const [said, becomes] = SAID[reads] ?? ['', null];
      const one = await mappedOf(property({ [name]: said }));
      expect(valueAt(await listingOf(property({ [name]: said })), field)).toEqual(becomes);
      expect(refusalsOf(one)).toEqual([]);
    },
  );

  it.each([
    [{ ConstructionYear: '85' }, 'value | ConstructionYear | 85'],
    [{ LandArea: '-5' }, 'value | LandArea | -5'],
    [{ HasElevator: 'PERHAPS' }, 'value | HasElevator | '],
    [{ WaterPolicyPScore: 'Z' }, 'value | WaterPolicyPScore | '],
    [{ VirtualUrl: 'javascript:alert(1)' }, 'value | VirtualUrl | '],
    [{ HasAsbestus: 'TRUE' }, 'detail | HasAsbestus | TRUE'],
    [{ RoofComment: 'Lekt bij mevrouw Peeters' }, 'detail | RoofComment | '],
    [{ GeneralState: 'NORMAL' }, 'code | GeneralState | NORMAL'],
    [{ GeneralState: 'INVENTED' }, 'code | GeneralState | INVENTED'],
    [{ HeatingTypes: { HeatingType: ['DISTRICT_HEATING'] } }, 'code | HeatingTypes | DISTRICT_HEATING'],
    [{ Typo: { Sort: 'Dwelling', Genre: 'Duplex' } }, 'code | Typo.Genre | Duplex'],
    [{ Energy: { Class: 'A_4PLUS' } }, 'code | Energy.Class | A_4PLUS'],
    [
      { UrbanDevelopment: { JudicialDecisionType: 'Xx' } },
      'code | UrbanDevelopment.JudicialDecisionType | Xx',
    ],
    [{ ChargesAndProvisions: '120' }, 'value | ChargesAndProvisions | 120'],
  ])('%j have no place, and are said, never guessed', async (values, said) => {
    expect(await unmappedOf(property(values))).toEqual([said]);
    const { construction, subType, ...rest } = await listingOf(property(values));
    const { construction: _, subType: __, ...bare } = BARE;
    expect(rest).toEqual({ ...bare });
    expect([construction, subType]).toEqual(
      'Typo' in values
        ? [{ bedrooms_count: 3, living_area_surface: 142.5, construction_type: 'OPEN' }, undefined]
        : [BARE.construction, BARE.subType],
    );
  });

  it.each([
    [
      { HeatingTypes: { HeatingType: ['NATURAL_GAS', 'CENTRALLY_HEATED'] } },
      { heating: 'GAS', central_heating: true },
    ],
    [{ GlazingTypes: { GlazingType: ['DOUBLE', 'TRIPLE'] } }, { glazing_type: ['DOUBLE', 'TRIPLE'] }],
    [{ GeneralState: 'READY_FOR_ENTRY' }, { ready_to_move_in: true }],
    [{ HasElevator: 'FALSE' }, { lift: false }],
  ])('%j become %j', async (values, comfort) => {
    expect((await listingOf(property(values))).comfort).toEqual(comfort);
    expect(refusalsOf(await mappedOf(property(values)))).toEqual([]);
  });

  it('of the law are answered as they are, and by nothing else', async () => {
    const values = property({
      Energy: {
        Index: '187',
        Class: 'B',
        EnergyCertificateNr: '20260101-0001',
        KLevel: '40',
        EnergyLevel: '60',
      },
      GES: { Index: '32' },
      UrbanDevelopment: {
        Permit: 'TRUE',
        Summons: 'FALSE',
        AreaApplication: { '@Code': 'Wglk' },
        JudicialDecisionType: 'Gmo',
        ProtectedMonument: 'NOT_PROTECTED',
      },
      FloodProneArea: 'NONE',
      DelimitedFloodplainOrRiverbank: 'RIVERBANK',
      WaterPolicyGScore: 'A',
    });
    expect(await listingOf(values)).toMatchObject({
      certification: {
        epc_value: 187,
        energy_label: 'B',
        epc_number: '20260101-0001',
        k_level: 40,
        e_level: 60,
        co2_emission: 32,
      },
      planning: {
        permission: 'YES',
        proceeding: 'NO',
        most_recent_destination: 'WGL',
        remedial_action: 'NO',
        administrative_order: 'NO',
        protected_monument: 'NO',
      },
      flood_information: {
        effectively_vulnerable: 'NO',
        possibly_vulnerable: 'NO',
        defined_bank_area: 'YES',
        building_score: 'A',
      },
    });
    expect(refusalsOf(await mappedOf(values))).toEqual([]);
    expect(await unmappedOf(values)).toEqual([]);
  });
});

describe('whether a home is public', () => {
  it.each([
    [{ Info: { Enabled: 'false' } }, 'not enabled'],
    [property({ Active: 'false' }), 'not active'],
    [property({ PropertyType: 'MODEL' }), 'PropertyType MODEL'],
    [property({ Status: 'FOR_SALE_ORDER_ENDED' }), 'Status FOR_SALE_ORDER_ENDED'],
    [property({ Status: 'INVENTED' }), 'Status INVENTED'],
    [property({ FlowStatus: 'PREPARATION_FOR_SALE' }), 'FlowStatus PREPARATION_FOR_SALE'],
    [property({ FlowStatus: 'INVENTED' }), 'FlowStatus INVENTED'],
  ])('%j hides it', async (values, reason) => {
    expect(await mappedOf(values)).toEqual({ kind: 'hidden', reason });
  });

  it.each([
    [{ FlowStatus: 'FOR_SALE_RESERVED' }, 'OPTION_FOR_SALE'],
    [{ ConditionalSold: 'TRUE' }, 'OPTION_FOR_SALE'],
    [{ Status: 'FOR_RENT', FlowStatus: 'FOR_RENT_RESERVED' }, 'OPTION_FOR_RENT'],
    [{ Status: 'SOLD', FlowStatus: 'SOLD_UNDER_RESERVE' }, 'SOLD'],
    [{ Status: 'RENTED', FlowStatus: 'RENTED_MOVED' }, 'RENTED'],
  ])('%j is %s', async (values, status) => {
    expect(await listingOf(property(values))).toMatchObject({ status, transaction: { id: status } });
  });

  it.each([
    [property({ Typo: { Sort: 'Other' } }), 'Typo.Sort', 'no known type: Other'],
    [property({ Address: { CountryID: 'XX' } }), 'Address.CountryID', 'no known country'],
    [property({ Address: { City: { '@ZipCode': '' } } }), 'Address.City.ZipCode', 'not a Belgian zip'],
  ])('%j is refused with its field', async (values, field, reason) => {
    expect(await mappedOf(values)).toMatchObject({
      kind: 'refused',
      field,
      reason: expect.stringContaining(reason),
    });
  });
});

describe('the price', () => {
  const priceOf = async (values: Values) => (await listingOf(values)).financial;

  it.each([
    [{ Info: { HidePrice: 'true' } }],
    [{ Info: { HidePrice: 'yes' } }],
    [property({ PriceIndication: 'ON_REQUEST' })],
    [property({ IsDiscrete: 'TRUE' })],
    [property({ PriceType: 'PER_M2' })],
    [property({ PriceType: 'PRICE_PER_MONTH' })],
    [property({ Currency: 'USD' })],
    [property({ Status: 'FOR_RENT', FlowStatus: 'FOR_RENT', PriceType: 'TOTAL' })],
  ])('of %j is withheld', async (values) => {
    expect(await priceOf(values)).toEqual({ price: -1 });
  });

  it.each([
    [{ Price: '450000' }, { price: 450_000 }],
    [{ Price: '0' }, undefined],
    [
      { Status: 'FOR_RENT', FlowStatus: 'FOR_RENT', PriceType: 'PRICE_PER_MONTH', Price: '950' },
      { price: 950 },
    ],
    [
      { Status: 'FOR_RENT', FlowStatus: 'FOR_RENT', PriceType: 'PRICE_PER_YEAR', Price: '12000' },
      { price: -1, rent_per_year: 12_000 },
    ],
    [
      { ChargesAndProvisions: '85', ChargesAndProvisionsInterval: 'MONTHLY' },
      { price: 200_001, monthly_costs: 85 },
    ],
  ])('of %j is %j', async (values, financial) => {
    expect(await priceOf(property(values))).toEqual(financial);
  });
});

describe('the address', () => {
  it.each([[{ HideAddress: 'true' }], [{ HideAddress: '' }]])(
    'of %j is hidden, its point the centre of a cell',
    async (info) => {
      const { address } = await listingOf({ Info: info });
      const { visible, geoLocation } = address as {
        visible: boolean;
        geoLocation: { lat: number; lon: number };
      };
      expect(visible).toBe(false);
      expect(cellCentre(geoLocation)).toEqual(geoLocation);
    },
  );

  it('has no number and no exact point where the number is hidden', async () => {
    const { address } = await listingOf({ Info: { HideHouseNumber: 'true' } });
    expect(address).toMatchObject({ visible: true, street: { nl: 'Zandstraat' } });
    expect(address).not.toHaveProperty('number');
    expect(address).not.toHaveProperty('geoLocation', { lat: 51.3412, lon: 3.2912 });
  });
});

describe('texts and pictures', () => {
  it('are those of the set that the publication names', async () => {
    const flash = (id: string, Title: string) => ({ '@ID': id, '@LanguageID': 'nl', Title, Text: '' });
    const { title } = await listingOf({
      Info: { FlashID: '2' },
      Property: { Flashes: { Flash: [flash('1', 'Eerste'), flash('2', 'Tweede')] } },
    });
    expect(title).toEqual({ nl: 'Tweede' });
  });

  it('in a language without pages are said', async () => {
    const Flash = [{ '@LanguageID': 'es', Title: 'Casa', Text: 'Una casa.' }];
    expect(await unmappedOf(property({ Flashes: { Flash } }))).toEqual(['code | Flash.LanguageID | es']);
  });

  it('come in the vendor’s order, plans as plans, posters not at all', async () => {
    const picture = (Index: string, PictureType: string) => ({
      Index,
      URL: `https://p.example/${Index}.jpg`,
      PictureType,
    });
    const one = await mappedOf({
      Pictures: { Picture: [picture('2', 'GARDEN'), picture('1', 'FIRST_PICTURE'), picture('3', 'POSTER')] },
      FloorPlans: { FloorPlan: [picture('9', 'UNDEFINED')] },
    });
    expect(one.kind === 'home' && one.pictures.map(({ id, plan }) => [id, plan ?? false])).toEqual([
      ['https://p.example/1.jpg', false],
      ['https://p.example/2.jpg', false],
      ['https://p.example/9.jpg', true],
    ]);
  });
});

describe('the tables', () => {
  it('name sub types and codes of the vocabulary only', () => {
    for (const code of Object.values(codes.GENRES)) expect(subTypeOf(code), code).not.toBeNull();
    const placed = (table: Readonly<Record<string, string | null>>) =>
      Object.values(table).filter((code) => code !== null);
    expect(ENUMERATIONS.recentDestination).toEqual(expect.arrayContaining(placed(codes.AREAS)));
    expect(ENUMERATIONS.energyLabel).toEqual(expect.arrayContaining(placed(codes.ENERGY_CLASSES)));
  });

  it.each(
    Object.entries(codes.CODES).flatMap(([name, table]) => Object.keys(table).map((code) => [name, code])),
  )('%s %s becomes a valid field, or is said', async (name, code) => {
    const inner: Readonly<Record<string, string>> = {
      GlazingTypes: 'GlazingType',
      HeatingTypes: 'HeatingType',
      Locations: 'LocationType',
    };
    const item = inner[name];
    const one = await mappedOf(property({ [name]: item === undefined ? code : { [item]: [code] } }));
    expect(refusalsOf(one)).toEqual([]);
    if (one.kind !== 'home') throw new Error(one.kind);
    const isShown = JSON.stringify(one.record.listing) !== JSON.stringify(await listingOf({}));
    // Exactly one of the two.
    expect(isShown).toBe(one.unmapped.length === 0);
  });
});
