import type { Locale } from '../../../domain/locale.ts';
import type { Estate } from '../../../wire/estate.ts';
import type { SkarabeeListing } from '../../../wire/skarabee-listing.ts';
import { hashText, rngFor } from '../../basics/rng.ts';
import type { PlannedRoom } from '../../choice/floor-plans.ts';
import { SUB_TYPES } from '../../vocabulary/sub-types.ts';
import type { RoomId } from '../../vocabulary/vocabulary.ts';
import { type DemoEstate, isLetting } from '../demo-estate.ts';
import { estateOf } from '../document/estate-document.ts';
import { kindSpec } from '../kinds/kinds.ts';
import { ORDER_ENDED, SECOND_TRANSACTIONS, type SecondTransaction, SOON_TO_LET } from './transactions.ts';

/** A listing, and the estate that represents it in lists. */
export interface SecondSourceEstate {
  readonly listing: SkarabeeListing;
  readonly summary: Estate;
}

/** GUID of an estate: the same in every run. */
function guidOf(estate: Pick<DemoEstate, 'siteId' | 'id'>): string {
  const part = (salt: string) =>
    hashText(`${salt}:${estate.siteId}:${estate.id}`).toString(16).padStart(8, '0');
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(part);
  return `${a}-${b?.slice(0, 4)}-4${b?.slice(5)}-a${c?.slice(0, 3)}-${c?.slice(4)}${d}`;
}

/** Sub types for which the second source has other codes. */
const OWN_CODES: Readonly<Record<string, keyof typeof SUB_TYPES>> = {
  HOLIDAY_CHALET: 'CHALET',
  POND: 'RECREATION_LAND',
};

function transactionOf(estate: DemoEstate): SecondTransaction {
  const usual = SECOND_TRANSACTIONS[estate.transaction];
  const share = hashText(`second:${estate.id}`) % 4;
  if (estate.transaction === 5 && share === 0) return ORDER_ENDED;
  if (estate.transaction === 2 && share === 0) return SOON_TO_LET;
  return usual;
}

const facades = (estate: DemoEstate) => (estate.kind === 'townHouse' ? 2 : 4);

const round = (value: number) => Math.round(value * 10) / 10;

type Rooms = Readonly<Record<string, number>>;

const drawnRooms = ({ area, beds }: DemoEstate): Rooms => ({
  living: round((area ?? 0) * 0.27),
  kitchen1: round((area ?? 0) * 0.11),
  ...Object.fromEntries(
    Array.from({ length: beds ?? 0 }, (_, i) => [`bedroom${i + 1}`, round(17 - i * 1.7)]),
  ),
  bathroom1: round(6.4),
});

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Names of a plan's rooms at the second source: the first of a type, the second and so on. */
const OWN_NAMES: Partial<Record<RoomId, readonly string[]>> = {
  1: numbered('bedroom', 7),
  4: numbered('kitchen', 2),
  5: numbered('bathroom', 3),
  7: ['living'],
  16: numbered('toilet', 2),
  20: ['hall'],
  21: ['study'],
  22: ['laundry_room', 'store_room'],
  24: ['night_hall'],
};

/** m² by name. @throws RangeError when a plan has more rooms of a type than there are names. */
function plannedRooms(rooms: readonly PlannedRoom[]): Rooms {
  const measured = rooms.filter(({ surface }) => surface !== null);
  return Object.fromEntries(
    measured.map(({ typeId, surface }, index) => {
      const before = measured.slice(0, index).filter((room) => room.typeId === typeId).length;
      const name = OWN_NAMES[typeId]?.[before];
      if (name === undefined) throw new RangeError(`no name for room ${before + 1} of type ${typeId}`);
      return [name, surface ?? 0];
    }),
  );
}

/** Abroad, no region's scale converts a figure to a letter: the certificate contains the letter. */
const foreignLetter = ({ place }: DemoEstate) => (place.country === undefined ? null : 'D');

