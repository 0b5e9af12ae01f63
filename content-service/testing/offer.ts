import type { Estate } from '#wire/estate.ts';
import { estateStatements, type Statement, siteStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from './fixtures.ts';

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const BRUGGE = aCity(1202, '8000', 'Brugge', 51.21, 3.22);
const LEUVEN = aCity(1203, '3000', 'Leuven', 50.88, 4.7);
const LIEGE = aCity(1204, '4000', 'Élouges', 50.4, 3.75);

const HOUSE = { id: 3, name: { nl: 'Huis' } };
const FLAT = { id: 1, name: { nl: 'Appartement', fr: 'Appartement' } };
const LAND = { id: 2, name: { nl: 'Grond' } };
const PROJECT = { id: 9, name: { nl: 'Project' } };

const SALE = { id: 1, name: { nl: 'Te koop' } };
const RENT = { id: 2, name: { nl: 'Te huur' } };
const OPTION = { id: 3, name: { nl: 'In optie' } };
const SOLD = { id: 5, name: { nl: 'Verkocht' } };

const on = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00+02:00`;

type General = Estate['general'];
type Row = readonly [
  id: number,
  headType: object,
  transaction: General['transaction'],
  price: number,
  bedrooms: number,
  address: General['address'],
  rest: Partial<General>,
  options?: Parameters<typeof estateStatements>[2],
];

const SEA = { nl: 'Villa met zeezicht', fr: 'Vue sur mer, très près de la plage' };
const NEW = { collections: ['new'] };
const dated = (day: number) => ({ publicationDate: on(day) });
const unit = (floor: number) => ({ parentId: 10, floor });
const project = { project: true, price: { value: 250_000, priceFrom: true } };

const FIRST: readonly Row[] = [
  [1, HOUSE, SALE, 500_000, 3, KNOKKE, { ...dated(1), subType: { id: 31 }, description: SEA }],
  [2, FLAT, SALE, -1, 2, KNOKKE, { ...dated(2), subType: { id: 4 } }],
  [3, FLAT, RENT, 950, 1, BRUGGE, { ...dated(3), subType: { id: 11 } }],
  [4, LAND, OPTION, 0, -1, BRUGGE, { publicationDate: null }],
  [5, HOUSE, SALE, 400_000, 7, { ...LEUVEN, visible: false }, dated(5)],
  [6, HOUSE, SOLD, 350_000, 4, LIEGE, dated(6)],
  [10, PROJECT, SALE, 250_000, -1, LEUVEN, { ...dated(7), ...project }],
  [11, FLAT, SALE, 250_000, 1, LEUVEN, unit(0)],
  [12, FLAT, SALE, 450_000, 3, LEUVEN, unit(2), NEW],
  [13, FLAT, SALE, -1, 2, LEUVEN, unit(1)],
  [14, FLAT, SOLD, 300_000, 5, LEUVEN, unit(1)],
  [15, FLAT, SALE, 100_000, 9, LEUVEN, unit(1), { withdrawnAt: on(9) }],
];
/** Of the second source, whose own status comes first. */
const SECOND: readonly (readonly [status: string, ...Row])[] = [
  ['OPTION_FOR_SALE', 20, HOUSE, { id: 3, name: { nl: 'Optie' } }, 320_000, 3, BRUGGE, dated(8), NEW],
  ['SOLD', 21, HOUSE, { id: 1, name: { nl: 'Verkocht' } }, 330_000, 2, BRUGGE, dated(9)],
];
const WITHDRAWN: Row = [30, HOUSE, SALE, 410_000, 3, KNOKKE, dated(10), { withdrawnAt: on(11) }];

/** What the homes of the first source say of their traits, by id; the others say nothing. */
const TRAITS: Readonly<Record<number, Parameters<typeof anEstate>[2]>> = {
  1: {
    dimensions: { areaBuild: 180, areaGround: 650 },
    energy: { energyLabel: 'C' },
    technical: {
      directionGarden: 'S',
      constructionYear: 1990,
      condition: { id: 'GOOD_CONDITION' },
      buildingType: { id: 'OPEN' },
    },
  },
  2: {
    dimensions: { areaBuild: 95 },
    energy: { energyLabel: 'B' },
    technical: { elevator: true, petsAllowed: false },
    layout: [{ typeId: 10, surface: 12 }],
  },
  3: {
    dimensions: { areaBuild: 60 },
    technical: { furniture: true, petsAllowed: true, available: { id: 'IMMEDIATE' } },
  },
  6: {
    dimensions: { areaBuild: 140, areaGround: 300 },
    technical: { condition: { id: 'TO_RENOVATE' }, availableDate: '2027-03-01', renovationYear: 2015 },
  },
  10: { technical: { newBuilding: true, elevator: true } },
  11: { dimensions: { areaBuild: 70 } },
  12: { dimensions: { areaBuild: 110 }, technical: { elevator: false }, layout: [{ typeId: 6 }] },
};
/** What those of the second source say of theirs. */
const LISTED: Readonly<Record<number, object>> = {
  20: {
    certification: { energy_label: 'A' },
    comfort: { lift: 'NO', domestic_animals_allowed: 'YES' },
    construction: { facades_count: 3, living_area_surface: 150 },
    other: { garden: 'YES', side_sea_view: true },
  },
};

const estateOf = ([id, headType, transaction, value, bedroomCount, address, rest]: Row): Estate =>
  anEstate(id, { headType, transaction, price: { value }, bedroomCount, address, ...rest }, TRAITS[id]);

/** A small offer with known estates, for tables of request → ids. */
export const anOffer = (siteId: string): Statement[] => [
  ...siteStatements(aSite(siteId)),
  ...FIRST.flatMap((row) => estateStatements(siteId, estateOf(row), row[7])),
  ...SECOND.flatMap(([status, ...row]) =>
    listingStatements(siteId, aListing(aGuid(row[0]), { status, ...LISTED[row[0]] }), estateOf(row), row[7]),
  ),
  ...estateStatements(siteId, estateOf(WITHDRAWN), WITHDRAWN[7]),
];
