import type { Locale } from '../../../domain/locale.ts';
import type { Estate } from '../../../worker/content/schemas/estate.ts';
import type { SkarabeeListing } from '../../../worker/content/schemas/skarabee-listing.ts';
import { estateOf } from '../estate-document.ts';
import type { PlannedRoom } from '../floor-plans.ts';
import { type Home, isLetting } from '../home.ts';
import { kindSpec } from '../kinds.ts';
import { hashText, rngFor } from '../rng.ts';
import { type RoomId, SUB_TYPES } from '../vocabulary.ts';
import { ORDER_ENDED, SECOND_TRANSACTIONS, type SecondTransaction, SOON_TO_LET } from './transactions.ts';

/** A listing and the estate that stands for it in lists. */
export interface SecondSourceHome {
  readonly listing: SkarabeeListing;
  readonly summary: Estate;
}

/** GUID of a home: the same at every run. */
export function guidOf(home: Pick<Home, 'siteId' | 'id'>): string {
  const part = (salt: string) => hashText(`${salt}:${home.siteId}:${home.id}`).toString(16).padStart(8, '0');
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(part);
  return `${a}-${b?.slice(0, 4)}-4${b?.slice(5)}-a${c?.slice(0, 3)}-${c?.slice(4)}${d}`;
}

/** Sub types that the second source codes in its own way. */
const OWN_CODES: Readonly<Record<string, keyof typeof SUB_TYPES>> = {
  HOLIDAY_CHALET: 'CHALET',
  POND: 'RECREATION_LAND',
};

function transactionOf(home: Home): SecondTransaction {
  const usual = SECOND_TRANSACTIONS[home.transaction];
  const share = hashText(`second:${home.id}`) % 4;
  if (home.transaction === 5 && share === 0) return ORDER_ENDED;
  if (home.transaction === 2 && share === 0) return SOON_TO_LET;
  return usual;
}

const facades = (home: Home) => (home.kind === 'townHouse' ? 2 : 4);

const round = (value: number) => Math.round(value * 10) / 10;

type Rooms = Readonly<Record<string, number>>;

const drawnRooms = ({ area, beds }: Home): Rooms => ({
  living: round((area ?? 0) * 0.27),
  kitchen1: round((area ?? 0) * 0.11),
  ...Object.fromEntries(
    Array.from({ length: beds ?? 0 }, (_, i) => [`bedroom${i + 1}`, round(17 - i * 1.7)]),
  ),
  bathroom1: round(6.4),
});

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Rooms of a plan as the second source calls them: the first of a type, the second and so on. */
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