function groups(estate: DemoEstate): Partial<SkarabeeListing> {
  const rng = rngFor(`listing:${estate.id}`);
  const rooms = kindSpec(estate.kind).rooms;
  const letting = isLetting(estate.transaction);
  const abroad = estate.place.country !== undefined;
  // The cadastral income of land and garages is a fraction of that of a dwelling.
  const ki = Math.round(rng.int(480, 1_350) / (rooms ? 1 : estate.built === null ? 40 : 12));
  const flat = estate.floor !== null;
  const area = estate.area ?? 0;
  return {
    general: { dossierNumber: estate.reference, exclusive: rng.chance(0.1), key: `K${rng.int(10, 99)}` },
    construction: {
      bedrooms_count: estate.beds,
      bathrooms_count: estate.baths,
      toilets_count: estate.toilets,
      showers_count: rooms ? rng.int(0, 1) : null,
      floors_count: estate.storeys,
      facades_count: rooms && !flat ? facades(estate) : null,
      floor: estate.floor,
      construction_type: rooms && !flat ? (facades(estate) === 2 ? 'CLOSED' : 'OPEN') : null,
      condition: estate.built === null ? null : estate.condition,
      construction_year: estate.built,
      renovation_year: estate.renovated,
      new_construction: estate.condition === 'NEW',
      roof_type: rooms && !flat ? rng.pick(['SADDLEBACK', 'HIPPED']) : null,
      living_area_surface: estate.area,
      land_surface: estate.plot,
      lot_width: estate.kind === 'plot' ? estate.width : null,
      open_fires_count: estate.kind === 'stoneHouse' ? 1 : 0,
      cadastral_section: rng.pick(['A', 'B', 'C']),
    },
    comfort: rooms
      ? {
          kitchen_type: estate.tags.has('dated')
            ? 'SEMI_EQUIPPED'
            : rng.pick(['EQUIPPED', 'HYPER_EQUIPPED', 'AMERICAN_EQUIPPED']),
          bathroom_type: 'EQUIPPED',
          heating: estate.condition === 'NEW' ? 'ELECTRICITY' : rng.pick(['OIL', 'GAS', 'PELLET', 'WOOD']),
          central_heating: true,
          heat_pump: estate.condition === 'NEW',
          outside_carpentry: rng.pick(['WOOD', 'ALUMINUM', 'PLASTIC']),
          glazing_type: estate.tags.has('dated')
            ? 'SINGLE'
            : estate.condition === 'NEW'
              ? 'TRIPLE'
              : 'DOUBLE',
          electricity_connection: true,
          electricity_meter_type: rng.pick(['SINGLE', 'DAY_AND_NIGHT', 'SMART_METER']),
          gas_connection: rng.chance(0.4),
          water_connection: true,
          sewer_connection: rng.chance(0.7),
          lift: flat ? estate.tags.has('lift') : null,
          solar_panels: rng.chance(0.3),
          swimming_pool: estate.tags.has('pool'),
          domestic_animals_allowed: letting ? rng.pick(['YES', 'NO']) : null,
          heating_oil_tank_contents: rng.chance(0.3) ? 2_500 : -1,
          luxuryLevel: estate.kind === 'villa' ? 'LUXURIOUS' : 'AVERAGE',
        }
      : null,
    certification: {
      epc_number:
        estate.epc === null || abroad
          ? null
          : `${rng.int(2017, 2026)}${rng.int(10, 12)}${rng.int(10, 28)}${rng.int(100_000, 999_999)}`,
      epc_value: estate.epc,
      epc_year_value:
        estate.epc === null || estate.area === null ? null : Math.max(0, estate.epc * estate.area),
      energy_label: foreignLetter(estate),
      co2_emission: estate.epc === null ? null : Math.max(0, Math.round(estate.epc * 0.19)),
      electrical_certificate: estate.built === null ? null : 'OBTAINED',
      electrical_certificate_conformity: estate.condition === 'TO_RENOVATE' ? 'INVALID' : 'VALID',
      as_built_certificate: null,
    },
    financial: {
      price: estate.price,
      price_per_square_meter: !letting && area > 0 ? Math.round(estate.price / area) : null,
      cadastral_income: letting || abroad ? null : ki,
      cadastral_income_index: letting || abroad ? null : Math.round(ki * 2.2446),
      cadastral_income_index_year: letting || abroad ? null : 2025,
      monthly_costs: flat ? rng.int(9, 42) * 5 : -1,
      warranty: letting ? estate.price * 2 : null,
      registration_percentage: letting ? null : abroad ? 7 : 12.5,
      vat_regime: false,
      // Internal fields, never shown; a test of the content service checks that.
      purchase_price: Math.round(estate.price * 0.8),
      provision: 3,
    },
    other: {
      available: letting ? 'IMMEDIATE' : 'DEED',
      environment:
        { river: 'COUNTRYSIDE', forest: 'COUNTRYSIDE', city: 'TOWN', east: 'VILLAGE' }[
          estate.place.setting as string
        ] ?? 'RESIDENTIAL',
      garages_count: estate.garages,
      parking_spaces_count: estate.parkings,
      carports_count: 0,
      garden: estate.garden !== null ? 'YES' : rooms ? 'NO' : null,
      garden_type: estate.garden === null ? null : rng.pick(['ONLY_LAWN', 'FULLY_LANDSCAPED']),
      garden_orientation: estate.garden === null ? null : estate.orientation,
      garden_surface: estate.garden,
      shops_distance: rng.int(2, 30) * 50,
      public_transport_distance: rng.int(1, 12) * 50,
      school_distance: rng.int(2, 40) * 50,
      beach_distance: -1,
      geo_precision: 3,
    },
    planning:
      letting || abroad
        ? null
        : {
            most_recent_destination: rng.pick(['WG', 'WGL', 'NI']),
            permission: 'YES',
            proceeding: null,
            subdivision_permit: 'NO',
            priority_purchase: 'NO',
            protected_heritage: null,
          },
    flood_information: abroad
      ? null
      : { effectively_vulnerable: rng.pick(['NO', 'NO', 'UNKNOWN', 'YES']), possibly_vulnerable: 'NO' },
    notary_cost: letting ? null : { notary_fee: Math.round(estate.price * 0.011), fixed_fee: 1_100 },
    layout: rooms
      ? {
          ...(estate.rooms === null ? drawnRooms(estate) : plannedRooms(estate.rooms)),
          ...(estate.terrace ? { terrace: estate.terrace } : {}),
        }
      : null,
  };
}

