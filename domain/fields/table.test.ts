import { describe, expect, it } from 'vitest';
import { PRICE_PARTS } from '../rules/price.ts';
import { FIRST_SOURCE_TABS, SECOND_SOURCE_TABS, type Tab } from './field.ts';
import { FIRST_SOURCE_FIELDS } from './first/fields.ts';
import { SECOND_SOURCE_FIELDS } from './second/fields.ts';
import { internalPaths, pricePaths, tabFields } from './table.ts';
import { SPEC_FIELDS } from './testing/spec-fields.ts';
import { FIELDS } from './testing/tables.ts';

const paths = (tab: Tab, source: 'first' | 'second' = 'second') =>
  tabFields(tab, FIELDS[source]).map(({ path }) => path);
const inGroup = (group: string, keys: string) => keys.split(' ').map((key) => `${group}.${key}`);

/** Companion fields and ids that spec 2 §3 mentions without a key, and the archive (§4). */
const UNNAMED = [
  'general.advertiser_office_id',
  'general.advertiser_second_office_id',
  'general.new_construction_project_id',
  'comfort.domestic_animals_allowed_information',
  'comfort.windows_information',
  'comfort.shutters_information',
  'comfort.tennis_court_information',
  'comfort.heating_information',
  'comfort.swimming_pool_information',
  'other.garden_type_information',
  'planning.proceeding_information',
  'planning.most_recent_destination_information',
  'planning.permission_information',
  'planning.priority_purchase_information',
  // The scores of the Flemish flood report, which are newer than the vocabulary.
  'flood_information.parcel_score',
  'flood_information.building_score',
  'archived',
  'archived_at',
  // Part of the address, whose fields spec 2 does not list.
  'address.location',
];

describe('the table of the second source', () => {
  it('has the 276 fields of spec 2 §3, and those that the spec only describes', () => {
    const all = SECOND_SOURCE_FIELDS.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
    expect(UNNAMED.filter((path) => !all.includes(path))).toEqual([]);
    expect(all.filter((path) => !UNNAMED.includes(path))).toHaveLength(276);
  });

  it.each(SPEC_FIELDS)('has the fields of the group "%s" and no others (spec 2 §3)', (group, keys) => {
    const own = SECOND_SOURCE_FIELDS.map(({ path }) => path).filter((path) =>
      group === '' ? !path.includes('.') : path.startsWith(`${group}.`),
    );
    const listed = keys.split(/\s+/).map((key) => (group === '' ? key : `${group}.${key}`));
    expect(own.filter((path) => !UNNAMED.includes(path)).toSorted()).toEqual(listed.toSorted());
  });

  it('has the twelve tabs in their order (spec 2 §2)', () => {
    expect(SECOND_SOURCE_TABS.join(' ')).toBe(
      'comfort construction epc financial financialCosts financialNotary financialPriceDetails general layout notary other planning',
    );
    for (const tab of SECOND_SOURCE_TABS) expect(paths(tab).length, tab).toBeGreaterThan(0);
  });

  it('has exactly what the spec lists in the tabs epc, costs, notary fees and price details (spec 2 §2)', () => {
    expect(paths('epc')).toEqual(
      inGroup('certification', 'epc_number epc_year_value epc_value energy_label'),
    );
    const fee = 'notary_cost.registration_fee';
    expect(paths('financialCosts')).toEqual([
      `${fee}.construction_tax.taxable_by6`,
      `${fee}.construction_tax.taxable_by12`,
      `${fee}.construction_tax.taxable_by21`,
      `${fee}.property_registration_fee.plot_fee`,
    ]);
    expect(paths('financialNotary')).toEqual(['notary_cost.notary_fee', 'notary_cost.fixed_fee']);
    expect(paths('financialPriceDetails')).toEqual([
      `${fee}.construction_tax.total_taxable`,
      `${fee}.property_registration_fee.plot_price`,
    ]);
  });

  it('has exactly what the spec lists in the tab general (spec 2 §2)', () => {
    expect(paths('general')).toEqual([
      'comfort.luxuryLevel',
      'general.revenue_property',
      'general.advertiser_office_id',
      'general.advertiser_second_office_id',
      'general.investment_property',
      'general.exclusive',
      'general.dossierNumber',
      'other.environment',
      'other.available_at',
      'other.available',
      'other.neighbourhood_information',
      'planning.destination',
      'external_id',
      'subType',
      'type',
      'status',
      'description',
      'short_description',
      'title',
    ]);
  });

  it('has exactly what the spec lists in the tab other (spec 2 §2)', () => {
    expect(paths('other')).toEqual([
      'other.available',
      'other.available_at',
      'comfort.ready_to_move_in',
      'construction.showers_count',
      'construction.open_fires_count',
      'other.carports_count',
      'other.garages_count',
      'other.parking_spaces_count',
      ...inGroup(
        'other',
        'garden garden_type garden_type_information garden_orientation garden_surface garden_information',
      ),
      ...inGroup('other', 'shops_distance public_transport_distance school_distance beach_distance'),
    ]);
  });

  it('has the 14 auction and sale fields in the tab notary (spec 2 §2)', () => {
    expect(paths('notary')).toHaveLength(14);
    expect(paths('notary').at(0)).toBe('notary.setting_price');
    expect(paths('notary').at(-1)).toBe('notary.interactive_sale_comment_2');
  });

  it('has the planning fields, the as-built certificate and the flood fields in the tab planning (spec 2 §2)', () => {
    const kinds = paths('planning').map((path) =>
      path.replace(/^certification\.as_built_certificate.*/, 'as-built').replace(/\..*/, ''),
    );
    expect([...new Set(kinds)]).toEqual(['planning', 'as-built', 'flood_information']);
    expect(
      paths('planning').filter((path) => path.startsWith('planning.') && !UNNAMED.includes(path)),
    ).toHaveLength(20);
    expect(paths('planning').filter((path) => path.startsWith('flood_'))).toHaveLength(8);
  });

  it('has every other field in comfort, construction, financial or layout (spec 2 §2)', () => {
    const outside = SECOND_SOURCE_FIELDS.filter(({ tab }) => tab === null).map(({ path }) => path);
    expect(outside).toEqual([
      'archived',
      'archived_at',
      'general.key',
      'other.geo_precision',
      ...inGroup('other', 'sms_text portals_extra_information portals_replacement_information'),
      'media.virtual_visit_url',
      'geo.address.country',
    ]);
    expect(paths('layout')).toHaveLength(45);
  });

  it('gives each place of a tab to one field', () => {
    for (const source of ['first', 'second'] as const)
      for (const tab of [...SECOND_SOURCE_TABS, ...FIRST_SOURCE_TABS]) {
        const orders = FIELDS[source]
          .flatMap((field) => [field, ...(field.also ? [field.also] : [])])
          .filter((place) => place.tab === tab)
          .map(({ order }) => order);
        expect(new Set(orders).size, tab).toBe(orders.length);
      }
  });
});