function groups(home: Home): Partial<SkarabeeListing> {
  const rng = rngFor(`listing:${home.id}`);
  const rooms = kindSpec(home.kind).rooms;
  const letting = isLetting(home.transaction);
  // Land and boxes are assessed at a fraction of a home.
  const ki = Math.round(rng.int(480, 1_350) / (rooms ? 1 : home.built === null ? 40 : 12));
  const flat = home.floor !== null;
  const area = home.area ?? 0;
  return {
    general: { dossierNumber: home.reference, exclusive: rng.chance(0.1), key: `K${rng.int(10, 99)}` },
    construction: {
      bedrooms_count: home.beds,
      bathrooms_count: home.baths,
      toilets_count: home.toilets,
      showers_count: rooms ? rng.int(0, 1) : null,
      floors_count: home.storeys,
      facades_count: rooms && !flat ? facades(home) : null,
      floor: home.floor,
      construction_type: rooms && !flat ? (facades(home) === 2 ? 'CLOSED' : 'OPEN') : null,
      condition: home.built === null ? null : home.condition,
      construction_year: home.built,
      renovation_year: home.renovated,
      new_construction: home.condition === 'NEW',
      roof_type: rooms && !flat ? rng.pick(['SADDLEBACK', 'HIPPED']) : null,
      living_area_surface: home.area,
      land_surface: home.plot,
      lot_width: home.kind === 'plot' ? home.width : null,
      open_fires_count: home.kind === 'stoneHouse' ? 1 : 0,
      cadastral_section: rng.pick(['A', 'B', 'C']),
    },
    comfort: rooms
      ? {
          kitchen_type: home.tags.has('dated')
            ? 'SEMI_EQUIPPED'
            : rng.pick(['EQUIPPED', 'HYPER_EQUIPPED', 'AMERICAN_EQUIPPED']),
          bathroom_type: 'EQUIPPED',
          heating: home.condition === 'NEW' ? 'ELECTRICITY' : rng.pick(['OIL', 'GAS', 'PELLET', 'WOOD']),
          central_heating: true,
          heat_pump: home.condition === 'NEW',
          outside_carpentry: rng.pick(['WOOD', 'ALUMINUM', 'PLASTIC']),
          glazing_type: home.tags.has('dated') ? 'SINGLE' : home.condition === 'NEW' ? 'TRIPLE' : 'DOUBLE',
          electricity_connection: true,
          electricity_meter_type: rng.pick(['SINGLE', 'DAY_AND_NIGHT', 'SMART_METER']),
          gas_connection: rng.chance(0.4),
          water_connection: true,
          sewer_connection: rng.chance(0.7),
          lift: flat ? home.tags.has('lift') : null,
          solar_panels: rng.chance(0.3),
          swimming_pool: home.tags.has('pool'),
          domestic_animals_allowed: letting ? rng.pick(['YES', 'NO']) : null,
          heating_oil_tank_contents: rng.chance(0.3) ? 2_500 : -1,
          luxuryLevel: home.kind === 'villa' ? 'LUXURIOUS' : 'AVERAGE',
        }
      : null,
    certification: {
      epc_number:
        home.epc === null
          ? null
          : `${rng.int(2017, 2026)}${rng.int(10, 12)}${rng.int(10, 28)}${rng.int(100_000, 999_999)}`,
      epc_value: home.epc,
      epc_year_value: home.epc === null || home.area === null ? null : Math.max(0, home.epc * home.area),
      energy_label: null,
      co2_emission: home.epc === null ? null : Math.max(0, Math.round(home.epc * 0.19)),
      electrical_certificate: home.built === null ? null : 'OBTAINED',
      electrical_certificate_conformity: home.condition === 'TO_RENOVATE' ? 'INVALID' : 'VALID',
      as_built_certificate: null,
    },
    financial: {
      price: home.price,
      price_per_square_meter: !letting && area > 0 ? Math.round(home.price / area) : null,
      cadastral_income: letting ? null : ki,
      cadastral_income_index: letting ? null : Math.round(ki * 2.2446),
      cadastral_income_index_year: letting ? null : 2025,
      monthly_costs: flat ? rng.int(9, 42) * 5 : -1,
      warranty: letting ? home.price * 2 : null,
      registration_percentage: letting ? null : 12.5,
      vat_regime: false,
      // For the agency's own use: never shown, and a test of the content service that they are not.
      purchase_price: Math.round(home.price * 0.8),
      provision: 3,
    },
    other: {
      available: letting ? 'IMMEDIATE' : 'DEED',
      environment:
        { river: 'COUNTRYSIDE', forest: 'COUNTRYSIDE', city: 'TOWN', east: 'VILLAGE' }[
          home.place.setting as string
        ] ?? 'RESIDENTIAL',
      garages_count: home.garages,
      parking_spaces_count: home.parkings,
      carports_count: 0,
      garden: home.garden !== null ? 'YES' : rooms ? 'NO' : null,
      garden_type: home.garden === null ? null : rng.pick(['ONLY_LAWN', 'FULLY_LANDSCAPED']),
      garden_orientation: home.garden === null ? null : home.orientation,
      garden_surface: home.garden,
      shops_distance: rng.int(2, 30) * 50,
      public_transport_distance: rng.int(1, 12) * 50,
      school_distance: rng.int(2, 40) * 50,
      beach_distance: -1,
      geo_precision: 3,
    },
    planning: letting
      ? null
      : {
          most_recent_destination: rng.pick(['WG', 'WGL', 'NI']),
          permission: 'YES',
          proceeding: null,
          subdivision_permit: 'NO',
          priority_purchase: 'NO',
          protected_heritage: null,
        },
    flood_information: {
      effectively_vulnerable: rng.pick(['NO', 'NO', 'UNKNOWN', 'YES']),
      possibly_vulnerable: 'NO',
    },
    notary_cost: letting ? null : { notary_fee: Math.round(home.price * 0.011), fixed_fee: 1_100 },
    layout: rooms
      ? {
          ...(home.rooms === null ? drawnRooms(home) : plannedRooms(home.rooms)),
          ...(home.terrace ? { terrace: home.terrace } : {}),
        }
      : null,
  };
}

/** The second source knows one address for all media: the tour, else the film. */
const media = ({ videos }: Estate): SkarabeeListing['media'] => {
  const link = (videos?.find(({ typeId }) => typeId === 2) ?? videos?.[0])?.link;
  return link ? { virtual_visit_url: link } : null;
};

/** A home as the second source sends it, with its summary. */
export function secondSourceHome(home: Home, locales: readonly Locale[]): SecondSourceHome {
  const guid = guidOf(home);
  const estate = estateOf(home, locales);
  const { general } = estate;
  const transaction = transactionOf(home);
  const code = OWN_CODES[home.subType] ?? home.subType;
  const listing: SkarabeeListing = {
    guid,
    external_id: home.reference,
    type: SUB_TYPES[home.subType].type,
    subType: code,
    status: transaction.status,
    transaction: { id: transaction.id, name: transaction.name },
    title: general.title,
    description: general.description,
    short_description: general.shortDescription,
    publicationDate: home.published,
    sticker: general.sticker,
    address: general.address,
    geo: { lat: home.lat, lon: home.lon, precision: 3 },
    pictures: estate.pictures,
    ...groups(home),
    media: media(estate),
  };
  const summary: Estate = {
    guid,
    general: {
      ...general,
      // As the listing codes it: its card and its page share an address, and the address names it.
      subType: { id: SUB_TYPES[code].id, name: SUB_TYPES[code].name },
      transaction: { id: transaction.id, name: transaction.name },
    },
    dimensions: { areaBuild: home.area, areaGround: home.plot },
    energy: home.epc === null ? null : { epcValue: home.epc, energyLabel: estate.energy?.energyLabel },
    pictures: estate.pictures,
  };
  return { listing, summary };
}

/** About a third of Ardenne Habitat's homes come from the second source. */
export const isSecondSource = (home: Pick<Home, 'siteId' | 'id'>): boolean =>
  home.siteId === 'ardenne' && hashText(`source:${home.id}`) % 3 === 0;