/** The second source has one media address: the tour, else the film. */
const media = ({ videos }: Estate): SkarabeeListing['media'] => {
  const link = (videos?.find(({ typeId }) => typeId === 2) ?? videos?.[0])?.link;
  return link ? { virtual_visit_url: link } : null;
};

/** An estate in the format of the second source, with its summary. */
export function secondSourceEstate(estate: DemoEstate, locales: readonly Locale[]): SecondSourceEstate {
  const guid = guidOf(estate);
  const document = estateOf(estate, locales);
  const { general } = document;
  const transaction = transactionOf(estate);
  const code = OWN_CODES[estate.subType] ?? estate.subType;
  const listing: SkarabeeListing = {
    guid,
    external_id: estate.reference,
    type: SUB_TYPES[estate.subType].type,
    subType: code,
    status: transaction.status,
    transaction: { id: transaction.id, name: transaction.name },
    title: general.title,
    description: general.description,
    short_description: general.shortDescription,
    publicationDate: estate.published,
    sticker: general.sticker,
    address: general.address,
    geo: {
      lat: estate.lat,
      lon: estate.lon,
      precision: 3,
      ...(estate.place.country === undefined ? {} : { address: { country: estate.place.country } }),
    },
    pictures: document.pictures,
    ...groups(estate),
    media: media(document),
  };
  const summary: Estate = {
    guid,
    general: {
      ...general,
      // Same code as the listing: its card and its page share an address, which contains the code.
      subType: { id: SUB_TYPES[code].id, name: SUB_TYPES[code].name },
      transaction: { id: transaction.id, name: transaction.name },
    },
    dimensions: { areaBuild: estate.area, areaGround: estate.plot },
    energy:
      estate.epc === null
        ? null
        : { epcValue: estate.epc, energyLabel: foreignLetter(estate) ?? document.energy?.energyLabel },
    pictures: document.pictures,
  };
  return { listing, summary };
}

/** About a third of Ardenne Habitat's estates come from the second source. */
export const isSecondSource = (estate: Pick<DemoEstate, 'siteId' | 'id'>): boolean =>
  estate.siteId === 'ardenne' && hashText(`source:${estate.id}`) % 3 === 0;