describe('the table of the first source', () => {
  it.each([
    [
      'general',
      'id parentId project title description shortDescription headType subType transaction reference',
    ],
    ['general', 'floor floorId entityNumber buildingName sticker petsAllowed architect.name publicationDate'],
    ['general', 'bedroomCount bathroomCount children address'],
    [
      'general.price',
      'value totalPrice priceFrom constructionValue deposit furnitureValue infrastructureValue',
    ],
    ['general.price', 'groundValue period'],
    [
      'general',
      'registrationCost tax notarySalery asbestosInventory certificateAsbestos.name townPlanningValue',
    ],
    ['general', 'townPlanningViolation buildingLicense allocationLicense presaleRight certificateAsBuilt'],
    ['general', 'heritageProtected heritageInventoried renovationObligation'],
    ['general', 'floodingBuildingScore floodingParcelScore'],
    ['ki', 'indexed nonIndexed communityTax'],
    ['dimensions', 'areaGround areaBuild areaBuildable widthHouse widthGround depthHouse depthGround'],
    ['dimensions', 'depthGroundFloor depthFloor commentArea'],
    [
      'energy',
      'epcValue epcValueTotal epbReference epcReference customEpcLabel energyLabel eLevel kLevel co2',
    ],
    ['energy.shared', 'epcValue epcValueTotal epbReference epcReference customEpcLabel energyLabel'],
    ['energy.shared', 'eLevel kLevel co2'],
    [
      'technical',
      'constructionYear renovationYear buildingType condition newBuilding available availableDate',
    ],
    ['technical', 'furniture petsAllowed monthlyCost directionGarden oLevelSensitivity oLevelZone'],
    ['technical', 'certificateConformity certificateElectricity elevator'],
    ['certificates', 'certificateConformity certificateConformityConform certificateElectricity'],
    ['certificates', 'certificateElectricityConform'],
    ['', 'layout floors facilities buildTechnicals files environments pictures videos extraFields salesRep'],
  ])('has the fields of "%s": %s (spec 1 §3)', (group, keys) => {
    const known = FIRST_SOURCE_FIELDS.flatMap(({ path, orPath }) => [
      path,
      ...(orPath === undefined ? [] : [orPath]),
    ]);
    const listed = keys.split(' ').map((key) => (group === '' ? key : `${group}.${key}`));
    expect(listed.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('has each path once', () => {
    expect(new Set(FIRST_SOURCE_FIELDS.map(({ path }) => path)).size).toBe(FIRST_SOURCE_FIELDS.length);
  });
});

describe('an internal field (contract, "Estate")', () => {
  it('is marked internal', () => {
    expect(internalPaths(FIRST_SOURCE_FIELDS)).toEqual([]);
    expect(internalPaths(SECOND_SOURCE_FIELDS).toSorted()).toEqual([
      'financial.provision',
      'financial.provision_information',
      'financial.purchase_price',
      'financial.purchase_year',
      'general.advertiser_office_id',
      'general.advertiser_second_office_id',
      'general.key',
      'other.portals_extra_information',
      'other.portals_replacement_information',
      'other.sms_text',
    ]);
  });
});

it('knows the parts of a price in lists as those of the first source (spec 1 §3)', () => {
  for (const withheld of [true, false]) {
    expect(pricePaths(FIRST_SOURCE_FIELDS, { withheld })).toEqual(PRICE_PARTS);
  }
});
